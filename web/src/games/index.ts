/** The one place where a game's face is registered; everything else speaks the wire protocol alone. */
import type { Component } from 'svelte';
import type { Sorts } from '../lib/hand.svelte';
import type { Choice, View } from '../lib/protocol';
import type { Told } from '../lib/told';
import { speech } from '../lib/words.svelte';
import type { CardIndex } from './cards';
import OnMarsCover from './on-mars/Cover.svelte';
import RedDustRebellionCover from './red-dust-rebellion/Cover.svelte';
import TerraformingMarsCover from './terraforming-mars/Cover.svelte';
import TwilightStruggleCover from './twilight-struggle/Cover.svelte';

export interface SeatFace { ref: string; colour: string; shape: 'square' | 'round' | 'hexagon' | 'diamond' | 'triangle' }

/** 84×118, 128×150 in hand on a wide screen, 150×210, 300×420. */
export type CardSize = 'small' | 'hand' | 'medium' | 'large';

export interface Cards { cards: string[]; hidden: number }

/** What the page knows of a game; `Look` is the picture of the table that its server sends,
 * `Odds` and `Price` are what it foretells of a choice. */
export interface GameFace<Look = unknown, Odds = unknown, Price = unknown> {
  /** Prefix of the game's words. */
  prefix: string;
  /** The board, drawn from the game's own picture of the table. */
  Board?: Component<{ look: Look }, { fit?: () => void }>;
  /** A card in its sizes, by its id or, where a game has several decks, by its reference (`asset/loyalty`). */
  Card?: Component<{ id: string; size: CardSize }>;
  /** What a seat has and is worth, for the rail. */
  Seat?: Component<{ look: Look; seat: number }>;
  /** What lies beside the board and belongs to no seat: order of play, cards in force; below the seats in the rail. */
  Beside?: Component<{ look: Look }>;
  /** What a choice is likely to bring (odds, costs), before it is made. */
  Odds?: Component<{ look: Look; choice: Choice<Odds, Price> }>;
  /** The score and the way to victory in one line. */
  Score?: Component<{ look: Look }>;
  /** How the points came about, shown with the result; seats come in the order of their ranks. */
  Result?: Component<{ look: Look; order: number[] }>;
  /** The cards in the tray of a seat, and how many more it holds face down. */
  hand?: (look: Look, eyes: number) => Cards;
  /** Whether a seat can ever have cards in its tray, where not everybody does. */
  holds?: (look: Look, eyes: number) => boolean;
  /** The cards on the table before everybody: being resolved, or lying ready face down. */
  stage?: (look: Look) => Cards;
  /** The `home` where a piece (`card/fidel`, `influence/us`) lies while no `piece` is drawn for it. */
  lies?: (look: Look, piece: string, eyes: number) => string | null;
  /** A seat's sign; it may depend on who plays what at this table. */
  seat?: (seat: number, look?: Look) => SeatFace;
  /** Where a choice is drawn, where that is not its target: a step of a piece on the hex it leads to. */
  placeOf?: (choice: Choice, look: Look, eyes: number) => string;
  /** The key of a thing's name, where it is called otherwise at this table. */
  called?: (look: Look, ref: string) => string | null;
  /** Which target a named thing is drawn as, where its kind is called otherwise: country/iran is space/iran. */
  targetOf?: (ref: string) => string;
  /** The named thing a target stands for: space/iran is country/iran. */
  thingOf?: (target: string) => string;
  /** How often one touch makes a choice: crystals that are owed together are paid together. */
  times?: (choice: Choice, view: View<Look>) => number;
  /** How a choice is worded, where more is known of it than its name says. */
  worded?: (choice: Choice<Odds, Price>, view: View<Look>) => string | null;
  /** The key of the words for what decides where a choice leads to chance. */
  chance?: string;
  /** Whether the board asks a choice in a form of its own, so that it is no button. */
  inForm?: (view: View<Look>, choice: Choice) => boolean;
  /** The words of an ending say who won; it may be nobody's seat. */
  endTellsWinner?: boolean;
  /** How what happened is told: the log, cards shown large, sounds. */
  told?: Told<Look>;
  /** A turn of the game, to step through records. */
  turnOf?: (look: Look) => string;
  /** What a hand may be sorted by, besides what can be played: the lower number comes first. */
  sorts?: Sorts;
  /** Its cards, to look through outside of play. */
  cards?: CardIndex;
}

/** A face for the register: there every look is just what the server sent. */
export function faceFor<Look, Odds = unknown, Price = unknown>(face: GameFace<Look, Odds, Price>): GameFace {
  return face as GameFace;
}

/** A side that one may play at once: where one sits, and what has to be chosen for it. */
export interface Side { word: string; seat: number; options?: Record<string, string> }

interface Entry {
  load: () => Promise<{ default: GameFace }>;
  Cover: Component;
  /** Where it matters who one is. */
  sides?: Side[];
}

const GAMES: Record<string, Entry> = {
  om: { load: () => import('./on-mars'), Cover: OnMarsCover },
  rd: {
    load: () => import('./red-dust-rebellion'),
    Cover: RedDustRebellionCover,
    sides: [
      { word: 'rd-faction-mg', seat: 0, options: { factions: 'mg_rd_corp_cr' } },
      { word: 'rd-faction-corp', seat: 0, options: { factions: 'corp_rd_cr_mg' } },
      { word: 'rd-faction-rd', seat: 0, options: { factions: 'rd_cr_mg_corp' } },
      { word: 'rd-faction-cr', seat: 0, options: { factions: 'cr_corp_mg_rd' } },
    ],
  },
  tm: { load: () => import('./terraforming-mars'), Cover: TerraformingMarsCover },
  ts: {
    load: () => import('./twilight-struggle'),
    Cover: TwilightStruggleCover,
    sides: [{ word: 'ts-board-seat-0', seat: 0 }, { word: 'ts-board-seat-1', seat: 1 }],
  },
};

/** A game as it is shown, with its words. Without a face it is still playable: its choices are listed. */
export async function faceOf({ id, prefix }: { id: string; prefix: string }): Promise<GameFace> {
  const [face] = await Promise.all([GAMES[prefix]?.load(), speech.learn(id)]);
  return face?.default ?? { prefix };
}

/** The picture of a game in the lobby. */
export function coverOf(prefix: string): Component | undefined {
  return GAMES[prefix]?.Cover;
}

/** The sides of a game among which one may choose before it begins. */
export function sidesOf(prefix: string): Side[] {
  return GAMES[prefix]?.sides ?? [];
}

/** Whether a game has cards to look through. */
export function hasCards(prefix: string): boolean {
  return prefix in GAMES;
}

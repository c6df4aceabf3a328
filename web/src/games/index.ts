/** The one place where a game's face is registered; everything else speaks the wire protocol alone. */
import type { Component } from 'svelte';
import type { Choice, View } from '../lib/protocol';
import type { Told } from '../lib/told';
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
  /** Whether the board asks a choice in a form of its own, so that it is no button. */
  inForm?: (view: View<Look>, choice: Choice) => boolean;
  /** The words of an ending say who won; it may be nobody's seat. */
  endTellsWinner?: boolean;
  /** How what happened is told: the log, cards shown large, sounds. */
  told?: Told<Look>;
  /** A turn of the game, to step through records. */
  turnOf?: (look: Look) => string;
}

/** A face for the register: there every look is just what the server sent. */
export function faceFor<Look, Odds = unknown, Price = unknown>(face: GameFace<Look, Odds, Price>): GameFace {
  return face as GameFace;
}

interface Entry { load: () => Promise<{ default: GameFace }>; Cover: Component }

const GAMES: Record<string, Entry> = {
  om: { load: () => import('./on-mars'), Cover: OnMarsCover },
  rd: { load: () => import('./red-dust-rebellion'), Cover: RedDustRebellionCover },
  tm: { load: () => import('./terraforming-mars'), Cover: TerraformingMarsCover },
  ts: { load: () => import('./twilight-struggle'), Cover: TwilightStruggleCover },
};

/** A game without a face is still playable: its choices are listed. */
export async function faceOf(prefix: string): Promise<GameFace> {
  const entry = GAMES[prefix];
  return entry ? (await entry.load()).default : { prefix };
}

/** The picture of a game in the lobby. */
export function coverOf(prefix: string): Component | undefined {
  return GAMES[prefix]?.Cover;
}

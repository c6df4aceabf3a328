/** The messages of docs/protocol.md, as far as the page uses them. */

export type Args = Record<string, string | number>;
export interface Words { key: string; rule: string; args: Args }

/** How a question is to be answered, whatever the game: `least` and `most` count choices, or bound a number. */
export interface Shape {
  kind: 'one' | 'some' | 'spread' | 'pair' | 'number' | 'either' | 'free';
  verbs: string[]; stop: string | null; least: number; most: number; picked: number;
}
/** What somebody is asked; its shape is told only to whoever is to answer. */
export interface Question extends Words { shape?: Shape }
export interface LogEntry extends Words { private: boolean }

export interface Person {
  id: string; name: string; guest: boolean; language: string;
  email: string | null; verified: boolean; webhook: string | null; remind: boolean;
  /** Until when one may not chat; `never` where it does not end. */
  muted: string | null;
}
/** Somewhere that a person is signed in. */
export interface SignIn { id: string; current: boolean; browser: string; address: string; created: string; used: string; expires: string }

export interface Option {
  name: string; type: 'switch' | 'number' | 'choice'; default: boolean | number | string;
  choices: (boolean | number | string)[];
  /** With how many seats, least and most, the option makes a difference. */
  seats: [number, number];
}
/** A bot that people may seat; `seconds` is how long it may think about a decision, 0 where it answers at once. */
export interface Level {
  name: string; seconds: number;
  rating: { value: number; low: number; high: number; games: number } | null;
}
export interface Game {
  id: string; prefix: string; seats: [number, number]; rules_version: number;
  options: Option[]; levels: Level[]; usual: string; guides: string[]; imports: string[];
}

export interface Clock { kind: 'move' | 'player'; seconds: number; increment: number; then: 'bot' | 'resign' }
/** `owner` is for whom a bot plays; `away` since when a player is, `until` how long the seat is kept for them. */
export interface Seat {
  seat: number; kind: 'person' | 'bot' | 'open'; name: string | null; guest: boolean; bot?: string; owner: string | null;
  connected: boolean; away: string | null; until: string | null; resigned: boolean;
}
export interface Result {
  how: 'rules' | 'resign' | 'time' | 'abandoned'; reason: string | null; seat: number | null;
  ranks: number[] | null; scores: number[] | null;
}
export interface TableSummary {
  id: string; game: string; name: string; state: 'open' | 'running' | 'finished'; public: boolean;
  options: Record<string, boolean | number | string>; clock: Clock | null; seats: Seat[]; mine: number[]; host: boolean; removable: boolean;
  /** Seats of mine that a bot plays, and seats with a link of mine that nobody has used. */
  lost: number[]; links: number[];
  /** Who wants to play again, and who has not said so. */
  offer: { yes: number[]; waiting: number[] } | null;
  actors: number[]; guide: string | null; rematch: string | null; result: Result | null; created: string; moved: string;
  /** It cannot be opened right now. */
  broken: boolean;
}

/** Is a table waiting for a move of the one who looks at it? */
export const yours = (table: TableSummary): boolean => table.state === 'running' && !table.broken && table.actors.some((seat) => table.mine.includes(seat));

const DAY_MS = 86_400_000;
/** Is the seat of somebody who is away kept for days? People come and go there, and nobody needs to hear of it. */
export const keptForDays = ({ away, until }: Seat): boolean => away !== null && until !== null && Date.parse(until) - Date.parse(away) >= DAY_MS;

/** Is somebody asked to play again, and has not answered? */
export const askedAgain = (table: TableSummary): boolean => table.offer?.waiting.some((seat) => table.mine.includes(seat)) ?? false;

/** A move; where the rules know it beforehand, what its dice can do, and what it costs and brings. */
export interface Choice<Odds = unknown, Price = unknown> { do: string; verb: string; target: string; args: Args; odds?: Odds; price?: Price }
export interface Guide { name: string; step: number; steps: number; key: string | null; do: string | null }
export interface View<Table = unknown> {
  seat: number; position: number; actors: number[]; prompt: Question | null;
  legal: Choice[]; asides: Choice[]; table: Table; log: { from: number; entries: LogEntry[] }; since: number;
  can_undo: boolean; can_retract: boolean; can_ask: boolean;
  clock: { left: (number | null)[]; running: number[] } | null; guide: Guide | null; result: Result | null;
}
export interface ChatLine { n: number; at: string; name: string; seat: number; text: string }
export interface Proposal {
  id: number; seat: number; about: 'undo' | 'abandon' | 'bot'; of: number | null; bot: string | null;
  yes: number[]; waiting: number[];
}
export interface Refusal { move: string; reason: Words | null }
/** What a move would lose: `grave` the game or a great deal of it, `waste` something, `note` nothing that could be kept. */
export interface Warning extends Words { grade: 'grave' | 'waste' | 'note' }
/** What may keep a move from being made at once: a warning, or that it cannot be taken back. */
export type Doubt = Warning['grade'] | 'final';
export interface Preview { chance: boolean; table: unknown; log: LogEntry[]; prompt: Question | null; actors?: number[]; warnings: Warning[] }
export interface WireError { code: string; detail: string; position?: number; move?: string; reason?: Words | null; after?: number; why?: string; until?: string; quota?: string; most?: number }

export type Incoming =
  | { type: 'welcome'; table: TableSummary; seat: number; chat: ChatLine[] }
  | ({ type: 'view' } & View)
  | { type: 'table'; table: TableSummary; thinking: number[]; proposals: Proposal[] }
  | ({ type: 'chat' } & ChatLine)
  | { type: 'done'; re: number; position?: number }
  | { type: 'why'; re: number; move?: string; reason?: Words | null; target?: string; reasons?: Refusal[] }
  | ({ type: 'preview'; re: number } & Preview)
  | { type: 'log'; re: number; from: number; entries: LogEntry[] }
  | { type: 'error'; re?: number; error: WireError };

/** A part of the table in words: lines, and rows under heads, the first of each row its name. */
export interface Part { id: string; title: string; lines: string[]; heads: string[]; rows: string[][] }
export interface TableInWords {
  seat: number; position: number; actors: number[]; since: number; news: string[]; question: string; rule: string;
  options: { do: string; text: string }[]; parts: Part[]; result: string[];
}

export interface Mark { at: number; seat: number; log: number }
/** A page of the list for a scrubber; `next` begins the one after it. */
export interface ReplayList { last: number; seat: number; left_out: number; marks: Mark[]; next: number | null }
export interface ImportJob { id: string; state: 'working' | 'done' | 'failed'; done: number; of: number; table: string | null; error: WireError | string | null; warnings: string[] }

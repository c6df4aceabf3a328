/** The messages of docs/protocol.md, as far as the page uses them. */

export type Args = Record<string, string | number>;
export interface Words { key: string; rule: string; args: Args }
export interface LogEntry extends Words { hidden: boolean }

export interface Person {
  id: string; name: string; guest: boolean; language: string;
  email: string | null; webhook: string | null; remind: boolean;
}

export interface Option {
  name: string; type: 'bool' | 'int' | 'choice'; default: boolean | number | string;
  min?: number; max?: number; choices?: string[];
}
export interface Game {
  id: string; prefix: string; seats: [number, number]; rules_version: number;
  options: Option[]; bots: string[]; guides: string[]; imports: string[];
}

export interface Clock { kind: 'move' | 'player'; seconds: number; increment: number; then: 'bot' | 'resign' }
export interface Seat { seat: number; kind: 'person' | 'bot' | 'open'; name: string | null; bot?: string; connected: boolean }
export interface Result {
  how: 'rules' | 'resign' | 'time' | 'abandoned'; end?: Words; seat?: number; ranks: number[]; scores: number[][];
}
export interface TableCard {
  id: string; game: string; name: string; state: 'open' | 'running' | 'finished'; public: boolean;
  options: Record<string, boolean | number | string>; clock: Clock | null; seats: Seat[]; mine: number[]; host: boolean;
  actors: number[]; guide: string | null; rematch: string | null; result: Result | null; created: string; moved: string;
}

export interface Choice { move: string; verb: string; target: string; args: Args }
export interface Guide { id: string; step: number; steps: number; key: string; target: string | null }
export interface View {
  eyes: number; position: number; turn: number; actors: number[]; prompt: Words | null;
  legal: Choice[]; asides: Choice[]; table: unknown; log: { from: number; entries: LogEntry[] }; since: number;
  undo: { can: boolean; retract: boolean; ask: boolean };
  clock: { left: number[]; running: number[] } | null; guide: Guide | null; result: Result | null;
}
export interface ChatLine { n: number; at: string; name: string; seat: number; text: string }
export interface Proposal {
  id: number; seat: number; about: 'undo' | 'abandon' | 'bot'; of: number | null; bot: string | null;
  yes: number[]; waiting: number[];
}
export interface Refusal { move: string; reason: Words | null }
export interface Preview { chance: boolean; table: unknown; log: LogEntry[]; prompt: Words | null; actors?: number[] }
export interface WireError { code: string; detail: string; position?: number; move?: string; reason?: Words | null; after?: number }

export type Incoming =
  | { type: 'welcome'; table: TableCard; eyes: number; chat: ChatLine[] }
  | ({ type: 'view' } & View)
  | { type: 'table'; table: TableCard; thinking: number[]; proposals: Proposal[] }
  | ({ type: 'chat' } & ChatLine)
  | { type: 'done'; re: number; position?: number }
  | { type: 'why'; re: number; move?: string; reason?: Words | null; target?: string; reasons?: Refusal[] }
  | ({ type: 'preview'; re: number } & Preview)
  | { type: 'log'; re: number; from: number; entries: LogEntry[] }
  | { type: 'error'; re?: number; error: WireError };

export interface Mark { at: number; seat: number; log: number }
export interface ReplayList { last: number; eyes: number; marks: Mark[] }
export interface ImportJob { id: string; state: 'working' | 'done' | 'failed'; done: number; of: number; table: string | null; error: WireError | string | null }

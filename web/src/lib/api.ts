/** Plain requests to the server. */
import type { Game, ImportJob, Person, ReplayList, SignIn, TableInWords, TableSummary, View, WireError } from './protocol';

export class Fault extends Error {
  constructor(readonly error: WireError) {
    super(error.detail);
  }
}

/** Ask the server for something; whatever goes wrong is a fault that can be put in words. */
async function ask(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(`/api${path}`, init).catch(() => {
    throw new Fault({ code: 'offline', detail: 'the server does not answer' });
  });
  if (response.ok) return response;
  const { error } = (await response.json().catch(() => ({}))) as { error?: WireError };
  throw new Fault(error ?? { code: 'internal', detail: response.statusText });
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { 'content-type': 'application/json' };
  }
  const response = await ask(path, init);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

export interface NewTable {
  game: string;
  name?: string;
  public?: boolean;
  options?: Record<string, boolean | number | string>;
  seats: { kind: 'me' | 'open' | 'bot'; bot?: string }[];
  clock?: TableSummary['clock'];
  guide?: string | null;
}

export const api = {
  me: () => call<{ person: Person | null }>('GET', '/me').then((answer) => answer.person),
  guest: (name?: string) => call<{ person: Person }>('POST', '/guest', name ? { name } : {}).then((a) => a.person),
  register: (name: string, password: string) => call<{ person: Person }>('POST', '/register', { name, password }),
  login: (name: string, password: string) => call<{ person: Person }>('POST', '/login', { name, password }),
  logout: () => call<unknown>('POST', '/logout'),
  change: (fields: Partial<Person>) => call<Person | { person: Person }>('PATCH', '/me', fields),
  sessions: () => call<{ sessions: SignIn[] }>('GET', '/me/sessions').then((a) => a.sessions),
  endSession: (id: string) => call<unknown>('DELETE', `/me/sessions/${id}`),
  endOthers: () => call<unknown>('DELETE', '/me/sessions'),
  password: (old: string, fresh: string) => call<unknown>('POST', '/me/password', { old, new: fresh }),
  letters: () => call<{ letters: boolean }>('GET', '/letters').then((a) => a.letters),
  forgot: (name: string) => call<unknown>('POST', '/reset', { name }),
  reset: (token: string, password: string) => call<unknown>('POST', '/reset/confirm', { token, password }),
  sendVerification: () => call<unknown>('POST', '/me/verify'),
  verify: (token: string) => call<unknown>('POST', '/verify', { token }),
  forget: (password: string | null) => call<unknown>('DELETE', '/me', { password }),
  report: (table: string, line: number, reason: string) => call<unknown>('POST', '/reports', { table, line, reason }),
  games: () => call<Game[] | { games: Game[] }>('GET', '/games').then((a) => (Array.isArray(a) ? a : a.games)),
  game: (id: string) => call<Game>('GET', `/games/${id}`),
  printed: <Card, Space, Charts>(id: string) => call<{ cards: Card[]; board: Space[]; charts: Charts }>('GET', `/games/${id}/printed`),
  locale: () => call<{ files: Record<string, string[]> }>('GET', '/locale'),
  words: (language: string, file: string) => ask(`/locale/${language}/${file}`).then((answer) => answer.text()),
  rulebook: (id: string, language: string) => ask(`/games/${id}/rulebook/${language}`).then((answer) => answer.text()),
  lobby: () => call<Record<'mine' | 'open' | 'running' | 'finished', TableSummary[]>>('GET', '/lobby'),
  table: (id: string) => call<TableSummary>('GET', `/tables/${id}`),
  create: (table: NewTable) => call<TableSummary>('POST', '/tables', table),
  sit: (id: string, seat?: number) => call<TableSummary>('POST', `/tables/${id}/sit`, seat === undefined ? {} : { seat }),
  leave: (id: string, seat: number) => call<TableSummary>('POST', `/tables/${id}/leave`, { seat }),
  bot: (id: string, seat: number, bot: string) => call<TableSummary>('POST', `/tables/${id}/bot`, { seat, bot }),
  link: (id: string, seat: number) => call<{ path: string }>('POST', `/tables/${id}/link`, { seat }),
  takeSeat: (token: string) => call<{ table: TableSummary; seat: number }>('POST', '/seat', { token }),
  withdrawLink: (id: string, seat: number) => call<TableSummary>('DELETE', `/tables/${id}/link?seat=${seat}`),
  comeBack: (id: string, seat: number) => call<TableSummary>('POST', `/tables/${id}/back`, { seat }),
  rematch: (id: string) => call<TableSummary>('POST', `/tables/${id}/rematch`),
  noRematch: (id: string) => call<TableSummary>('DELETE', `/tables/${id}/rematch`),
  remove: (id: string) => call<unknown>('DELETE', `/tables/${id}`),
  inWords: (id: string, language: string, eyes: number, long: boolean) =>
    call<TableInWords>('GET', `/tables/${id}/words/${language}?seat=${eyes}&long=${long}`),
  replay: (id: string, eyes: number, from = 0) => call<ReplayList>('GET', `/tables/${id}/replay?seat=${eyes}&from=${from}`),
  replayAt: (id: string, at: number, eyes: number) => call<View>('GET', `/tables/${id}/replay/${at}?seat=${eyes}`),
  startImport: (format: string, game: string, text: string) =>
    call<ImportJob>('POST', '/imports', { format, game, text }),
  importJob: (id: string) => call<ImportJob>('GET', `/imports/${id}`),
  pushKey: () => call<{ key: string }>('GET', '/push'),
  push: (subscription: PushSubscription) => call<unknown>('POST', '/push', subscription.toJSON()),
};

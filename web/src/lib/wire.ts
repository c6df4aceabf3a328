/** The socket of one table: it comes back by itself, and a request that was under way is not lost. */
import { Fault } from './api';
import type { Incoming } from './protocol';

export type Link = 'connecting' | 'open' | 'lost' | 'closed' | 'broken';
export type Answer = Extract<Incoming, { re?: number }>;
interface Waiting { message: Record<string, unknown>; resolve: (answer: Answer) => void; reject: (fault: Fault) => void }

const GONE = 4404;
/** The session has ended: whoever sits here now finds out by loading the page anew. */
const SIGNED_OUT = 4401;
const BROKEN = 4409;
/** How often a table that cannot be opened is tried again. */
const MENDING_MS = 30_000;
/** Asked again after a lost connection; a move is safe to repeat, since its position makes it count once. */
const KEPT = new Set(['move', 'retract', 'undo', 'propose', 'answer', 'resign', 'chat']);
const LONGEST_PAUSE = 5000;

export class Wire {
  private socket: WebSocket | null = null;
  private waiting = new Map<number, Waiting>();
  private lastId = 0;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  constructor(
    private readonly url: string,
    private readonly hello: () => Record<string, unknown>,
    private readonly receive: (message: Incoming) => void,
    /** How the connection stands; where it was lost, the code with which the server closed it. */
    private readonly told: (link: Link, code?: number) => void,
  ) {
    addEventListener('online', this.hurry);
    this.connect();
  }

  /** Send a request and wait for the one message that answers it. */
  request(message: Record<string, unknown>): Promise<Answer> {
    const id = ++this.lastId;
    const numbered = { ...message, id };
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { message: numbered, resolve, reject });
      this.send(numbered);
    });
  }

  send(message: Record<string, unknown>): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.hurry);
    this.socket?.close();
  }

  private connect(link: Link = 'connecting'): void {
    this.told(link);
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.hello()));
    socket.onmessage = (event) => this.take(JSON.parse(event.data as string) as Incoming);
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  private take(message: Incoming): void {
    if (message.type === 'welcome') this.welcomed();
    const re = 're' in message ? message.re : undefined;
    const waiting = re === undefined ? undefined : this.waiting.get(re);
    if (re !== undefined && waiting) {
      this.waiting.delete(re);
      if (message.type === 'error') waiting.reject(new Fault(message.error));
      else waiting.resolve(message as Answer);
    }
    this.receive(message);
  }

  private welcomed(): void {
    this.tries = 0;
    this.told('open');
    for (const { message } of this.waiting.values()) this.send(message);
  }

  private lost(socket: WebSocket, code: number): void {
    if (socket !== this.socket || this.ended) return;
    if (code === GONE) return this.told('closed');
    if (code === SIGNED_OUT) return location.reload();
    this.told(code === BROKEN ? 'broken' : 'lost', code);
    for (const [id, { message, reject }] of this.waiting) {
      if (KEPT.has(message.type as string)) continue;
      this.waiting.delete(id);
      reject(new Fault({ code: 'offline', detail: 'the connection was lost' }));
    }
    const pause = code === BROKEN ? MENDING_MS : Math.min(LONGEST_PAUSE, 250 * 2 ** this.tries++);
    this.timer = setTimeout(() => this.connect(code === BROKEN ? 'broken' : 'connecting'), pause);
  }

  private hurry = (): void => {
    if (this.socket?.readyState === WebSocket.OPEN || this.ended) return;
    clearTimeout(this.timer);
    this.connect();
  };
}

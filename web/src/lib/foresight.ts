/** What moves would do: asked of the server, and of the same moves in one position only once. */
import { Fault } from './api';
import type { Preview } from './protocol';
import type { Answer } from './wire';

/** What moves would do one after the other, or why that cannot be; nothing where nobody could tell. */
export type Foreseen = Preview | Fault | null;

export class Foresight {
  private last: { moves: string; answer: Promise<Foreseen> } | null = null;

  constructor(private readonly ask: (moves: string[]) => Promise<Answer>) {}

  of(moves: string[]): Promise<Foreseen> {
    const all = moves.join(' ');
    if (this.last?.moves !== all) this.last = { moves: all, answer: this.askAnew(moves) };
    return this.last.answer;
  }

  /** The position is another one. */
  forget(): void {
    this.last = null;
  }

  private async askAnew(moves: string[]): Promise<Foreseen> {
    const answer = await this.ask(moves).catch((fault: unknown) => (fault instanceof Fault ? fault : null));
    if (answer !== null && !(answer instanceof Fault) && answer.type === 'preview') return answer;
    this.forget();
    return answer instanceof Fault ? answer : null;
  }
}

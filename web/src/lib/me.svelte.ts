/** Who is sitting at this browser. */
import { api, Fault } from './api';
import type { Person, WireError } from './protocol';

class Me {
  person = $state.raw<Person | null>(null);
  /** Why, and for how long, somebody is kept out. */
  banned = $state.raw<WireError | null>(null);

  async load(): Promise<void> {
    this.person = await this.ask(api.me);
  }

  /** Be somebody: a guest, unless one is known already. */
  async somebody(): Promise<Person> {
    this.person ??= (await this.ask(api.me)) ?? (await this.ask(api.guest));
    return this.person;
  }

  private async ask<T>(question: () => Promise<T>): Promise<T> {
    try {
      return await question();
    } catch (problem) {
      if (problem instanceof Fault && problem.error.code === 'banned') this.banned = problem.error;
      throw problem;
    }
  }
}

export const me = new Me();

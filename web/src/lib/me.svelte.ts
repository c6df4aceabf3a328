/** Who is sitting at this browser. */
import { api } from './api';
import type { Person } from './protocol';

class Me {
  person = $state.raw<Person | null>(null);

  async load(): Promise<void> {
    this.person = await api.me();
  }

  /** Be somebody: a guest, unless one is known already. */
  async somebody(): Promise<Person> {
    this.person ??= (await api.me()) ?? (await api.guest());
    return this.person;
  }
}

export const me = new Me();

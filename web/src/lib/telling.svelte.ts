/** The table in words, as the server tells it. */
import { api, Fault } from './api';
import type { TableInWords } from './protocol';
import { t, type Language } from './words.svelte';

interface Wish { id: string; language: Language; eyes: number; long: boolean }

export class Telling {
  told = $state.raw<TableInWords | null>(null);
  fault = $state('');
  /** What is to be told next; while the server answers, only the last wish is kept. */
  private wish: Wish | null = null;
  private listening = false;

  async ask(wish: Wish): Promise<void> {
    this.wish = wish;
    if (this.listening) return;
    this.listening = true;
    while (this.wish) {
      const next = this.wish;
      this.wish = null;
      await this.hear(next);
    }
    this.listening = false;
  }

  private async hear({ id, language, eyes, long }: Wish): Promise<void> {
    try {
      this.told = await api.inWords(id, language, eyes, long);
      this.fault = '';
    } catch (problem) {
      this.fault = problem instanceof Fault ? t(`error-${problem.error.code}`) : String(problem);
    }
  }
}

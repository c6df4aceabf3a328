/** What this browser remembers about how the table should look and behave. */

export type Theme = 'dark' | 'light';
export type Pace = 'calm' | 'quick' | 'instant';
export type Confirm = 'final' | 'always' | 'never';

function kept<T extends string>(name: string, first: T): T {
  return (localStorage.getItem(name) as T | null) ?? first;
}

class Settings {
  theme = $state<Theme>((document.documentElement.dataset.theme as Theme | undefined) ?? 'dark');
  pace = $state<Pace>(kept('pace', 'calm'));
  confirm = $state<Confirm>(kept('confirm', 'final'));
  /** Whether what wastes something is to be confirmed; what loses the game always is. */
  warn = $state(localStorage.getItem('warn') !== 'off');
  sound = $state(localStorage.getItem('sound') !== 'off');
  /** What changed since one's last move wears a mark. */
  changes = $state(localStorage.getItem('changes') !== 'off');
  /** The table in words leaves nothing out. */
  long = $state(localStorage.getItem('words') === 'long');
  seats = $state(localStorage.getItem('rail-seats') !== 'closed');
  side = $state(localStorage.getItem('rail-side') !== 'closed');

  keep(): void {
    localStorage.setItem('theme', this.theme);
    localStorage.setItem('pace', this.pace);
    localStorage.setItem('confirm', this.confirm);
    localStorage.setItem('warn', this.warn ? 'on' : 'off');
    localStorage.setItem('sound', this.sound ? 'on' : 'off');
    localStorage.setItem('changes', this.changes ? 'on' : 'off');
    localStorage.setItem('words', this.long ? 'long' : 'short');
    localStorage.setItem('rail-seats', this.seats ? 'open' : 'closed');
    localStorage.setItem('rail-side', this.side ? 'open' : 'closed');
    document.documentElement.dataset.theme = this.theme;
  }

  switchChanges(): void {
    this.changes = !this.changes;
    this.keep();
  }

  switchTheme(): void {
    this.theme = this.theme === 'dark' ? 'light' : 'dark';
    this.keep();
  }
}

export const settings = new Settings();

/** What glows beside what can be chosen: things a log entry speaks of, and things that have just changed. */
const CHANGED_MS = 1600;
/** What was looked for stays lit where no pointer leaves it. */
const SOUGHT_MS = 2500;

export class Glow {
  /** Things to highlight because an entry that names them is looked at. */
  lit = $state.raw<ReadonlySet<string>>(new Set());
  /** Things that changed a moment ago, with the colour of who did it. */
  changed = $state.raw<ReadonlyMap<string, string>>(new Map());

  /** The thing that somebody wants to see, asked for anew with each object. */
  sought = $state.raw<{ target: string } | null>(null);

  /** Let the board turn to a thing. */
  seek(target: string): void {
    const wish = { target };
    this.sought = wish;
    setTimeout(() => {
      if (this.sought === wish) this.light();
    }, SOUGHT_MS);
  }

  light(targets: Iterable<string> = []): void {
    this.lit = new Set(targets);
  }

  /** Let things glow for a moment, each in its colour. */
  flash(changed: ReadonlyMap<string, string>): void {
    this.changed = changed;
    setTimeout(() => {
      if (this.changed === changed) this.changed = new Map();
    }, CHANGED_MS);
  }
}

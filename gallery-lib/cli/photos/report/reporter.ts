import { printBytes } from '../../core/amounts';

/** Where the command writes. */
export interface Terminal {
  write: (text: string) => void;
  /** Lines can be written again. */
  isTty: boolean;
  hasColors: boolean;
  now: () => number;
}

/** Returns a time in its largest unit. */
export function printDuration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 90) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 90 ? `${minutes} min` : `${(minutes / 60).toFixed(1)} h`;
}

const COLORS = { red: 31, yellow: 33, green: 32, dim: 2 };

/** Says what happens while it happens: on a terminal in one line, else in a line for each photograph. */
export class Reporter {
  private done = 0;
  private total = 0;
  private saved = 0;
  private started = 0;
  private hasLine = false;

  constructor(private readonly terminal: Terminal) {}

  color(name: keyof typeof COLORS, text: string): string {
    return this.terminal.hasColors ? `\u001b[${COLORS[name]}m${text}\u001b[0m` : text;
  }

  /** Writes a line that stays. */
  line(text: string): void {
    this.clear();
    this.terminal.write(`${text}\n`);
  }

  /** Names an original that is not in the gallery. */
  fault(path: string, reason: string): void {
    this.line(`${this.color('red', 'error')} ${path} ${reason}`);
  }

  note(path: string, text: string): void {
    this.line(`${this.color('yellow', 'note')} ${path}: ${text}`);
  }

  begin(total: number): void {
    this.total = total;
    this.started = this.terminal.now();
    this.show();
  }

  /** Counts a photograph of which everything is written. */
  finish(path: string, saved: number): void {
    this.done++;
    this.saved += saved;
    if (!this.terminal.isTty) this.line(`${this.done}/${this.total} ${path}`);
    this.show();
  }

  /** Removes the line of progress. */
  clear(): void {
    if (this.hasLine) this.terminal.write('\r\u001b[K');
    this.hasLine = false;
  }

  private show(): void {
    if (!this.terminal.isTty || this.total === 0) return;
    const elapsed = this.terminal.now() - this.started;
    const left = this.done ? (elapsed / this.done) * (this.total - this.done) : undefined;
    const parts = [
      `${this.done} of ${this.total} photographs`,
      ...(left === undefined ? [] : [`${printDuration(left)} left`]),
      ...(this.saved > 0 ? [`${printBytes(this.saved)} saved`] : []),
    ];
    this.clear();
    this.terminal.write(parts.join(', '));
    this.hasLine = true;
  }

  /** Writes names and values as a table. */
  table(rows: readonly (readonly [string, string])[]): void {
    const width = Math.max(...rows.map(([name]) => name.length));
    for (const [name, value] of rows)
      this.line(`${this.color('dim', name.padEnd(width))}  ${value}`);
  }
}

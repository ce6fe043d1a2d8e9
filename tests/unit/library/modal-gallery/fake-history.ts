import { createEntries } from '@/gallery-lib/src/modal-gallery/history/entries';

interface Entry {
  readonly name: string;
  /** Ids of the gallery entries up to this one; empty for an entry of the application. */
  ids: readonly string[];
}

interface Options {
  /** False for a browser without a Navigation API. */
  hasNavigation?: boolean;
  /** Number of entries that the browser keeps. */
  limit?: number;
  /** Time in ms that a traversal takes; by default 10. */
  traversalTime?: number;
}

const TRAVERSAL_TIMEOUT = 500;

/**
 * A browser history, and the rules for galleries at work in it. As in Chromium, a traversal that is started while another
 * one is pending counts from the target of that one, and replaces it.
 */
export class FakeHistory {
  entries: Entry[] = [
    { name: 'other page', ids: [] },
    { name: 'page', ids: [] },
  ];
  index = 1;
  /** Number of steps that the library has taken by itself. */
  stepCount = 0;
  private now = 0;
  private serial = 0;
  private timer: number | undefined;
  private pending: { target: number; at: number; isOwn: boolean } | undefined;
  private own:
    { target: Entry | undefined; until: number; hasNewer: boolean; length: number } | undefined;

  private rules = this.createRules();

  constructor(private readonly options: Options = {}) {}

  get current(): Entry {
    const entry = this.entries[this.index];
    if (!entry) throw new Error('There is no entry.');
    return entry;
  }

  get open(): string[] {
    return this.rules.getGalleries().map(({ owner }) => owner);
  }

  /** True while a traversal is pending that the library has not started. */
  get isMoving(): boolean {
    return this.pending?.isOwn === false;
  }

  /** True while a traversal is pending that the library has started. */
  get isGoing(): boolean {
    return this.own !== undefined;
  }

  get isLeft(): boolean {
    return this.current.name === 'other page';
  }

  openGallery(owner: string, hasEntry = true): void {
    const id = `${owner}#${(this.serial += 1)}`;
    this.rules.open({ owner, id, hasEntry, base: '', openedAt: this.now });
  }

  close(owner: string): void {
    this.rules.close(owner);
  }

  /** The application adds an entry, also one with a copied state, whose ids are not read. */
  push(name: string): void {
    this.add({ name, ids: [] });
    if (this.own) this.own.hasNewer = true;
  }

  /** The user follows a link to an image of an open gallery, for which the browser adds an entry. */
  follow(linked: string): void {
    const depth = this.current.ids.length;
    this.push('link');
    const delta = this.options.hasNavigation === false ? undefined : 1;
    this.own = undefined;
    this.rules.move({ time: this.now, delta, depth, linked });
  }

  /** The user or the application goes a number of steps. */
  go(delta: number): void {
    this.traverse(delta, false);
  }

  /** Loads the page again, without its galleries. */
  reload(): void {
    Object.assign(this, { timer: undefined, pending: undefined, own: undefined });
    this.rules = this.createRules();
    if (this.current.ids.length > 0) this.timer = this.now;
  }

  /** What the library does when the browser shows the page. */
  reconcile(): void {
    this.rules.reconcile();
  }

  /** Lets time pass. */
  advance(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (;;) {
      const at = Math.min(
        this.pending?.at ?? Infinity,
        this.timer ?? Infinity,
        this.own?.until ?? Infinity,
      );
      if (at > end) break;
      this.now = Math.max(this.now, at);
      if (this.pending?.at === at) this.arrive(this.pending);
      else if (this.timer === at) {
        this.timer = undefined;
        this.reconcile();
      } else if (this.own) {
        this.own.until = Infinity;
        if (this.current.ids.length > this.rules.getDepth()) continue;
        this.own = undefined;
        this.rules.end();
      }
    }
    this.now = end;
  }

  /** Lets everything happen that is due. */
  settle(): void {
    this.advance(2_000);
  }

  private add(entry: Entry): void {
    this.entries = [...this.entries.slice(0, this.index + 1), entry].slice(
      -(this.options.limit ?? 50),
    );
    this.index = this.entries.length - 1;
    // The new entry has replaced the target of a step forward.
    if (this.pending && this.pending.target > this.index) this.pending = undefined;
  }

  private traverse(delta: number, isOwn: boolean): void {
    const target = (this.pending?.target ?? this.index) + delta;
    if (target < 0 || target >= this.entries.length) return;
    const { traversalTime = 10 } = this.options;
    this.pending = { target, at: this.now + traversalTime, isOwn };
  }

  private arrive({ target }: { target: number }): void {
    const { hasNavigation = true } = this.options;
    const depth = this.current.ids.length;
    const delta = target - this.index;
    this.pending = undefined;
    this.index = target;
    if (this.isLeft) return;
    const own = this.own;
    this.own = undefined;
    if (own && (!hasNavigation || own.target === this.current)) {
      const added = this.entries.length - own.length;
      const missed = hasNavigation
        ? own.hasNewer && this.entries.length - 1 - target
        : added > 0 && added + 1;
      this.rules.end(Number(missed));
    } else {
      const time = this.now;
      this.rules.move({ time, delta: hasNavigation ? delta : undefined, depth });
    }
  }

  private createRules() {
    return createEntries<string>({
      readIds: () => this.current.ids,
      canGo: (delta) =>
        delta < 0
          ? this.index > 0
          : this.options.hasNavigation !== false && this.index < this.entries.length - 1,
      go: (delta) => {
        this.stepCount += 1;
        const target = this.entries[this.index + delta];
        const until = this.now + TRAVERSAL_TIMEOUT;
        this.own = { target, until, hasNewer: false, length: this.entries.length };
        this.traverse(delta, true);
      },
      isGoing: () => this.isGoing,
      isNeeded: () => false,
      mark: (ids) => {
        this.current.ids = ids;
      },
      push: (owner, ids) => this.add({ name: `gallery ${owner}`, ids }),
      schedule: (delay) => {
        if (delay === 0 || this.timer === undefined) this.timer = this.now + delay;
      },
      close: () => {},
    });
  }
}

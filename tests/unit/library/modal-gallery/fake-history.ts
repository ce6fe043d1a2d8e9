import {
  reduceHistory,
  type HistoryEvent,
  type HistoryState,
} from '@/gallery-lib/src/modal-gallery/links/entries';

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
  state: HistoryState<string> = { status: 'idle', galleries: [], entries: [], isForward: false };
  /** Number of steps that the library has taken by itself. */
  stepCount = 0;
  private now = 0;
  private serial = 0;
  private timer: number | undefined;
  private pending: { target: number; at: number; isOwn: boolean } | undefined;
  private own:
    { target: Entry | undefined; until: number; hasNewer: boolean; length: number } | undefined;

  constructor(private readonly options: Options = {}) {}

  get current(): Entry {
    const entry = this.entries[this.index];
    if (!entry) throw new Error('There is no entry.');
    return entry;
  }

  get open(): string[] {
    return this.state.galleries.map(({ owner }) => owner);
  }

  /** True while a traversal is pending that the library has not started. */
  get isMoving(): boolean {
    return this.pending?.isOwn === false;
  }

  get isLeft(): boolean {
    return this.current.name === 'other page';
  }

  openGallery(owner: string, hasEntry = true): void {
    const id = `${owner}#${(this.serial += 1)}`;
    this.send({ type: 'open', gallery: { owner, id, hasEntry, base: '' } });
  }

  close(owner: string): void {
    this.send({ type: 'close', owner });
  }

  /** The application adds an entry, also one with a copied state, whose ids are not read. */
  push(name: string): void {
    this.add({ name, ids: [] });
    if (this.own) this.own.hasNewer = true;
  }

  /** The user follows a link to an image of an open gallery, for which the browser adds an entry. */
  follow(linked: string): void {
    this.push('link');
    const delta = this.options.hasNavigation === false ? undefined : 0;
    this.send({ type: 'move', delta, left: [], linked });
  }

  /** The user or the application goes a number of steps. */
  go(delta: number): void {
    this.traverse(delta, false);
  }

  /** Loads the page again, without its galleries. */
  reload(): void {
    Object.assign(this, { timer: undefined, pending: undefined, own: undefined });
    this.state = { status: 'idle', galleries: [], entries: [], isForward: false };
    if (this.current.ids.length > 0) this.timer = this.now;
  }

  /** What the library does when the browser shows the page. */
  reconcile(): void {
    this.send({ type: 'reconcile' });
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
        const owners = this.state.galleries.filter(({ hasEntry }) => hasEntry);
        if (this.current.ids.length > owners.length) continue;
        this.own = undefined;
        this.send({ type: 'end' });
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
    const left = this.current.ids;
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
      this.send({ type: 'end', missed: Number(missed) });
    } else {
      this.send({
        type: 'move',
        ...(hasNavigation ? { delta, left } : { delta: undefined, left: [] }),
      });
    }
  }

  private send(event: HistoryEvent<string>): void {
    const { hasNavigation = true } = this.options;
    const [next, { mark, push, go, wait }] = reduceHistory(this.state, event, {
      ids: this.current.ids,
      canGoBack: this.index > 0,
      canGoForward: hasNavigation && this.index < this.entries.length - 1,
      isNeeded: false,
    });
    this.state = next;
    if (mark) this.current.ids = mark;
    push.forEach(({ owner }, index) => {
      const length = next.entries.length - push.length + index + 1;
      this.add({ name: `gallery ${owner}`, ids: next.entries.slice(0, length) });
    });
    if (go) {
      this.stepCount += 1;
      const target = this.entries[this.index + go];
      const until = this.now + TRAVERSAL_TIMEOUT;
      this.own = { target, until, hasNewer: false, length: this.entries.length };
      this.traverse(go, true);
    }
    const due = this.now + (wait ?? Infinity);
    if (wait === 0 || (wait && this.timer === undefined)) this.timer = due;
  }
}

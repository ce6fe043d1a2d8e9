import fc from 'fast-check';
import { FakeHistory } from './fake-history';

/** What happens to a history, by the name of its step, which may have a gallery, an entry or a number after it. */
const stepKinds: Readonly<Record<string, (history: FakeHistory, given: string) => void>> = {
  open: (history, owner) => history.openGallery(owner),
  'open-without-entry': (history, owner) => history.openGallery(owner, false),
  close: (history, owner) => history.close(owner),
  push: (history, name) => history.push(name),
  go: (history, delta) => history.go(Number(delta)),
  back: (history) => history.go(-1),
  forward: (history) => history.go(1),
  wait: (history, milliseconds) => history.advance(Number(milliseconds)),
  follow: (history, owner) => history.follow(owner),
  reload: (history) => history.reload(),
  settle: (history) => history.settle(),
  reconcile: (history) => history.reconcile(),
};

/** Takes steps such as `open a, wait 20, back`, and lets everything happen that is due. */
function run(steps: string, options?: ConstructorParameters<typeof FakeHistory>[0]) {
  const history = new FakeHistory(options);
  for (const step of steps.split(', ')) {
    const [kind = '', given = ''] = step.split(' ');
    stepKinds[kind]!(history, given);
  }
  history.settle();
  return history;
}

const list = (text: string) => text.split(', ').filter(Boolean);

/** Expects the name of the current entry, the open galleries, and the names of all entries after that of the other page. */
function expectHistory(history: FakeHistory, at: string, galleries = '', entries?: string) {
  expect({ at: history.current.name, open: history.open }).toEqual({ at, open: list(galleries) });
  if (entries) expect(history.entries.slice(1).map(({ name }) => name)).toEqual(list(entries));
}

/** Reads pairs of lines: a title, then `steps → current entry | open galleries | entries`. */
function readCases(text: string) {
  const lines = text.trim().split('\n');
  return lines.flatMap((title, index) => {
    const [steps = '', expected = ''] =
      lines[index + 1]?.split('→').map((each) => each.trim()) ?? [];
    const [at = '', galleries, entries] = expected.split('|').map((each) => each.trim());
    return index % 2 ? [] : [[title.trim(), steps, at, galleries, entries] as const];
  });
}

describe.each([true, false])('history entries, with a Navigation API: %p', (hasNavigation) => {
  const cases = readCases(`
    Back after closing leaves the page
      open a, close a, settle, back → other page
    Forward to the entry of a closed gallery returns
      open a, back, settle, forward → page
    a gallery without an entry closes on every Back
      push section, open-without-entry a, back → page
    a gallery that opens 79 ms after another one has closed takes over its entry
      open a, close a, wait 79, open b → gallery a | b | page, gallery a
    Back closes a gallery that has taken over an entry
      open a, close a, wait 20, open b, wait 20, back → page
    a gallery that opens while the entry of another one is being left gets its own
      open a, close a, wait 85, open b → gallery b | b | page, gallery b
    two steps back at once close two galleries
      open a, open b, go -2 → page
    a gallery below another one closes, and the other one keeps one entry
      open a, open b, close a → gallery a | b
    a gallery that is mounted again in the same task, as by StrictMode, keeps its entry
      open a, close a, open a → gallery a | a | page, gallery a
    an entry that the application adds above an open gallery stays, and the gallery with it
      open a, push section → section | a | page, gallery a, section
    Back from an entry of the application returns to the open gallery
      open a, push section, back → gallery a | a
    a gallery that closes below an entry of the application moves nothing
      open a, push section, close a → section | | page, gallery a, section
    Back skips the entry of a closed gallery
      open a, push section, close a, settle, back → page
    an entry that the application adds in the task of the closing stays
      open a, close a, push section → section | | page, gallery a, section
    an entry that the application adds while the entry is being left stays
      open a, close a, wait 85, push section → section
    a link to an image of the open gallery leaves the entry that the browser has added
      open a, follow a → gallery a | a | page, gallery a, link
    Back closes the gallery after such a link
      open a, follow a, settle, back → page
    after a reload the entry is left
      open a, reload → page | | page, gallery a
    after a reload a gallery takes over its entry
      open a, reload, open b → gallery a | b
    after a reload two galleries take over their entries
      open a, open b, reload, open a, open b → gallery b | a, b
    after a reload of two galleries both entries are left
      open a, open b, reload → page
    the entry of one gallery does not count for another one
      open a, close a, push section, settle, open b, go -2 → page
  `);
  it.each(cases)('%s', (_, steps, ...expected) => {
    expectHistory(run(steps, { hasNavigation }), ...expected);
  });
});

it('knows the entry of the gallery while it leaves that of a link', () => {
  const history = new FakeHistory();
  history.openGallery('a');
  history.follow('a');
  expect({ isGoing: history.isGoing, open: history.open }).toEqual({ isGoing: true, open: ['a'] });
});

it.each(
  readCases(`
    Forward skips the entry of a closed gallery
      open a, close a, push section, settle, back, settle, forward → section | | page, gallery a, section
    Back right after a gallery has closed leaves the page, as if it had never been
      open a, close a, wait 20, back → other page
    Back right after a gallery has closed closes the one below
      open a, open b, close b, wait 20, back → page
  `),
)('with a Navigation API %s', (_, steps, ...expected) => {
  expectHistory(run(steps), ...expected);
});

it('does not step back twice if a step is late', () => {
  const history = run('open a, close a, wait 81', { traversalTime: 700 });
  expect(history.stepCount).toBe(1);
});

describe.each([true, false])(
  'a step back that is late, with a Navigation API: %p',
  (hasNavigation) => {
    const cases = readCases(`
      is not taken twice
        open a, close a → page
      is not taken twice on a page that is shown meanwhile
        open a, reload, wait 600, reconcile → page
      leaves a gallery that opens meanwhile open, with an entry
        open a, reload, wait 600, open b, settle → gallery b | b | page, gallery b
      is followed by one for the entry below
        open a, open b, reload → page
    `);
    it.each(cases)('%s', (_, steps, ...expected) => {
      expectHistory(run(steps, { hasNavigation, traversalTime: 700 }), ...expected);
    });
  },
);

it('removes the mark of an entry that has none below, in a history of 50 entries', () => {
  const history = new FakeHistory({ limit: 50 });
  history.openGallery('a');
  history.entries = history.entries.slice(-1);
  history.index = 0;
  history.close('a');
  history.settle();
  expect(history.current).toEqual({ name: 'gallery a', ids: [] });
});

it('keeps one entry per gallery in a full history', () => {
  const history = new FakeHistory({ limit: 50 });
  for (let count = 0; count < 60; count += 1) history.push(`section ${count}`);
  history.openGallery('a');
  history.openGallery('b');
  history.settle();
  expect(history.entries).toHaveLength(50);
  history.close('b');
  history.close('a');
  history.settle();
  expectHistory(history, 'section 59');
});

/** What users expect of a history: entries of the page, and galleries above the current one. */
class Model {
  entries = ['page'];
  index = 0;
  open: string[] = [];
  isLeft = false;
}

type Operation = 'open' | 'close' | 'back' | 'forward' | 'push';

/** Carries out an operation in the model and the history; returns false where it is of no use. */
function operate(operation: Operation, model: Model, history: FakeHistory, serial: number): void {
  const top = model.open.at(-1);
  if (operation === 'open') {
    model.open.push(`g${serial}`);
    history.openGallery(`g${serial}`);
  } else if (operation === 'close' && top) {
    model.open.pop();
    history.close(top);
  } else if (operation === 'back') {
    if (top) model.open.pop();
    else if (model.index > 0) model.index -= 1;
    // Back would leave the page, which ends the session.
    else return;
    history.go(-1);
  } else if (operation === 'forward' && !top) {
    model.index = Math.min(model.index + 1, model.entries.length - 1);
    history.go(1);
  } else if (operation === 'push' && !top) {
    model.index += 1;
    model.entries = [...model.entries.slice(0, model.index), `section ${serial}`];
    history.push(`section ${serial}`);
  }
  // Opening a gallery removes what is ahead.
  if (operation === 'open') model.entries = model.entries.slice(0, model.index + 1);
}

const operations = fc.array(
  fc.record({
    operation: fc.constantFrom<Operation>('open', 'close', 'back', 'forward', 'push'),
    gap: fc.integer({ min: 0, max: 120 }),
  }),
  { maxLength: 40 },
);

it.each([true, false])(
  'does what a user expects in any session, with a Navigation API: %p',
  (hasNavigation) => {
    fc.assert(
      fc.property(operations, (session) => {
        const history = new FakeHistory({ hasNavigation });
        const model = new Model();
        session.forEach(({ operation }, serial) => {
          operate(operation, model, history, serial);
          history.settle();
          const { open: galleries, current } = history;
          const own = current.ids.length;
          expect(galleries).toEqual(model.open);
          expect(own).toBe(galleries.length);
          const below = history.entries[history.index - own];
          expect(below?.name).toBe(model.entries[model.index]);
        });
      }),
      { numRuns: 500 },
    );
  },
);

it('ends without entries of galleries in any session without pauses, on a page that is not left', () => {
  fc.assert(
    fc.property(operations, (session) => {
      const history = new FakeHistory();
      const expectedEntries: string[] = ['page'];
      session.forEach(({ operation, gap }, serial) => {
        const top = history.open.at(-1);
        if (operation === 'open') history.openGallery(`g${serial}`);
        // Back, and whatever the user does while it is on its way, would be meant for one gallery.
        if (top && !history.isMoving) {
          if (operation === 'close') history.close(top);
          if (operation === 'back' && !history.isGoing) history.go(-1);
        }
        if (operation === 'push') {
          expectedEntries.push(`section ${serial}`);
          history.push(`section ${serial}`);
        }
        history.advance(gap);
        expect(history.isLeft).toBe(false);
      });
      history.settle();
      for (const owner of history.open) history.close(owner);
      history.settle();
      expect(history.isLeft).toBe(false);
      expect({ isGoing: history.isGoing, open: history.open }).toEqual({
        isGoing: false,
        open: [],
      });
      expect(history.current.ids).toEqual([]);
      expect(expectedEntries).toContain(history.current.name);
    }),
    {
      numRuns: 500,
      // The second entry replaces the first one, to which the history is on its way.
      examples: [
        [
          [
            { operation: 'open', gap: 0 },
            { operation: 'close', gap: 80 },
            { operation: 'push', gap: 10 },
            { operation: 'push', gap: 0 },
          ],
        ],
      ],
    },
  );
});

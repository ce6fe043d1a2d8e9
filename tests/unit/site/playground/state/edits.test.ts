import fc from 'fast-check';
import {
  componentNames,
  type PlaygroundState,
  type Values,
} from '@/components/playground/fields/field';
import {
  createEditsReducer,
  startEdits,
  type Edit,
  type Edits,
} from '@/components/playground/state/edits';
import { readPairs, toPairs } from '@/components/playground/state/pairs';
import { exampleFields } from '../fields/example-fields';

const reduce = createEditsReducer(exampleFields);
const number = 'previewConfig.number';
const infinite = 'slideConfig.infinite';
const list = 'buttonsConfig.buttons';

const undo: Edit = { type: 'undo' };
const redo: Edit = { type: 'redo' };
const set = (path: string, value?: string | number | boolean): Edit => ({
  type: 'set',
  path,
  value,
});

function start(values: Values = {}): Edits {
  return startEdits({ component: 'modal', values });
}

function run(edits: Edits, ...actions: readonly Edit[]): Edits {
  return actions.reduce(reduce, edits);
}

/** Every state on the way back, the present one first. */
function rewind(edits: Edits): Values[] {
  return edits.past.length > 0
    ? [edits.present.values, ...rewind(reduce(edits, undo))]
    : [edits.present.values];
}

describe('editing a field of the playground', () => {
  it('removes a value that equals the default', () => {
    expect(run(start(), set(number, 5), set(number, 4)).present.values).toEqual({});
    expect(run(start({ [number]: 5 }), set(number, 4)).present.values).toEqual({});
  });

  it('resets one field', () => {
    const edits = run(start({ [number]: 5, [infinite]: true }), { type: 'reset', path: number });
    expect(edits.present.values).toEqual({ [infinite]: true });
  });

  it('removes a value that is deleted', () => {
    expect(run(start({ [number]: 5 }), set(number)).present.values).toEqual({});
  });
});

describe('undo and redo in the playground', () => {
  it('does nothing at either end', () => {
    const edits = start({ [number]: 5 });
    expect(reduce(edits, undo)).toBe(edits);
    expect(reduce(edits, redo)).toBe(edits);
  });

  it('undoes what is typed into one field at once', () => {
    const edits = run(start(), set(number, 1), set(number, 12), set(number, 120));
    expect(rewind(edits)).toEqual([{ [number]: 120 }, {}]);
    expect(run(edits, undo, redo).present.values).toEqual({ [number]: 120 });
  });

  it('brings back a value that was entered and then reset', () => {
    const edits = run(start(), set(number, 12), { type: 'reset', path: number });
    expect(rewind(edits)).toEqual([{}, { [number]: 12 }, {}]);
  });

  it.each<[string, Edit[]]>([
    ['an edit of another field', [set(infinite, true)]],
    ['undo and redo', [undo, redo]],
    ['a reset', [{ type: 'reset' }]],
    [
      'a change of the component',
      [
        { type: 'switch', component: 'plain' },
        { type: 'switch', component: 'modal' },
      ],
    ],
  ])('begins a new step after %s', (_, between) => {
    const edits = run(start(), set(number, 1), ...between);
    expect(run(edits, set(number, 12), undo).present).toEqual(edits.present);
  });

  it('forgets a step that ends where it began', () => {
    const edits = run(start(), set(infinite, true), set(number, 1), set(number, 4));
    expect(rewind(edits)).toEqual([{ [infinite]: true }, {}]);
  });

  it.each<[string, Edit]>([
    ['the same value', set(number, 5)],
    ['the default of an unchanged field', set(infinite, false)],
    ['the same state', { type: 'replace', state: { component: 'modal', values: { [number]: 5 } } }],
    ['the same component', { type: 'switch', component: 'modal' }],
  ])('ignores %s and can still redo', (_, edit) => {
    const edits = run(start(), set(number, 5), set(infinite, true), undo);
    expect(run(edits, edit)).toEqual(edits);
  });

  it('cannot redo after a new edit', () => {
    const edits = run(start(), set(number, 5), undo, set(infinite, true), redo);
    expect(edits.present.values).toEqual({ [infinite]: true });
  });

  it('keeps 200 steps', () => {
    const values = Array.from({ length: 150 }, (_, value) => [
      set(number, value + 10),
      set(infinite, value % 2 === 0),
    ]);
    const edits = run(start(), ...values.flat());
    expect(rewind(edits)).toHaveLength(201);
  });
});

describe('the components of the playground', () => {
  const show = (component: 'modal' | 'plain' | 'carousel'): Edit => ({ type: 'switch', component });

  it('keep their own values', () => {
    const interval = 'carouselPlayConfig.interval';
    const edits = run(start(), set(number, 5), show('carousel'), set(interval, 9), show('modal'));
    expect(edits.present).toMatchObject({ component: 'modal', values: { [number]: 5 } });
    expect(run(edits, show('carousel')).present.values).toEqual({ [interval]: 9 });
    expect(run(edits, show('plain')).present.values).toEqual({});
  });

  it('get their values back when a preset of another component is undone', () => {
    const state: PlaygroundState = {
      component: 'carousel',
      values: { 'carouselPlayConfig.interval': 1 },
    };
    const edits = run(start({ [number]: 5 }), { type: 'replace', state }, undo, show('carousel'));
    expect(edits.present.values).toEqual({});
    expect(run(edits, show('modal')).present.values).toEqual({ [number]: 5 });
  });
});

describe('the settings of the preview', () => {
  const width = 'preview.width';
  const narrow = start({ [width]: '390', [number]: 5 });

  it.each<[string, Edit, Values]>([
    ['another component', { type: 'switch', component: 'carousel' }, {}],
    ['a preset', { type: 'start', state: { component: 'plain', values: {} } }, {}],
    ['a reset of all options', { type: 'reset' }, {}],
    ['the same component', { type: 'switch', component: 'modal' }, { [number]: 5 }],
  ])('are kept by %s', (_, edit, options) => {
    expect(run(narrow, edit).present.values).toEqual({ ...options, [width]: '390' });
  });

  it('are those of a URL, when one is opened', () => {
    const edits = run(narrow, { type: 'replace', state: { component: 'modal', values: {} } });
    expect(edits.present.values).toEqual({});
  });
});

describe('the items of a list in the playground', () => {
  const add = (type: string, title?: string): Edit => ({
    type: 'addItem',
    list,
    values: { type, ...(title && { title }) },
  });
  const remove = (index: number): Edit => ({ type: 'removeItem', list, index });
  const three = run(start(), add('close', 'A'), add('delete'), add('close', 'C'));

  it('are numbered again when one is removed', () => {
    const edits = run(three, remove(0));
    expect(edits.present.values).toEqual({
      [`${list}.0.type`]: 'delete',
      [`${list}.1.type`]: 'close',
      [`${list}.1.title`]: 'C',
    });
    expect(run(edits, undo).present).toEqual(three.present);
    expect(run(edits, remove(0), remove(0)).present.values).toEqual({});
  });

  it('are at most nine', () => {
    const nine = run(start(), ...Array.from({ length: 9 }, () => add('close')));
    expect(run(nine, add('close'))).toBe(nine);
  });

  it('are not created by a value of an item that does not exist', () => {
    expect(run(three, set(`${list}.3.title`, 'D'))).toBe(three);
    expect(run(three, remove(3))).toBe(three);
  });
});

describe('any edits of the playground', () => {
  const anyModalEdit: fc.Arbitrary<Edit> = fc.oneof(
    fc.option(fc.nat(5), { nil: undefined }).map((value) => set(number, value)),
    fc.boolean().map((value) => set(infinite, value)),
    fc
      .tuple(fc.nat(2), fc.constantFrom('A', 'B', undefined))
      .map(([index, title]) => set(`${list}.${index}.title`, title)),
    fc
      .constantFrom('delete', 'close')
      .map((type): Edit => ({ type: 'addItem', list, values: { type } })),
    fc.nat(2).map((index): Edit => ({ type: 'removeItem', list, index })),
    fc.constantFrom<Edit>({ type: 'reset' }, undo, redo),
  );
  const anyEdit = fc.oneof(
    { arbitrary: anyModalEdit, weight: 4 },
    {
      arbitrary: fc
        .constantFrom(...componentNames)
        .map((component): Edit => ({ type: 'switch', component })),
      weight: 1,
    },
  );

  it('can be undone to the first state, and redone', () => {
    fc.assert(
      fc.property(fc.array(anyEdit), (actions) => {
        const last = run(start(), ...actions);
        const steps = Array.from({ length: last.past.length }, () => undo);
        const first = run(last, ...steps);
        expect(first.present).toEqual(start().present);
        expect(run(first, ...steps.map(() => redo)).present).toEqual(last.present);
      }),
    );
  });

  it('give states that a URL can hold', () => {
    fc.assert(
      fc.property(fc.array(anyModalEdit), (actions) => {
        const { values } = run(start(), ...actions).present;
        const report = jest.fn();
        const pairs = toPairs(values, exampleFields.modal);
        expect(readPairs(pairs, exampleFields.modal, report)).toEqual(values);
        expect(report).not.toHaveBeenCalled();
      }),
    );
  });
});

/** For whom the library is small or fast, and for whom not: a sentence that follows from the results. */
import { formatNumber } from '@/components/site/format';
import { getOutcome, type Measure } from './comparison';
import { findMeasure } from './comparisons';
import { layoutMeasureName, measureNames } from './measures';
import { own, results } from './results';

/** What a reader wants to build, with the measures that decide whether our library suits it. */
export interface Need {
  name: string;
  measures: readonly Measure[];
}

/** Uses by what matters for them. */
interface Needs {
  size: readonly Need[];
  speed: readonly Need[];
}

const listOf = (type: Intl.ListFormatType) => new Intl.ListFormat('en-GB', { type });
const all = listOf('conjunction');
const either = listOf('disjunction');

/** The outcomes beside every alternative. */
function getOutcomes({ values }: Measure) {
  const { [own]: ours = NaN, ...peers } = values;
  return Object.values(peers).map((theirs) => getOutcome(ours, theirs));
}

/** Whether our library is better than every alternative in every measure. */
const isBest = ({ measures }: Need) =>
  measures.every((measure) => getOutcomes(measure).every((outcome) => outcome === 'better'));

/** The library with the least value if that is an alternative which is clearly better. */
function getBetterPeer({ measures: [measure] }: Need): string | undefined {
  if (!measure || !getOutcomes(measure).includes('worse')) return undefined;
  return Object.entries(measure.values).reduce((least, entry) =>
    entry[1] < least[1] ? entry : least,
  )[0];
}

/** An alternative as the subject of a sentence: three libraries are compared as a set. */
const nameOf = (peer: string) => peer.replace(/^three with/, 'a set of three libraries with');

/** The sentence for the given needs. */
export function describeFit({ size, speed }: Needs): string {
  const names = (needs: readonly Need[]) => needs.filter(isBest).map(({ name }) => name);
  const [small, fast] = [names(size), names(speed)];
  const strengths = [
    ...(small.length > 0 ? [`small at first load for ${either.format(small)}`] : []),
    ...(fast.length > 0 ? [`fast at ${all.format(fast)}`] : []),
  ];
  const [first, ...others] = size.flatMap((need) => {
    const peer = getBetterPeer(need);
    return peer ? [{ peer, need: need.name }] : [];
  });
  const losses = first && [
    `${nameOf(first.peer)} loads less for ${first.need}`,
    ...others.map(({ peer, need }) => `${nameOf(peer)} for ${need}`),
  ];
  const clauses = [
    strengths.length > 0
      ? `The React edition is ${strengths.join(', and ')}`
      : 'The React edition is nowhere the smallest or the fastest',
    ...(losses ? [all.format(losses)] : []),
  ];
  return `${clauses.join('; ')}.`;
}

const sizeOf = (comparison: string, name: string): Need => ({
  name,
  measures: [findMeasure(comparison, measureNames.firstLoad)],
});

const count = Math.max(...results.layouts.sizes);

/** The needs that the page answers. */
export const needs: Needs = {
  size: [
    sizeOf('modalFull', 'a full modal gallery'),
    sizeOf('all', 'all three components'),
    sizeOf('modalBare', 'a bare modal gallery'),
    sizeOf('carouselFull', 'a full carousel'),
    sizeOf('carouselBare', 'a strip to swipe'),
    sizeOf('plain', 'plain thumbnails'),
  ],
  speed: [
    {
      name: 'opening a full modal gallery',
      measures: [findMeasure('modalFull', measureNames.opening)],
    },
    {
      name: 'stepping through a full modal gallery',
      measures: [findMeasure('modalFull', measureNames.step)],
    },
    {
      name: 'stepping through a full carousel',
      measures: [findMeasure('carouselFull', measureNames.step)],
    },
    {
      name: `resizing ${formatNumber(count)} photographs`,
      measures: ['justified', 'masonry'].map((layout) =>
        findMeasure(layout, layoutMeasureName.resize(count)),
      ),
    },
  ],
};

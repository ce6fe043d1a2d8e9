import type { ReactNode } from 'react';
import { formatNumber } from '@/components/site/format';
import { getOutcome, getValue, type Measure } from './data/comparison';
import { findMeasure } from './data/comparisons';
import { measureNames } from './data/measures';
import { own } from './data/results';

const { firstLoad, total, firstOpening, opening, mounting, step } = measureNames;

const listFormat = new Intl.ListFormat('en-GB');

/** What a library does in a measure: a value follows. */
const verbs: Readonly<Record<string, string>> = {
  [firstLoad]: 'first loads',
  [total]: 'loads in total',
  [firstOpening]: 'first opens in',
  [opening]: 'opens again in',
  [mounting]: 'mounts in',
  [step]: 'steps in',
};

interface Case {
  title: string;
  comparison: string;
  peer: string;
  /** Names of the measures that matter most for it. */
  measures: readonly string[];
}

const cases: readonly Case[] = [
  {
    title: 'One bare modal gallery',
    comparison: 'modalBare',
    peer: 'PhotoSwipe',
    measures: [firstLoad, opening, step],
  },
  {
    title: 'A strip to swipe',
    comparison: 'carouselBare',
    peer: 'embla-carousel-react',
    measures: [firstLoad, mounting, step],
  },
  {
    title: 'All code of a full modal gallery',
    comparison: 'modalFull',
    peer: 'yet-another-react-lightbox, 7 plugins',
    measures: [total, firstOpening, step],
  },
];

/** Says in which of the measures an alternative is better; undefined if in none. */
export function describeLosses(peer: string, measures: readonly Measure[]): string | undefined {
  const parts = measures.flatMap((measure) => {
    const { name, unit = '', digits } = measure;
    const [ours, theirs] = [getValue(measure, own), getValue(measure, peer)];
    if (getOutcome(ours, theirs) !== 'worse') return [];
    const [value, other] = [theirs, ours].map((each) => formatNumber(each, digits));
    return `${verbs[name]} ${value}\u00a0${unit} (ours ${other})`;
  });
  if (parts.length === 0) return undefined;
  return `${peer.replace(', ', ' with ')} ${listFormat.format(parts)}.`;
}

/** Where alternatives are clearly better. */
export function Losses(): ReactNode {
  return (
    <dl className="losses">
      {cases.map(({ title, comparison, peer, measures }) => {
        const found = measures.map((name) => findMeasure(comparison, name));
        const text = describeLosses(peer, found);
        return (
          text && (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          )
        );
      })}
    </dl>
  );
}

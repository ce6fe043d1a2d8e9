import type { ReactNode } from 'react';
import { DataTable } from '@/components/docs/data-table';
import { Folded } from '@/components/docs/folded';
import { gestureMeasures } from './data/gesture-measures';
import { countGestures, getGestureRows, isDecided } from './data/gesture-table';
import { own, results } from './data/results';

const { rounds, screen, moves, slowdown, results: records } = results.gestures;
const libraries = records.gestures ?? {};

/** What each library includes when its gestures are measured, ours first. */
export const gestureIncludes: Readonly<Record<string, string>> = {
  [own]: 'the defaults.',
  PhotoSwipe: 'the defaults.',
  'yet-another-react-lightbox, Zoom': 'Zoom plugin with pinchZoomV4, and closing by a drag.',
};

function Outcomes(): ReactNode {
  return Object.entries(gestureIncludes).map(([library, text]) => {
    const { better, tie, worse } = countGestures(libraries, own, library);
    return (
      <li key={library}>
        <strong>{library}</strong>: {text}
        {library !== own && ` Worse in ${better} measures, better in ${worse}, tie in ${tie}.`}
      </li>
    );
  });
}

/** What gestures do in the modal gallery and in its alternatives, as far as one of them is better. */
export function Gestures(): ReactNode {
  return (
    <Folded
      id="Gestures"
      title="Gestures"
      summary={`${gestureMeasures.length} measures on a phone’s screen`}
    >
      <p>
        Real touches in Chromium, {screen.width} by {screen.height} px,{' '}
        {rounds === 1 ? 'one round' : `medians of ${rounds} rounds`}. “Better” and “worse” describe
        the alternative; up to 1 px or 17 ms, or 5 % of the work, is a tie. Frames and work: {moves}{' '}
        moves, processor slowed down {slowdown} times. All measures:{' '}
        <code>bench/results/gestures.md</code>.
      </p>
      <ul>
        <Outcomes />
      </ul>
      <DataTable
        caption="Gestures compared"
        columns={['Measure', ...Object.keys(gestureIncludes)]}
        rows={getGestureRows(libraries, own, (measure) => isDecided(measure, libraries, own)).map(
          ([measure, ...values]) => [<b key="measure">{measure}</b>, ...values],
        )}
      />
    </Folded>
  );
}

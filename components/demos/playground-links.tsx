import { Fragment } from 'react';
import { stateUrl } from '@/components/playground/playground-url';
import { getPresets } from '@/components/playground/presets';
import { href } from '@/components/site/urls';

/** A link to the playground for each configuration of a demo; none if the demo needs more than a configuration. */
export function PlaygroundLinks({ slug }: { slug: string }) {
  const text = 'Open in the playground';
  const presets = getPresets().filter((preset) => preset.slug === slug);
  const [first, ...others] = presets;
  if (!first) return null;
  if (others.length === 0) return <a href={href(stateUrl(first))}>{text}</a>;
  return (
    <span>
      {`${text}: `}
      {presets.map((preset, index) => (
        <Fragment key={preset.label}>
          {index > 0 && ', '}
          <a href={href(stateUrl(preset))}>{preset.configuration}</a>
        </Fragment>
      ))}
    </span>
  );
}

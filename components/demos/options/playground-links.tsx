import { Fragment } from 'react';
import { stateUrl } from '@/components/playground/state/state-url';
import { href } from '@/components/site/urls';
import type { DemoConfiguration } from './configuration';
import { createPresets } from './presets';

export interface PlaygroundLinksProps {
  slug: string;
  /** The configuration objects that the demo passes to the library; none if every default applies. */
  configurations?: readonly DemoConfiguration[];
}

/** A link to the playground for each configuration of a demo; none if the demo needs more than a configuration. */
export function PlaygroundLinks({ slug, configurations = [] }: PlaygroundLinksProps) {
  const text = 'Open in the playground';
  const presets = createPresets(slug, configurations);
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

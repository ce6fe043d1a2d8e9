import type { SlotContext } from 'ks-gallery-react';
import type { ReactNode } from 'react';
import type { ContentImage } from '@/components/demos/image-sets/content-images';
import { Comparison } from './comparison';
import { Document } from './document';
import { Form } from './form';
import { Frame } from './frame';
import { Sound } from './sound';

/** What is shown for each kind of image. */
export const slides: Record<ContentImage['kind'], (slide: SlotContext<ContentImage>) => ReactNode> =
  {
    sound: (slide) => <Sound {...slide} />,
    comparison: (slide) => <Comparison {...slide} />,
    form: () => <Form />,
    document: (slide) => <Document {...slide} />,
    player: (slide) => (
      <Frame {...slide} title="Video on YouTube" button="Play: loads www.youtube-nocookie.com" />
    ),
    map: (slide) => (
      <Frame
        {...slide}
        title="Map of the lake"
        button="Show the map: loads www.openstreetmap.org"
      />
    ),
  };

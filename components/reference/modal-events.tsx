import { Fragment } from 'react';
import { DataTable } from '@/components/docs/data-table';
import { InlineText } from '@/components/docs/inline-text';
import { eventDifferences } from './package-differences';
import { PackageNote } from './package-note';
import { TypeText } from './type-text';

const triggers = '`NORMAL`, `CLICK`, `KEYBOARD`, `SWIPE`, `AUTOPLAY`';

const events = [
  [
    'hasData',
    'ImageModalEvent',
    'The images are ready, after opening and after an update.',
    '`LOAD`',
    '`true`',
  ],
  [
    'show',
    'ImageModalEvent',
    'Before an image is shown.',
    `\`LOAD\` on opening, then ${triggers}`,
    '1-based position',
  ],
  [
    'firstImage',
    'ImageModalEvent',
    'Before the first image is shown, also on opening.',
    triggers,
    '`true`',
  ],
  [
    'lastImage',
    'ImageModalEvent',
    'Before the last image is shown, also on opening.',
    triggers,
    '`true`',
  ],
  [
    'close',
    'ImageModalEvent',
    'When the gallery closes.',
    '`NORMAL`, `CLICK`, `KEYBOARD`',
    '`true`',
  ],
  [
    'buttonBeforeHook',
    'ButtonEvent',
    'Before the action of an upper button.',
    '`CLICK`, `KEYBOARD`',
    'button, image and gallery id',
  ],
  [
    'buttonAfterHook',
    'ButtonEvent',
    'After the action of an upper button, except the close button.',
    '`CLICK`, `KEYBOARD`',
    'button, image and gallery id',
  ],
] as const;

/** Events of a modal gallery in the order in which they are emitted. */
export function ModalEvents() {
  return (
    <DataTable
      caption="Events of the modal gallery"
      columns={['Event', 'Payload', 'When', 'Action', 'Result']}
      ids={events.map(([name]) => `Outputs.${name}`)}
      rows={events.map(([name, payload, when, action, result]) => [
        <code key="name">{name}</code>,
        <TypeText key="payload" text={payload} />,
        when,
        <Fragment key="action">
          <InlineText text={action} />
          <PackageNote difference={eventDifferences[name] ?? {}} />
        </Fragment>,
        <InlineText key="result" text={result} />,
      ])}
    />
  );
}

import { DataTable } from '@/components/docs/data-table';
import { InlineText } from '@/components/docs/inline-text';
import { TypeText } from './type-text';

const causes = '`NORMAL`, `CLICK`, `KEYBOARD`, `SWIPE`, `AUTOPLAY`';

const events = [
  [
    'hasData',
    'ImageModalEvent',
    'The images are ready: after opening and after an update.',
    '`LOAD`',
    '`true`',
  ],
  [
    'show',
    'ImageModalEvent',
    'Before an image becomes visible, at each change.',
    `\`LOAD\` at opening, then ${causes}`,
    'position, counted from 1',
  ],
  [
    'firstImage',
    'ImageModalEvent',
    'Before the first image becomes visible, also at opening.',
    causes,
    '`true`',
  ],
  [
    'lastImage',
    'ImageModalEvent',
    'Before the last image becomes visible, also at opening.',
    causes,
    '`true`',
  ],
  [
    'close',
    'ImageModalEvent',
    'Before the gallery closes.',
    '`NORMAL`, `CLICK`, `KEYBOARD`',
    '`true`',
  ],
  [
    'buttonBeforeHook',
    'ButtonEvent',
    'Before an upper button does its work.',
    '`CLICK`, `KEYBOARD`',
    'button, image and gallery id',
  ],
  [
    'buttonAfterHook',
    'ButtonEvent',
    'After it has done its work; never for the close button.',
    '`CLICK`, `KEYBOARD`',
    'button, image and gallery id',
  ],
] as const;

/** What a modal gallery reports, in the order in which the events arrive. */
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
        <InlineText key="action" text={action} />,
        <InlineText key="result" text={result} />,
      ])}
    />
  );
}

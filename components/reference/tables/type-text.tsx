import { Fragment } from 'react';
import { withBreaks } from '@/components/site/with-breaks';
import { href } from '@/components/site/urls';
import { isTypeName, docUrl } from '../types/doc-urls';

/** The text of a type; names of documented types are links. */
export function TypeText({ text }: { text: string }) {
  return (
    <code>
      {text.split(/\b([A-Z]\w+)\b/).map((part, index) =>
        isTypeName(part) ? (
          <a key={index} href={href(docUrl(part))}>
            {withBreaks(part)}
          </a>
        ) : (
          <Fragment key={index}>{withBreaks(part)}</Fragment>
        ),
      )}
    </code>
  );
}

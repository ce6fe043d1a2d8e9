import type { ReactNode } from 'react';
import { withBreaks } from '@/components/site/with-breaks';

/** Code within text or in a table. */
export function Code({ text }: { text: string }): ReactNode {
  return <code>{withBreaks(text)}</code>;
}

import type { MouseEvent, ReactNode } from 'react';
import { joinClasses } from './join-classes';

interface ArrowButtonProps {
  className: string;
  isNext: boolean;
  names: { 'aria-label': string; title: string | undefined };
  /** Disables the button and hides it, unless the keyboard is on it; it keeps its space. */
  hidden: boolean;
  onClick: (event: MouseEvent) => void;
}

/** Arrow button; the stylesheet mirrors its icon in right-to-left pages. */
export function ArrowButton(props: ArrowButtonProps): ReactNode {
  const { className, isNext, names, hidden, onClick } = props;
  return (
    <button
      type="button"
      className={joinClasses(className, isNext ? 'ks-next' : 'ks-previous')}
      aria-label={names['aria-label']}
      aria-disabled={hidden || undefined}
      onClick={hidden ? undefined : onClick}
    >
      <span
        className="ks-icon ks-icon-arrow"
        aria-hidden="true"
        title={hidden ? undefined : names.title}
      />
    </button>
  );
}

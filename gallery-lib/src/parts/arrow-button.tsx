import type { MouseEvent, ReactNode } from 'react';

interface ArrowButtonProps {
  className: string;
  direction: 'previous' | 'next';
  label: string;
  title: string;
  /** Disables the button and hides it; it keeps its space. */
  hidden?: boolean;
  onClick: (event: MouseEvent) => void;
}

/** Arrow button; the stylesheet mirrors its icon in right-to-left pages. */
export function ArrowButton(props: ArrowButtonProps): ReactNode {
  const { className, direction, label, title, hidden, onClick } = props;
  return (
    <button
      type="button"
      className={`${className} ks-${direction}`}
      aria-label={label}
      disabled={hidden}
      onClick={onClick}
    >
      <span
        className="ks-icon ks-icon-arrow"
        aria-hidden="true"
        title={(!hidden && title) || undefined}
      />
    </button>
  );
}

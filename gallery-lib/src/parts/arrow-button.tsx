import type { MouseEvent, ReactNode } from 'react';

interface ArrowButtonProps {
  className: string;
  direction: 'previous' | 'next';
  label: string;
  title: string;
  /** Keeps its place, out of sight and out of reach. */
  hidden?: boolean;
  onClick: (event: MouseEvent) => void;
}

/** One arrow; its picture turns round where text runs from right to left. */
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

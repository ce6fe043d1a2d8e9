import type { IconName } from './icons';
import { asset } from './urls';

interface IconProps {
  name: IconName;
  className?: string;
}

/** An icon in a control with a name of its own. */
export function Icon({ name, className = '' }: IconProps) {
  return (
    <svg className={`icon ${className}`.trim()} aria-hidden>
      <use href={`${asset('/assets/icons.svg')}#${name}`} />
    </svg>
  );
}

import { landscapeImages } from '@/components/demos/image-sets/landscape-images';

interface NumbersProps {
  index: number;
  onChange: (index: number) => void;
}

/** A button for each photograph. */
export function Numbers({ index, onChange }: NumbersProps) {
  return (
    <p className="button-row">
      {landscapeImages.map(({ id }, position) => (
        <button
          key={id}
          type="button"
          className="button"
          aria-label={`Photograph ${position + 1}`}
          aria-pressed={position === index}
          onClick={() => onChange(position)}
        >
          {position + 1}
        </button>
      ))}
    </p>
  );
}

interface LockProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Says whether the application accepts what the carousel asks for. */
export function Lock({ checked, onChange }: LockProps) {
  return (
    <p>
      <label>
        <input type="checkbox" checked={checked} onChange={() => onChange(!checked)} /> Refuse
        changes that the carousel asks for
      </label>
    </p>
  );
}

interface ToggleProps {
  name: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** A button that switches a feature. */
export function Toggle({ name, on, onChange }: ToggleProps) {
  return (
    <button type="button" className="button" aria-pressed={on} onClick={() => onChange(!on)}>
      {name}: {on ? 'on' : 'off'}
    </button>
  );
}

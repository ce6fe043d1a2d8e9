import type { ModalLibConfig } from 'ks-gallery-react';
import { bothConfig, downConfig, offConfig } from './config';

const choices = [
  { label: 'Up and down', config: bothConfig },
  { label: 'Down', config: downConfig },
  { label: 'Off', config: offConfig },
];

interface DirectionsProps {
  value: ModalLibConfig;
  onChange: (config: ModalLibConfig) => void;
}

/** Chooses the directions of a drag that close the gallery. */
export function Directions({ value, onChange }: DirectionsProps) {
  return (
    <fieldset>
      <legend>Directions that close</legend>
      {choices.map((choice) => (
        <label key={choice.label}>
          <input
            type="radio"
            name="directions"
            checked={value === choice.config}
            onChange={() => onChange(choice.config)}
          />{' '}
          {choice.label}{' '}
        </label>
      ))}
    </fieldset>
  );
}

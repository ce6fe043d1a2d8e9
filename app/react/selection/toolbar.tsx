import type { SlotContext } from 'ks-gallery-react';
import type { Photo } from '@/components/demos/image-sets/photographs';

interface ToolbarProps extends SlotContext<Photo> {
  /** Ids of the selected images. */
  selected: readonly number[];
  onChange: (selected: readonly number[]) => void;
}

/** The toolbar, after a checkbox that selects the image. */
export function Toolbar({ image: { id }, defaultRender, selected, onChange }: ToolbarProps) {
  const isSelected = selected.includes(id);
  const toggle = () =>
    onChange(isSelected ? selected.filter((other) => other !== id) : [...selected, id]);
  return (
    <>
      <label>
        <input type="checkbox" checked={isSelected} onChange={toggle} /> Select
      </label>
      {defaultRender()}
    </>
  );
}

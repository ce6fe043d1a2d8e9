import { EntryTable } from './entry-table';
import { FieldNames } from './field-links';

const codes = [
  ['ESC', 'Escape', 'Closes the modal gallery.'],
  ['LEFT_ARROW', 'ArrowLeft', 'Shows the previous image.'],
  ['RIGHT_ARROW', 'ArrowRight', 'Shows the next image.'],
  ['UP_ARROW', 'ArrowUp', 'Moves a zoomed image; React edition only.'],
  ['DOWN_ARROW', 'ArrowDown', 'Moves a zoomed image; React edition only.'],
] as const;

export function KeyCodes() {
  return (
    <EntryTable
      caption="Key codes"
      columns={['Name', 'Code']}
      entries={codes.map(([name, code, meaning]) => ({
        id: `KeyboardEnum.${name}`,
        name,
        meaning: <p>{meaning}</p>,
        cells: [<code key="code">{code}</code>],
      }))}
    />
  );
}

/** The names in the table, which is on another page. */
export function KeyCodeNames() {
  return <FieldNames of="KeyboardEnum" names={codes.map(([name]) => name)} />;
}

import { DataTable } from '@/components/docs/data-table';

const codes = [
  ['ESC', 'Escape', 'Closes the modal gallery.'],
  ['LEFT_ARROW', 'ArrowLeft', 'Shows the previous image.'],
  ['RIGHT_ARROW', 'ArrowRight', 'Shows the next image.'],
  ['UP_ARROW', 'ArrowUp', 'Not used by the galleries.'],
  ['DOWN_ARROW', 'ArrowDown', 'Not used by the galleries.'],
] as const;

export function KeyCodes() {
  return (
    <DataTable
      caption="Key codes"
      columns={['Name', 'Code', 'Meaning']}
      ids={codes.map(([name]) => `KeyboardEnum.${name}`)}
      rows={codes.map(([name, code, meaning]) => [
        <code key="name">{name}</code>,
        <code key="code">{code}</code>,
        meaning,
      ])}
    />
  );
}

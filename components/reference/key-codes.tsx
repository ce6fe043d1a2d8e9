import { DataTable } from '@/components/docs/data-table';

const codes = [
  ['ESC', 'Escape', 'Closes the modal gallery.'],
  ['LEFT_ARROW', 'ArrowLeft', 'Shows the previous image.'],
  ['RIGHT_ARROW', 'ArrowRight', 'Shows the next image.'],
  ['UP_ARROW', 'ArrowUp', 'Free: the galleries leave it to the page.'],
  ['DOWN_ARROW', 'ArrowDown', 'Free: the galleries leave it to the page.'],
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

/** The parts of the components, as tests find them. */
export const testParts = [
  { part: 'Plain gallery', role: 'group', name: 'Plain gallery content' },
  { part: 'Thumbnail, by the text of its image', role: 'link', name: 'A lake' },
  { part: 'Modal gallery', role: 'dialog', name: 'Modal gallery content' },
  { part: 'Active image with its caption', role: 'figure', name: undefined },
  { part: 'Arrow', role: 'button', name: 'Next image' },
  { part: 'Toolbar button', role: 'button', name: 'Close this modal image gallery' },
  { part: 'Dot of a modal gallery', role: 'button', name: 'Navigate to image number 2' },
] as const;

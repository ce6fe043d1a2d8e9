/** Texts of the list of keys of a modal gallery. */
export const KEY_LIST_LABELS = {
  keyListAriaLabel: 'Keyboard shortcuts',
  keyListCloseAriaLabel: 'Close the list of keyboard shortcuts',
  keyListText: 'Show this list',
  keyCloseText: 'Close the gallery',
  keyFirstText: 'First image',
  keyLastText: 'Last image',
  keyDownloadText: 'Download the image',
  keyFitText: 'Show the whole image',
  keyPanText: 'Move the zoomed image',
  keyTabText: 'Next or previous control',
  keyNamesText: '',
} as const;

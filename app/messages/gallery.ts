/** Sentences of the component gallery. */
export const gallery = {
  title: 'Components',
  intro:
    'Every part of the product in every state. What opens over the page has its own address, so it works without script too.',
  dialogText:
    'The address of this dialog survives a reload, Back closes it, and the cross is a link to the gallery.',
  confirmText: 'Tidewater Pottery and its 8 pages will be deleted. This cannot be undone.',
  confirmed: 'Confirmed. Nothing was deleted: this is the gallery.',
  invalidInput: 'Invalid input',
  success: 'Page order updated.',
  undone: 'The section is back.',
  removed: 'Hero 02 deleted',
  error: 'Maximum number of projects reached.',
  waited: 'The long update is done.',
  wait: 'The pages are being reordered.',
  noFile: 'Choose a file first.',
  arrived: (files: string, size: string) => `${files} arrived, ${size}. The gallery keeps nothing.`,
  emptyTitle: 'Start your first project',
  empty:
    'A project is one website: its pages, its panels and its colors. Choose a name, and pick the first panel.',
} as const

/** Sentences of Select A Panel. Their own file: the editor does without them. */
export const panelMessages = {
  title: 'Select A Panel',
  search: (n: number) => `Search ${n} ${n === 1 ? 'panel' : 'panels'}`,
  none: 'No panel found.',
  more: 'There are more panels than fit here. Choose a category, or search for them.',
  orientationOf: (panel: string) => `Orientation of ${panel}`,
  colorOf: (panel: string) => `Color of ${panel}`,
  sorted: (by: 'library' | 'use') =>
    by === 'library'
      ? 'Sorted by library order; sort by use'
      : 'Sorted by use; sort by library order',
  used: (n: number) => (n === 1 ? 'Used once' : `Used ${n} times`),
  multiple: 'Add several',
  showCategory: (name: string) => `Show ${name}`,
  done: 'Done',
  added: (n: number) => `${n} added`,
  after: (panel: string, page: string) => `After ${panel} on ${page}`,
  atStart: (page: string) => `At the start of ${page}`,
  atEnd: (page: string) => `At the end of ${page}`,
  inPlaceOf: (panel: string, page: string) => `In place of ${panel} on ${page}`,
  slot: (slot: 'header' | 'footer', page: string | null) =>
    `The ${slot} of ${page ?? 'every page that uses the global one'}`,
  preview: 'Preview',
  viewSVG: 'View SVG',
  any: 'Any',
  libraryOrder: 'Library order',
  mostUsed: 'Most used',
  all: 'All',
  columns: (n: string | undefined) => `Columns: ${n ?? 'any'}`,
} as const

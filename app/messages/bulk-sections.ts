import { count } from './format'

const sections = (n: number) => count(n, 'section')

/** Texts of the dialog for several sections at once. */
export const bulkMessages = {
  title: (page: string) => `Several sections of “${page}”`,
  lead: 'Choose the sections, then what to do with them. One Undo reverts all of it.',
  most: (n: number) => `Up to ${n} sections can be changed at once.`,
  shown: (from: number, to: number, total: number) => `Sections ${from} to ${to} of ${total}`,
  show: (from: number, to: number) => `Show ${from} to ${to}`,
  chosenElsewhere: (n: number) =>
    n === 1 ? '1 you chose is not shown here.' : `${n} you chose are not shown here.`,
  shift: 'Hold Shift to choose everything up to a section.',
  sections: 'Sections',
  none: 'There are no sections on this page yet.',
  duplicate: 'Duplicate',
  remove: 'Delete',
  top: 'To the top',
  bottom: 'To the bottom',
  move: 'Move',
  colors: 'Color',
  color: { dark: 'Dark', grey: 'Grey', light: 'Light' },
  otherPage: 'To the end of another page',
  unchanged: 'They are like that already.',
  done: {
    delete: (n: number) => `${sections(n)} removed.`,
    duplicate: (n: number) => `${sections(n)} duplicated.`,
    color: (n: number) => `${sections(n)} updated.`,
    top: (n: number) => `${sections(n)} moved.`,
    bottom: (n: number) => `${sections(n)} moved.`,
    page: (n: number) => `${sections(n)} moved.`,
  },
  bulkSections: 'Several sections',
} as const

import type { OpName } from '~/editor/name-op'

/** What the product says about projects, pages and sections. */

export const requiredField = 'This field is required'

export const projectMessages = {
  created: 'Project successfully created.',
  settingsSaved: 'Project settings saved.',
  logoSaved: 'Project logo updated.',
  logoRemoved: 'Project logo removed.',
  confirmLogoRemoval: 'Are you sure you want to delete this image?',
  none: 'No project found.',
  limit: 'Maximum number of projects reached.',
  guestProjectName: 'My website',
} as const

export const pageMessages = {
  created: 'Page successfully created.',
  updated: 'Page updated',
  homeUpdated: 'Homepage updated',
  deleted: 'Page successfully deleted.',
  orderUpdated: 'Page order updated.',
  none: 'No page found',
  firstPageTitle: "Let's build your first page!",
  confirmDeletion: (name: string) =>
    `Are you sure you want to delete the page “${name}”? Its sections are deleted with it; pages under it become top-level pages.`,
} as const

export const sectionMessages = {
  added: 'Panel added.',
  restyled: 'Section updated.',
  swapped: 'Panel swapped.',
  moved: 'Section moved.',
  duplicated: 'Section duplicated.',
  removed: 'Section removed.',
  undone: (name: OpName) => `Undone: ${opWords[name]}.`,
  redone: (name: OpName) => `Done again: ${opWords[name]}.`,
} as const

/** What a change is called after “Undo” and “Redo”. */
export const opWords: Record<OpName, string> = {
  add: 'add panel',
  duplicate: 'duplicate section',
  remove: 'delete section',
  move: 'move section',
  'move-to-page': 'move section to another page',
  orientation: 'change orientation',
  colour: 'change colour',
  variant: 'change variant',
  swap: 'swap panel',
  header: 'change header',
  footer: 'change footer',
}

/** How the history calls a change of a section. */
export const opHistory: Record<OpName, string> = {
  add: 'section added',
  duplicate: 'section duplicated',
  remove: 'section removed',
  move: 'section moved',
  'move-to-page': 'section moved to another page',
  orientation: 'section orientation changed',
  colour: 'section colour changed',
  variant: 'section variant changed',
  swap: 'section panel swapped',
  header: 'page header changed',
  footer: 'page footer changed',
}

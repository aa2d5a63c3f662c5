import type { OpName } from '~/editor/name-op'
import type { Slot, SlotMode } from '~/editor/types'

export const pageMessages = {
  moreFor: (page: string) => `More for the page ${page}`,
  makeHome: 'Make home page',
  duplicate: 'Duplicate page',
  none: 'No page found',
  topLevel: 'None: top level',
  nonNavigation: 'Leave out of the navigation',
  leftOut: 'Left out of the navigation',
  isHome: 'This is the home page. To change that, make another page the home page.',
  savePage: 'Save page',
  addPage: 'Add page',
  parent: 'Parent',
  homePage: 'Home page',
  searchPages: 'Search pages',
  menusOf: (n: number) =>
    `The first ${n} pages have their menu here. Open another page, or search for it, to see its menu.`,
  editPage: 'Edit page',
  deletePage: 'Delete page',
  pageSettings: 'Page Settings',
} as const

export const slotNames: Record<Slot, string> = { header: 'Header', footer: 'Footer' }

/** Sources of a page's header or footer. */
export const slotModeNames: Record<SlotMode, string> = {
  global: 'Global',
  custom: 'Custom',
  none: 'None',
}

export const sectionMessages = {
  added: 'Panel added.',
  restyled: 'Section updated.',
  swapped: 'Panel swapped.',
  moved: 'Section moved.',
  duplicated: 'Section duplicated.',
  removed: 'Section removed.',
  removedEverywhere: 'Removed from every page that showed it.',
  undo: 'Undo',
  redo: 'Redo',
  undone: (name: OpName) => `Undone: ${opWords[name]}.`,
  redone: (name: OpName) => `Redone: ${opWords[name]}.`,
} as const

/** Name of a change after “Undo” and “Redo”. */
export const opWords: Record<OpName, string> = {
  add: 'add panel',
  duplicate: 'duplicate section',
  remove: 'delete section',
  move: 'move section',
  'move-to-page': 'move section to another page',
  orientation: 'change orientation',
  color: 'change color',
  variant: 'change variant',
  swap: 'swap panel',
  words: 'change words',
  header: 'change header',
  footer: 'change footer',
  template: 'import template',
  restore: 'restore the page',
  'remove-several': 'delete several sections',
  'duplicate-several': 'duplicate several sections',
  'restyle-several': 'change several colors',
  'move-several': 'move several sections',
}

const actions: Record<OpName, string> = {
  add: 'added it',
  duplicate: 'duplicated it',
  remove: 'deleted it',
  move: 'moved it',
  'move-to-page': 'moved it to another page',
  orientation: 'changed its orientation',
  color: 'changed its color',
  variant: 'changed its variant',
  swap: 'swapped its panel',
  words: 'changed its words',
  header: 'changed the header',
  footer: 'changed the footer',
  template: 'imported a template',
  restore: 'restored an earlier version of the page',
  'remove-several': 'deleted it with others',
  'duplicate-several': 'duplicated it with others',
  'restyle-several': 'changed its color with others',
  'move-several': 'moved it with others',
}

/** “Ada Finch has moved it and changed its color”. @param people `who` is null for no account */
export const listActions = (
  people: readonly { who: string | null; actions: readonly OpName[] }[],
  more: boolean,
) => {
  const told = people.map(({ who, actions: all }) => {
    const some = [...new Set(all)].slice(-3).map((name) => actions[name])
    return `${who ?? 'Someone'} has ${some.join(' and ')}`
  })
  return [...told, ...(more ? ['and more'] : [])].join('; ')
}

/** How the history calls a change of a section. */
export const opHistory: Record<OpName, string> = {
  add: 'section added',
  duplicate: 'section duplicated',
  remove: 'section removed',
  move: 'section moved',
  'move-to-page': 'section moved to another page',
  orientation: 'section orientation changed',
  color: 'section colour changed',
  variant: 'section variant changed',
  swap: 'section panel swapped',
  words: 'section words changed',
  header: 'page header changed',
  footer: 'page footer changed',
  template: 'template imported',
  restore: 'page brought back to an earlier version',
  'remove-several': 'several sections removed',
  'duplicate-several': 'several sections duplicated',
  'restyle-several': 'colour of several sections changed',
  'move-several': 'several sections moved',
}

/** Name of an undo or redo in the history; `project-history` reads it again. */
export const undoHistory = (name: OpName, direction: 'undo' | 'redo') =>
  `${opHistory[name]}: ${direction === 'undo' ? 'undone' : 'redone'}`

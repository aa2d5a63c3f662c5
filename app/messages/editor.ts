import type { OpName } from '~/editor/name-op'
import { opWords } from './pages'

/** Sentences of the editor and of Select A Panel. */
export const editorMessages = {
  skipToPage: 'Skip to the page',
  backToProjects: 'Back to the projects',
  backToStart: 'Back to the start page',
  singleKeys: 'Use the shortcuts of a single letter',
  below: 'Below another panel',
  otherPage: 'To the end of another page',
  saved: 'Saved',
  saving: 'Saving',
  offline: 'Offline',
  offlineHint: 'Your last changes are kept here and sent as soon as you are online again.',
  signUpPrompt: 'Sign up for free to keep this website, add pages and download it.',
  signUp: 'Sign Up Today',
  helpBanner: 'This is growing into a large website. Let us build it for you: write to the studio.',
  madeSmaller: (width: string) => `The page as drawn at 1440, made smaller to ${width}.`,
  emptyTitle: 'This page is empty',
  empty: 'A page is a stack of finished panels. Add the first one and make it yours.',
  copied: 'Copied to clipboard.',
  logInTitle: 'Log in to open this project',
  logIn:
    'This project belongs to an account. Log in to see whether it is yours or shared with you.',
  askTitle: 'This project is not shared with you',
  ask: 'It belongs to somebody else. You can ask its owner to let you in.',
  removedTitle: 'You no longer work on this project',
  removed: 'Its owner removed you. What you made stays in it. You can ask to be let in again.',
  accessAsked: 'You have asked for access.',
  alreadyIn: 'This project is already open to you.',
  askButton: 'Ask for access',
  asked: 'You have asked to join this project. It opens here as soon as its owner accepts.',
  saveTitle: 'Save this project',
  save: 'Somebody started this project without an account. Save it to your projects to work on it; its link is closed to others then.',
  saveButton: 'Save to my projects',
  projectSaved: 'Project saved to your projects.',
  undo: (name: OpName | null) => (name ? `Undo ${opWords[name]}` : 'Nothing to undo'),
  redo: (name: OpName | null) => (name ? `Redo ${opWords[name]}` : 'Nothing to redo'),
  peopleHere: 'Also here',
  applyMine: 'Apply mine',
  keepTheirs: 'Keep theirs',
  changedTitle: 'Somebody else was faster',
  stuckTitle: 'This change cannot be taken back',
  skip: 'Leave this change as it is',
  skipped: 'The change stays. Undo goes on with the one before.',
  select: (name: string) => `Select ${name}`,
  selected: (name: string, at: number, of: number) => `${name}, section ${at} of ${of}, selected`,
  movedTo: (at: number, of: number) => `Section moved to place ${at} of ${of}.`,
  noPicture: 'This variant has no picture.',
  partsOfEditor: 'Parts of the editor',
  pagesAndPanels: 'Pages and panels',
  previewOn: (screen: string, width: string) => `Preview ${width} pixels wide, as on a ${screen}`,
  moveTitle: (name: string) => `Move ${name}`,
} as const

export const panelMessages = {
  title: 'Select A Panel',
  search: (n: number) => `Search ${n} ${n === 1 ? 'panel' : 'panels'}`,
  none: 'No panel found.',
  clear: 'Clear filters',
  orientationOf: (panel: string) => `Orientation of ${panel}`,
  colourOf: (panel: string) => `Colour of ${panel}`,
  sorted: (by: 'library' | 'use') =>
    by === 'library'
      ? 'Sorted by library order; sort by use'
      : 'Sorted by use; sort by library order',
  used: (n: number) => `Used ${n}`,
  after: (panel: string, page: string) => `After ${panel} on ${page}`,
  atStart: (page: string) => `At the start of ${page}`,
  atEnd: (page: string) => `At the end of ${page}`,
  inPlaceOf: (panel: string, page: string) => `In place of ${panel} on ${page}`,
  slot: (slot: 'header' | 'footer', page: string | null) =>
    `The ${slot} of ${page ?? 'every page that uses the global one'}`,
} as const

export const shortcutRows: readonly [keys: readonly string[], what: string][] = [
  [['↑', '↓'], 'Select the section above or below'],
  [['Alt', '↑'], 'Move the section up'],
  [['Alt', '↓'], 'Move the section down'],
  [['D'], 'Duplicate the section'],
  [['Delete'], 'Delete the section'],
  [['A'], 'Add a panel'],
  [['P'], 'Preview the page, or build it'],
  [['Ctrl', 'Z'], 'Undo'],
  [['Ctrl', 'Shift', 'Z'], 'Redo'],
  [['Esc'], 'Select nothing'],
  [['?'], 'Open this list'],
]

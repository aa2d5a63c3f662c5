import { count } from './format'

const quoted = (name: string | null) => (name === null ? 'a deleted panel' : `“${name}”`)

/** What is said about the section that a request is about. */
export const pinMessages = {
  about: 'About',
  place: (panel: string | null, page: string, project: string) =>
    `${panel ?? 'Deleted panel'} on ${page} of ${project}`,
  leaveOut: 'Leave out',
  ignored:
    'The section you came from cannot be named: it is gone, or the project is not yours to edit. Your request will be about no section.',
  notKept: 'It is about no section: the one you came from cannot be named any more.',
  pageGone: 'The page this request is about was deleted.',
  sectionGone: 'The section is not on the page any more.',
  unknown: 'Nothing is known any more of how it looked.',
  wasAt: (version: number) => `Then, version ${version}`,
  isAt: (version: number) => `Now, version ${version}`,
  beforeAt: (version: number) => `Before, version ${version}`,
  afterAt: (version: number) => `After, version ${version}`,
  same: 'It looks as it did when this was asked for.',
  left: 'The section has left the page.',
  moved: (page: string) => `It stands on the page “${page}” now.`,
  panel: (from: string | null, to: string | null) =>
    `The panel is ${quoted(to)} now; it was ${quoted(from)}.`,
  orientation: (from: string, to: string) => `The orientation is ${to} now; it was ${from}.`,
  color: (from: string, to: string) => `The colour is ${to} now; it was ${from}.`,
  lookAtPage: 'Look at the page',
  pageOf: (page: string, project: string) => `${page}, ${project}`,
  backToRequest: (number: number) => `Back to request ${number}`,
  readOnly: 'You can look at this page. The rest of the project stays closed.',
  toSection: 'Go to the section',
  openInEditor: 'Open in the editor',
  openPage: 'Open page',
  noComparison:
    'There is nothing to compare: the page was deleted, or its project is not open to you any more.',
  show: 'What is shown',
  width: 'How wide',
  wide: (width: string) => `${width} pixels wide`,
  madeSmaller: (width: string) => `The pages as drawn at 1440, made smaller to ${width} at most.`,
  sideBySide: 'Side by side',
  beforeAlone: 'Before',
  afterAlone: 'After',
  panelGone: 'The panel that stood here no longer exists.',
  pinned: 'The request is about this section',
  noPicture: 'This section has no picture.',
  empty: 'The page was empty.',
  changed: (panel: string | null) => `${quoted(panel)} changed`,
  isNew: (panel: string | null) => `${quoted(panel)} is new`,
  isGone: (panel: string | null) => `${quoted(panel)} is gone`,
  /** What differs on a page: the first few by name. */
  pageDiffers: (all: string[], order: boolean): string => {
    const named = all.slice(0, 4).join(', ')
    const more = all.length > 4 ? `, and ${all.length - 4} more` : ''
    const sections = all.length > 0 ? `${differ(all.length)}: ${named}${more}.` : ''
    const other = order ? 'The order of the sections changed.' : ''
    return [sections, other].filter(Boolean).join(' ') || 'Nothing on the page differs yet.'
  },
} as const

const differ = (n: number) => `${count(n, 'section')} ${n === 1 ? 'differs' : 'differ'}`

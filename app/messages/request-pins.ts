import { count } from './format'

const quoted = (name: string | null) => (name === null ? 'a deleted panel' : `“${name}”`)

/** Texts about the section that a request is about. */
export const pinMessages = {
  about: 'About',
  place: (panel: string | null, page: string, project: string) =>
    `${panel ?? 'Deleted panel'} on ${page} of ${project}`,
  leaveOut: 'Leave out',
  ignored:
    'The section you came from can’t be linked: it is gone, or you can’t edit the project. Your request won’t be linked to a section.',
  notKept: 'It isn’t linked to a section: the one you came from is no longer available.',
  pageGone: 'The page this request is about was deleted.',
  sectionGone: 'The section is no longer on the page.',
  unknown: 'How it looked is no longer known.',
  wasAt: (version: number) => `Then, version ${version}`,
  isAt: (version: number) => `Now, version ${version}`,
  beforeAt: (version: number) => `Before, version ${version}`,
  afterAt: (version: number) => `After, version ${version}`,
  same: 'It looks the same as when this was requested.',
  left: 'The section has left the page.',
  moved: (page: string) => `It is now on the page “${page}”.`,
  panel: (from: string | null, to: string | null) =>
    `The panel is now ${quoted(to)}; it was ${quoted(from)}.`,
  orientation: (from: string, to: string) => `The orientation is now ${to}; it was ${from}.`,
  color: (from: string, to: string) => `The color is now ${to}; it was ${from}.`,
  words: 'Its words are others now.',
  lookAtPage: 'View the page',
  pageOf: (page: string, project: string) => `${page}, ${project}`,
  backToRequest: (number: number) => `Back to request ${number}`,
  readOnly: 'You can view this page, but not the rest of the project.',
  toSection: 'Go to the section',
  openInEditor: 'Open in the editor',
  openPage: 'Open page',
  noComparison:
    'There is nothing to compare: the page was deleted, or you can no longer open its project.',
  show: 'What is shown',
  width: 'Width',
  wide: (width: string) => `${width} pixels wide`,
  madeSmaller: (width: string) => `The pages as drawn at 1440, scaled down to ${width} at most.`,
  sideBySide: 'Side by side',
  beforeAlone: 'Before',
  afterAlone: 'After',
  panelGone: 'The panel that was here no longer exists.',
  pinned: 'The request is about this section',
  noPicture: 'This section has no picture.',
  empty: 'The page was empty.',
  changed: (panel: string | null) => `${quoted(panel)} changed`,
  isNew: (panel: string | null) => `${quoted(panel)} is new`,
  isGone: (panel: string | null) => `${quoted(panel)} is gone`,
  /** Differences of a page: the first few by name. */
  pageDiffers: (all: string[], order: boolean): string => {
    const named = all.slice(0, 4).join(', ')
    const more = all.length > 4 ? `, and ${all.length - 4} more` : ''
    const sections = all.length > 0 ? `${differ(all.length)}: ${named}${more}.` : ''
    const other = order ? 'The order of the sections changed.' : ''
    return [sections, other].filter(Boolean).join(' ') || 'Nothing on the page differs yet.'
  },
} as const

const differ = (n: number) => `${count(n, 'section')} ${n === 1 ? 'differs' : 'differ'}`

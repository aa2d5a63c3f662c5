/** Texts about earlier states of a page. */

export const versionMessages = {
  title: (page: string) => `Versions of “${page}”`,
  slider: 'Version of the page',
  now: 'Now',
  start: 'The first version',
  oldest: 'The oldest version that is kept',
  kept: (most: string) =>
    `The last ${most} changes of a page are kept. Older versions can no longer be restored.`,
  after: (what: string) => `After: ${what}`,
  at: (at: number, of: number) => `Version ${at} of ${of}`,
  changes: 'Changes',
  none: 'Nothing has changed on this page yet. Every change will appear here.',
  empty: 'The page was empty.',
  about: (action: string, panel: string) => `${action} · ${panel}`,
  undone: 'undone',
  redone: 'redone',
  earlier: 'Earlier',
  later: 'Later',
  show: 'Show',
  onPage: 'On the page now',
  differs: 'Looks different now',
  bringBack: 'Restore this section',
  bringBackOf: (panel: string) => `Restore this section: ${panel}`,
  bringPage: 'Restore this version',
  bringPageHint: (changes: number) =>
    changes === 1
      ? 'Makes one change; Undo reverts it.'
      : `Makes ${changes} changes at once; one Undo reverts all of them.`,
  broughtBack: 'Section restored.',
  pageBroughtBack: (left: number) =>
    left === 0
      ? 'Page restored.'
      : `Page restored. ${left === 1 ? 'One section was' : `${left} sections were`} left out because the panel no longer exists.`,
  panelGone: 'The panel that was here no longer exists.',
  elsewhere: 'The section that was here moved to a page that was deleted.',
} as const

/** The sentences of the error codes of versions; part of `errorText`. */
export const versionErrors = {
  'version-pruned': 'This version is no longer kept.',
  'version-section-gone': 'This section is not part of that version.',
  'version-panel-gone': 'The panel of this section no longer exists.',
  'version-too-far': 'This version differs in too many sections. Restore the ones you need.',
} as const

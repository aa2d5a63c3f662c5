/** What the product says about earlier states of a page. */

export const versionMessages = {
  title: (page: string) => `Versions of “${page}”`,
  slider: 'Version of the page',
  now: 'Now',
  start: 'As the page began',
  oldest: 'The oldest version that is kept',
  kept: (most: string) =>
    `The last ${most} changes of a page are kept. Older versions can no longer be brought back.`,
  after: (what: string) => `After: ${what}`,
  at: (at: number, of: number) => `Version ${at} of ${of}`,
  changes: 'Changes',
  none: 'Nothing was changed on this page yet. Every change stands here from now on.',
  empty: 'The page was empty.',
  about: (deed: string, panel: string) => `${deed} · ${panel}`,
  undone: 'taken back',
  redone: 'done again',
  earlier: 'Earlier',
  later: 'Later',
  show: 'Show',
  onPage: 'On the page now',
  differs: 'Looks different now',
  bringBack: 'Bring this section back',
  bringBackOf: (panel: string) => `Bring this section back: ${panel}`,
  bringPage: 'Bring the page back to here',
  bringPageHint: (changes: number) =>
    changes === 1
      ? 'Makes one change; Undo takes it back.'
      : `Makes ${changes} changes at once; one Undo takes all of them back.`,
  broughtBack: 'Section brought back.',
  pageBroughtBack: (left: number) =>
    left === 0
      ? 'Page brought back.'
      : `Page brought back. ${left === 1 ? 'One section was' : `${left} sections were`} left out: the panel no longer exists.`,
  panelGone: 'The panel that stood here no longer exists.',
  elsewhere: 'A section stood here that has left the page with its other page.',
} as const

/** The sentences of the fault codes of versions; part of `errorText`. */
export const versionErrors = {
  'version-pruned': 'This version is not kept any more.',
  'version-section-gone': 'This section is not part of that version.',
  'version-panel-gone': 'The panel of this section no longer exists.',
  'version-too-far': 'This version differs in too many sections. Bring back the ones you need.',
} as const

import type { Orientation } from '~/panels/types'
import type { WordRefusal } from '~/panels/words'
import { limits } from '~/permissions/limits'
import { fileSize } from './file-size'
import { count } from './format'
import { networkNames } from './network-names'

/** The first three of some fields. */
function someOf(labels: readonly string[]): string {
  const more = labels.length > 3 ? ` and ${labels.length - 3} more` : ''
  return labels.slice(0, 3).join(', ') + more
}

/** When a panel is in an orientation. */
const placed: Readonly<Record<Orientation, string>> = {
  left: 'when on the left',
  center: 'when centered',
  right: 'when on the right',
}

/** Sentences about the words that people type into a section. */
export const wordsMessages = {
  title: (panel: string) => `Words of ${panel}`,
  lead: 'This is what the section says. Whatever you leave as it is keeps the example text.',
  none: 'This panel is an uploaded picture: its words can’t be changed. Swap it for another panel to write your own.',
  save: 'Save words',
  copyFor: (page: string) => `Copy for “${page}”`,
  putInto: 'Insert into',
  put: 'Insert',
  putLine: (line: string) => `Insert: ${line}`,
  isThere: 'Already in this section',
  moreLines: (more: number) => `… and ${count(more, 'more line')} under Tools, Copy for this page.`,
  saved: 'Words saved.',
  savedCrowded: (labels: readonly string[], unwritten: readonly string[]) =>
    [
      wordsMessages.saved,
      labels.length > 0 && `Too long for this panel: ${someOf(labels)}.`,
      unwritten.length > 0 &&
        `Some letters in ${someOf(unwritten)} don’t show on the canvas or in the PDF and PNG; the website shows them.`,
    ]
      .filter((one) => one !== false)
      .join(' '),
  crowded: {
    cut: 'Cut off in this panel. Try a shorter text.',
    over: 'Runs into what is next to it. Try a shorter text.',
    lines: 'Takes more lines than this panel has room for.',
    dropped: 'This panel doesn’t show it.',
    letters:
      'Some of these letters don’t show on the canvas or in the PDF and PNG. The website shows them.',
  },
  fromFacts: 'From your business details',
  fromPages: 'The name of the page',
  /** Who speaks without own words. */
  below: {
    example: {
      says: (text: string) => (text ? `Example: “${text}”` : 'The example has no text here.'),
      back: 'Use the example again',
    },
    details: {
      says: (text: string) =>
        text ? `Your business details say: “${text}”` : 'Empty unless you write something here.',
      back: 'Use your business details again',
    },
    page: {
      says: (text: string) => `The page is called “${text}”.`,
      back: 'Use the page’s name again',
    },
    menu: {
      says: (text: string) =>
        text ? `Without your own text: “${text}”` : 'Empty unless you write something here.',
      back: 'Remove your own text',
    },
  },
  backToDrawn: 'Use the drawn picture again',
  backOf: (back: string, label: string) => `${back}: ${label}`,
  theirPhoto: (name: string) => (name ? `Theirs: ${name}` : 'They use the drawn picture.'),
  photo: {
    drawn: 'The drawn picture',
    upload: 'Or upload one',
    gone: 'Deleted picture',
    goneHint: 'This picture was deleted, so the drawn one is shown.',
    types: `JPEG, PNG, WebP, AVIF or GIF, up to ${fileSize(limits.bytesOfFile)}`,
    alt: 'What it shows here',
    altHint: (alt: string) =>
      alt ? `If empty: “${alt}”` : 'For people who can’t see it and for search engines.',
    focus: 'Focal point',
    across: 'Across, 0 to 100',
    down: 'Down, 0 to 100',
    signUp: 'Save and sign up for free',
    signUpFor: 'to use your own pictures.',
  },
  add: (one: string) => `Add ${one.toLowerCase()}`,
  addTo: (one: string, list: string) => `Add ${one.toLowerCase()} to ${list}`,
  moveUpOf: (label: string) => `Move ${label} up`,
  moveDownOf: (label: string) => `Move ${label} down`,
  removeOf: (label: string) => `Remove ${label}`,
  bringBack: 'Bring back',
  bringBackOf: (label: string) => `Bring back ${label}`,
  removed: (what: string) => (what ? `Removed: ${what}` : 'Removed'),
  always: (rows: number) => `This panel always shows ${rows}.`,
  least: (rows: number) => `This panel needs at least ${rows}.`,
  full: (most: number, orientation: Orientation) =>
    `This panel shows up to ${most} ${placed[orientation]}.`,
  unsaid: (orientation: Orientation, labels: readonly string[]) =>
    `Not shown ${placed[orientation]}: ${someOf(labels)}`,
  leads: {
    byItself: 'To the page with this name',
    nowhere: 'Nowhere',
    address: 'To an address',
    pages: 'To a page',
    typed: 'Address',
    hint: 'A website, an email address or a phone number',
    gone: 'Deleted page',
    noPage: (text: string) => `No page is called “${text}”, so this leads nowhere.`,
  },
  refused: (refusal: WordRefusal): string => {
    if (refusal.why === 'long') return `Must be at most ${refusal.most} characters in length`
    if (refusal.why === 'number') {
      return `Must be a number from ${refusal.least} to ${refusal.most}`
    }
    return refusal.why === 'address'
      ? 'Must be a website, an email address or a phone number, e.g. example.com.'
      : 'Please choose one from the list'
  },
  wrong: 'Some words can’t be saved like this. Everything you typed is still here.',
  tooMany: 'This is more text than one section can hold. Please shorten or remove some.',
  bothTitle: 'Someone else changed the same words',
  both: 'Nothing is saved yet. Save again to keep what you typed, or use theirs below.',
  theirs: (text: string) => (text ? `Theirs: “${text}”` : 'They removed the text.'),
  takeTheirs: 'Use theirs',
  takeTheirsOf: (label: string) => `Use theirs: ${label}`,
  rowOfTheirs: (label: string) => `${label}: both of you moved, added or removed it.`,
} as const

/** How a name of a drawing is shown: `still-life` as “Still life”. */
export function choiceName(name: string): string {
  const networks: Readonly<Record<string, string>> = networkNames
  const network = networks[name]
  if (network) return network
  const words = name
    .replace(/-/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

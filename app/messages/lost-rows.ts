import { count, number } from './format'

/** Texts for admins who decide about lost rows. */
export const lostRowsMessages = {
  title: 'Changes that were not copied in time',
  lead: 'Only a server that was lost had these changes. No one sees them until you take them over, and they are kept until you decide.',
  waiting: (n: number) =>
    n === 1 ? '1 change was not copied in time' : `${number(n)} changes were not copied in time`,
  decide: 'Review them',
  settings: 'General Settings',
  admin: 'Admin',
  full: (n: number) =>
    `The changes of ${count(n, 'server')} wait for you. No more are taken until you have decided about some; servers that come back until then keep theirs.`,
  none: 'Nothing was lost',
  noneLead: 'When a server comes back with changes that no other server has, they appear here.',
  finds: 'Servers that came back',
  server: 'Server',
  found: 'Found',
  toDecide: 'To decide',
  openOf: (open: number, all: number) => (open === 0 ? 'Decided' : `${open} of ${all}`),
  fromOn: 'First change',
  untilOn: 'Last change',
  uncertain: 'Compare with care',
  uncertainLead:
    'We don’t know when this server was cut off. Its changes are compared with what is here now, so some may be older than what is here.',
  leftOut: (n: number, node: string) =>
    `${count(n, 'more change')} ${n === 1 ? 'is' : 'are'} only in the copy on the server ${node}. It is removed once all of these are decided.`,
  states: { open: 'To decide', taken: 'Taken over', dropped: 'Dropped' },
  noneIn: {
    open: 'Everything is decided.',
    taken: 'Nothing was taken over.',
    dropped: 'Nothing was dropped.',
  },
  kinds: { added: 'Added', changed: 'Changed', removed: 'Removed' },
  choose: (what: string, about: string | null) => (about ? `${what}: ${about}` : what),
  open: 'Open',
  values: 'Show content',
  differences: 'Show differences',
  before: 'Before',
  there: 'There',
  here: 'Here now',
  nothing: 'nothing',
  notHere: 'not here',
  notShown: 'not shown',
  packed: 'cannot be shown as text',
  moreValues: (n: number) => `${count(n, 'more value')}`,
  yes: 'yes',
  no: 'no',
  withPage: 'Decided together with all other changes to its page.',
  removedLead: 'It was removed there but stays here. Remove it yourself if that is still right.',
  all: (n: number) => `All of this server (${number(n)})`,
  takeOver: 'Take over',
  takeAnyway: 'Take over anyway',
  takeAnywayHint: 'Also where something has changed here since: what is here now is replaced.',
  drop: 'Drop',
  seen: 'Seen',
  taken: (n: number) => `${count(n, 'change')} taken over`,
  left: (n: number) => `${count(n, 'change')} could not be taken over; each says why.`,
  noneTaken: 'Nothing could be taken over. Each change says why.',
  dropped: (n: number) => `${count(n, 'change')} dropped`,
  nothingLeft: 'This was already decided.',
  decided: (who: string | null) => (who ? `by ${who}` : ''),
}

/** Why a lost row was not taken over. */
export const lostReasons = {
  changed: 'It has changed here since.',
  gone: 'It has been removed here since.',
  parent: 'What it belongs to is not here. Take that over first, or together with it.',
  twice: 'Something here already has the same name or place.',
  rule: 'It no longer fits.',
  locked:
    'None of the vault keys here opens it. Restore the earlier key (VAULT_KEY_PREVIOUS) and then take it over, or drop it and save the password again.',
  page: 'The page has changed here since, or part of its changes is missing. Make the change again in the editor.',
} as const

/** `company_profile_id` as `Company profile`. */
export const columnName = (column: string): string => inWords(column.replace(/(.)_(id|at)$/, '$1'))

/** `in_progress` as `In progress`. */
export const wordOf = (value: string): string => inWords(value)

const inWords = (name: string) => {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The sentences of the error codes of this area. */
export const lostRowErrors = {
  'lost-none-chosen': 'Select what you want to decide about.',
  'lost-finds-full': 'Decide about the changes that are here before more are taken in.',
}

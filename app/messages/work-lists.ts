import type { WorkKind } from '~/shared/kinds'
import type { WorkSort, WorkTab } from '~/shared/work-lists'
import { count } from './format'
import { lookedThroughInPart } from './looked-through'
import { noneFound } from './none-found'

/** Texts of the lists of work; those that differ by kind have its word. */
export const workListMessages = {
  search: (kind: WorkKind) => `Search ${kind}s`,
  filters: (n: number) => `Filter ${n}`,
  sortBy: 'Sorted by',
  onlyOverdue: 'Only overdue',
  clientAnsweredLast: 'Client answered last',
  me: 'Me',
  somebodyElse: 'someone else',
  show: (kind: WorkKind) => `Show ${kind}s`,
  shown: (kind: WorkKind, here: number, all: string) =>
    `${here} of ${all} ${all === '1' ? kind : `${kind}s`}`,
  noMore: (kind: WorkKind) => `No more ${kind}s found.`,
  noneFits: (kind: WorkKind, list: string, words: string, filters: readonly string[]) =>
    noneFound(kind, { list, words, filters }),
  inPart: lookedThroughInPart,
  fitsAll: (list: string) => `Search all ${list.toLowerCase()} ones`,
  fitsCompleted: 'Search the completed ones',
  viewName: 'Name of the view',
  saveView: 'Save view',
  shareView: 'For all staff',
  viewSaved: 'View saved',
  viewDeleted: 'View deleted',
  renameView: 'Rename view',
  deleteView: 'Delete view',
  undo: 'Undo',
  choose: 'Select',
  chooseAll: 'Select all on this page',
  chooseAllShort: 'All',
  chooseNone: 'Select none',
  clearChosen: 'Clear',
  chooseOne: ({ number, title }: { number: number; title: string }) => `Select ${number} ${title}`,
  assignOne: (kind: WorkKind, { number }: { number: number }) => `Assign ${kind} ${number}`,
  answered: { staff: 'Client answered, not read yet', client: 'New answer, not read yet' },
  gone: 'no longer in this list',
  news: (come: number, left: number) =>
    [come && `${come} new`, left && `${left} no longer here`].filter(Boolean).join(', '),
  many: (kind: WorkKind) => `With all selected ${kind}s`,
  bulkAssign: 'Assign to',
  bulkPriority: 'Priority',
  bulkMove: 'Move to',
  bulkApply: 'Apply to selected',
  ofMany: (kind: WorkKind, n: number) => count(n, kind),
  oneOfThem: (kind: WorkKind) => (kind === 'order' ? 'An order' : `A ${kind}`),
  someFailed: (kind: WorkKind, done: number, failed: number, action: 'changed' | 'deleted') =>
    done > 0
      ? `${count(done, kind)} ${action}, ${failed} not. Those not ${action} are still selected.`
      : failed === 1
        ? `The ${kind} was not ${action}. It is still selected.`
        : `None of the ${failed} ${kind}s was ${action}. They are still selected.`,
  /** For a row with more than one change to make. */
  nothingOfIt: (why: string) => `${why} Nothing else was changed here.`,
  confirmBulk: (kind: WorkKind, n: number) =>
    `${count(n, kind)} will be deleted with messages, notes and files. No one will be able to open them.`,
  keys: 'Shortcuts',
  keysTitle: 'Keyboard shortcuts',
  keysOn: 'Shortcuts are on',
  keysOnWhere: 'in this browser',
  filter: 'Filter',
  filtersLabel: 'Filters',
  clearAll: 'Clear all',
  anybody: 'Anyone',
  nameOrCompany: 'Name or company',
  dueFrom: 'Due from',
  sortByLabel: 'Sort by',
  /** A filter in use: `Priority: High, Low`. */
  filteredBy: (what: string, words: readonly string[]) => `${what}: ${words.join(', ')}`,
  /** Two days, or one of them: the other is empty. */
  inUtc: (days: string) => `${days} UTC`,
  days: (from: string, until: string) =>
    from && until ? `${from} to ${until}` : from ? `from ${from}` : `until ${until}`,
  csv: 'CSV',
  assign: 'Assign',
  no: 'No.',
  spanFrom: (what: string) => `${what} from`,
  until: 'until',
} as const

/** The sentences of the error codes of lists. */
export const workListErrors: Record<
  string,
  string | ((v: Record<string, string | number>) => string)
> = {
  'none-chosen': 'Select some rows first.',
  'nothing-chosen': 'Choose what should change.',
  'shared-view-exists': 'There is already a view with this name for all staff.',
  'too-many-shared-views': (v) => `Staff can share up to ${v.most} views of these lists.`,
  'view-exists': 'You already have a view with this name.',
  'view-too-long': 'There are too many filters for one view. Remove some of them first.',
  'too-many-views': 'You have reached the limit of saved views. Delete one first.',
}

export const workTabLabels: Record<WorkTab, string> = {
  all: 'All open',
  unassigned: 'Unassigned',
  overdue: 'Overdue',
  mine: 'Assigned to me',
  following: 'Following',
}

export const workSortLabels: Record<WorkSort, string> = {
  due: 'Due date, first to last',
  '-due': 'Due date, last to first',
  '-created': 'Newest first',
  created: 'Oldest first',
  '-number': 'Number, highest first',
  number: 'Number, lowest first',
  priority: 'Priority, highest first',
  '-priority': 'Priority, lowest first',
  '-updated': 'Last changed first',
}

/** Actions of the single keys of a list. */
export const keysOf = (
  kind: WorkKind,
): { group: string; keys: [what: string, ...keys: string[]][] }[] => [
  {
    group: 'Move',
    keys: [
      ['Row down, row up', 'J', 'K'],
      [`Open ${kind}`, 'Enter'],
      ['Search', '/'],
      ['Open filters', 'F'],
    ],
  },
  {
    group: 'Select',
    keys: [
      ['Select row', 'X'],
      ['Clear selection', 'Esc'],
    ],
  },
  {
    group: 'Change',
    keys: [
      ['Assign', 'A'],
      ['Priority', 'P'],
      ['Status', 'S'],
    ],
  },
  { group: 'Everywhere', keys: [['These shortcuts', '?']] },
]

/** The last line of a file of a list that is longer. */
export const cutAfter = (rows: number) =>
  `Only the first ${rows.toLocaleString('en-US')} are in this file. Narrow the list down to get the others.`

import type { WorkKind } from '~/work/kinds'
import type { WorkSort, WorkTab } from '~/work/work-lists'
import { count } from './format'
import { lookedThroughInPart } from './looked-through'
import { noneFound } from './none-found'

/** What the lists of work say; what differs from one kind to the other, by its word. */
export const workListMessages = {
  search: (kind: WorkKind) => `Search ${kind}s`,
  filters: (n: number) => `Filter ${n}`,
  sortBy: 'Sorted by',
  onlyOverdue: 'Only overdue',
  clientAnsweredLast: 'Client answered last',
  me: 'Me',
  somebodyElse: 'somebody else',
  show: (kind: WorkKind) => `Show ${kind}s`,
  shown: (kind: WorkKind, here: number, all: string) =>
    `${here} of ${all} ${all === '1' ? kind : `${kind}s`}`,
  noMore: (kind: WorkKind) => `No more ${kind}s found.`,
  noneFits: (kind: WorkKind, list: string, words: string, filters: readonly string[]) =>
    noneFound(kind, { list, words, filters }),
  inPart: lookedThroughInPart,
  fitsAll: (list: string) => `Look among all ${list.toLowerCase()} ones`,
  fitsCompleted: 'Look among the completed ones',
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
  manyAssign: 'Assign to',
  manyPriority: 'Priority',
  manyMove: 'Move to',
  manyApply: 'Apply to selected',
  ofMany: (kind: WorkKind, n: number) => count(n, kind),
  oneOfThem: (kind: WorkKind) => (kind === 'order' ? 'An order' : `A ${kind}`),
  someFailed: (kind: WorkKind, done: number, failed: number, deed: 'changed' | 'deleted') =>
    done > 0
      ? `${count(done, kind)} ${deed}, ${failed} not. What was not ${deed} is still selected.`
      : failed === 1
        ? `The ${kind} was not ${deed}. It is still selected.`
        : `None of the ${failed} ${kind}s was ${deed}. They are still selected.`,
  /** Of a row where more than one thing was to be changed. */
  nothingOfIt: (why: string) => `${why} Nothing else was changed here either.`,
  confirmMany: (kind: WorkKind, n: number) =>
    `${count(n, kind)} will be deleted with messages, notes and files. Nobody can open them any more.`,
  keys: 'Keys',
  keysTitle: 'Keys in the queue',
  keysOn: 'Single keys are on',
  keysOnWhere: 'in this browser',
  filter: 'Filter',
  filtersLabel: 'Filters',
  clearAll: 'Clear all',
  anybody: 'Anybody',
  nameOrCompany: 'Name or company',
  dueFrom: 'Due from',
  sortByLabel: 'Sort by',
  /** A filter in use: `Priority: High, Low`. */
  narrowedTo: (what: string, words: readonly string[]) => `${what}: ${words.join(', ')}`,
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

/** The sentences of the fault codes of lists. */
export const workListErrors: Record<
  string,
  string | ((v: Record<string, string | number>) => string)
> = {
  'none-chosen': 'Select some rows first.',
  'nothing-chosen': 'Choose what should change.',
  'shared-view-exists': 'There is a view of this name for all staff already.',
  'too-many-shared-views': (v) => `All staff can share up to ${v.most} views of these lists.`,
  'view-exists': 'You have a view of this name already.',
  'view-too-long': 'So many filters do not fit into one view. Take some of them off first.',
  'too-many-views': 'You have as many views as there can be. Delete one first.',
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

/** What the single keys of a list do. */
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
  { group: 'Everywhere', keys: [['These keys', '?']] },
]

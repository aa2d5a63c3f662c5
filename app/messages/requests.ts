import type { RequestList, RequestSort, RequestTab } from '~/work/request-lists'
import type { StatusAction } from '~/work/statuses'
import { count } from './format'

/** What the lists of requests say, and one request. */
export const requestMessages = {
  deleted: 'Request deleted',
  nobody: 'Nobody',
  noneFits: (list: string, words: string, filters: readonly string[]) =>
    `No request in ${list}${words && ` has “${words}”`}${filters.length > 0 ? `${words && ' and'} fits ${filters.join(', ')}` : ''}.`,
  fitsCompleted: 'Look among the completed ones',
  create: 'Create a request',
  search: 'Search requests',
  filters: (n: number) => `Filter ${n}`,
  sortBy: 'Sorted by',
  onlyOverdue: 'Only overdue',
  me: 'Me',
  somebodyElse: 'somebody else',
  showRequests: 'Show requests',
  viewName: 'Name of the view',
  saveView: 'Save view',
  shareView: 'For all staff',
  viewSaved: 'View saved',
  viewDeleted: 'View deleted',
  deleteView: 'Delete view',
  shown: (here: number, all: string) => `${here} of ${all} ${all === '1' ? 'request' : 'requests'}`,
  choose: 'Select',
  chooseAll: 'Select all on this page',
  chooseAllShort: 'All',
  chooseNone: 'Select none',
  clearChosen: 'Clear',
  chooseOne: ({ number, title }: { number: number; title: string }) => `Select ${number} ${title}`,
  assignOne: ({ number }: { number: number }) => `Assign request ${number}`,
  gone: 'no longer in this list',
  news: (come: number, left: number) =>
    [come && `${come} new`, left && `${left} no longer here`].filter(Boolean).join(', '),
  bulk: 'With all selected requests',
  bulkAssign: 'Assign to',
  bulkPriority: 'Priority',
  bulkMove: 'Move to',
  bulkApply: 'Apply to selected',
  ofMany: (n: number) => count(n, 'request'),
  oneOfThem: 'A request',
  someFailed: (changed: number, failed: number) =>
    changed > 0
      ? `${count(changed, 'request')} changed, ${failed} not. What was not changed is still selected.`
      : failed === 1
        ? 'The request was not changed. It is still selected.'
        : `None of the ${failed} requests was changed. They are still selected.`,
  confirmMany: (n: number) =>
    `${count(n, 'request')} will be deleted with messages, notes and files. Nobody can open them any more.`,
  keys: 'Keys',
  keysTitle: 'Keys in the queue',
  keysOn: 'Single keys are on',
  keysOnWhere: 'in this browser',
} as const

/** What a move is called on the button that does it. */
export const moveLabels: Record<StatusAction, string> = {
  delivered: 'Deliver',
  open: 'Reopen',
  paused: 'Pause',
  unpaused: 'Resume',
  progress: 'In progress',
  checking_quality: 'Checking quality',
  reviewing_with_client: 'Reviewing with client',
  escalated: 'Escalated',
  completed: 'Completed',
  approve: 'Approve',
  ask_for_changes: 'Ask for changes',
}

/** The sentences of the fault codes of this area. */
export const requestErrors: Record<string, string> = {
  'status-not-from': 'From the status it has now, this is not possible any more.',
  'none-chosen': 'Select some requests first.',
  'nothing-chosen': 'Choose what should change.',
  'view-exists': 'You have a view of this name already.',
  'too-many-views': 'You have as many views as there can be. Delete one first.',
  'not-staff': 'Choose people who work for the studio.',
}

type ListTexts = {
  label: string
  title: string
  all: string
  none: string
  /** What will stand there, for the studio and for its clients. */
  staff: string
  client: string
}

/** Of each list: its row in the menu, its title, what its whole is called, and that it is empty. */
export const requestListTexts: Record<RequestList, ListTexts> = {
  open: {
    label: 'Open',
    title: 'Open requests',
    all: 'All open',
    none: 'No open requests',
    staff: 'Requests come here as clients send them, and leave when they are delivered.',
    client: 'What you ask the studio for stands here, with its state and its answers.',
  },
  assigned: {
    label: 'Assigned',
    title: 'Assigned requests',
    all: 'All assigned',
    none: 'No assigned requests',
    staff: 'Requests stand here as soon as somebody works on them.',
    client: 'Requests stand here as soon as somebody works on them.',
  },
  'in-progress': {
    label: 'In progress',
    title: 'Requests in progress',
    all: 'All in progress',
    none: 'No requests in progress',
    staff: 'A request begins here, and comes back when its client asks for changes.',
    client: 'What the studio works on stands here.',
  },
  'pending-review': {
    label: 'Pending review',
    title: 'Requests pending review',
    all: 'All pending review',
    none: 'No requests pending review',
    staff: 'What you deliver waits here until its client approves it or asks for changes.',
    client: 'What the studio delivers waits here for you: approve it, or ask for changes.',
  },
  paused: {
    label: 'Paused',
    title: 'Paused requests',
    all: 'All paused',
    none: 'No paused requests',
    staff: 'The clock of a paused request stands still until somebody resumes it.',
    client: 'What has to wait stands here. Its due date moves by as long as it waits.',
  },
  delivered: {
    label: 'Delivered',
    title: 'Delivered requests',
    all: 'All delivered',
    none: 'No delivered requests',
    staff: 'What was delivered once and is not completed stands here, also when it came back.',
    client: 'What was delivered to you and is not completed stands here.',
  },
  completed: {
    label: 'Completed',
    title: 'Completed requests',
    all: 'All completed',
    none: 'No completed requests',
    staff: 'Requests stay here once their clients have approved them.',
    client: 'What you have approved stays here, with all that was said about it.',
  },
}

/** Of each tab of the open ones: that it is empty, and what will stand there. */
export const requestTabTexts: Record<Exclude<RequestTab, 'all'>, { none: string; lead: string }> = {
  unassigned: {
    none: 'Nothing is unassigned',
    lead: 'Every open request has somebody who works on it.',
  },
  mine: {
    none: 'Nothing is assigned to you',
    lead: 'Requests stand here as soon as they are assigned to you.',
  },
  following: {
    none: 'You follow no open request',
    lead: 'Requests that you follow stand here: you hear of every message and every move.',
  },
  overdue: { none: 'Nothing is late', lead: 'Requests come here when their due date has passed.' },
}

export const requestTabLabels: Record<RequestTab, string> = {
  all: 'All open',
  unassigned: 'Unassigned',
  overdue: 'Overdue',
  mine: 'Assigned to me',
  following: 'Following',
}

export const requestSortLabels: Record<RequestSort, string> = {
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

/** The views of one request, as their tabs say. */
export const requestViewLabels = {
  review: 'Review',
  brief: 'Brief',
  messages: 'Messages',
  attachments: 'Attachments',
  notes: 'Notes',
  history: 'History',
  details: 'Details',
} as const

/** The columns of the list as a file. */
export const requestColumns = {
  number: 'Number',
  title: 'Request',
  client: 'Client',
  company: 'Company',
  type: 'Type',
  status: 'Status',
  priority: 'Priority',
  assignee: 'Assignee',
  due: 'Due',
  created: 'Created',
}

/** What the single keys of a list do. */
export const requestKeys: { group: string; keys: [what: string, ...keys: string[]][] }[] = [
  {
    group: 'Move',
    keys: [
      ['Row down, row up', 'J', 'K'],
      ['Open request', 'Enter'],
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

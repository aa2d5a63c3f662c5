import type { RequestList } from '~/work/request-lists'
import type { RequestAction } from '~/work/request-statuses'
import type { WorkTab } from '~/work/work-lists'

/** What the lists of requests say, and one request. */
export const requestMessages = {
  deleted: 'Request deleted',
  create: 'Create a request',
  newestFirst: 'Newest first',
  lastDeliveredFirst: 'Last delivered first',
  created: 'Created',
  delivered: 'Delivered',
  asItWas: 'As it was on',
  asItWasHint: 'Empty for now',
  asItWasHintIn: (zone: string) => `${zone}; empty for now`,
  asItWasOn: (at: string) => `As it was on ${at}.`,
  exactSince: (at: string) =>
    `Statuses are of that moment. Who worked on them, their priority and due date are kept since ${at}.`,
  noneThen: 'Nothing was here then',
  noneThenLead: 'No request was in this list at that moment.',
  backToNow: 'Back to now',
  deletedTypes: 'deleted types',
  onlyLate: 'Delivered late',
  howToCreate: 'How to send a request',
  company: 'Company',
  wishedBy: 'Wished by',
  delivery: 'Delivery',
  request: 'Request',
} as const

/** What a move is called on the button that does it. */
export const moveLabels: Record<RequestAction, string> = {
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
export const requestErrors: Record<string, string | ((v: Record<string, unknown>) => string)> = {
  'status-not-from': (v) => `“${v.move}” is not possible while the status is “${v.status}”.`,
  'approve-over': 'This link does not work any more. The request says how it stands.',
  'not-staff': 'Choose people who work for the studio.',
  'no-moment': 'This is no moment. Write it like 2026-11-22T09:30.',
  'moment-ahead': 'This moment has not come yet. Choose one that is past.',
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
  all: {
    label: 'All requests',
    title: 'All requests',
    all: 'All of them',
    none: 'No requests yet',
    staff: 'Every request stands here, whatever became of it.',
    client: 'All you have ever asked for stands here.',
  },
}

/** Of each tab of the open ones: that it is empty, and what will stand there. */
export const requestTabTexts: Record<Exclude<WorkTab, 'all'>, { none: string; lead: string }> = {
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

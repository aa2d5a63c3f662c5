import type { RequestList } from '~/shared/request-lists'
import type { RequestAction } from '~/shared/request-statuses'
import type { WorkTab } from '~/shared/work-lists'

/** Texts of the lists of requests, and of one request. */
export const requestMessages = {
  deleted: 'Request deleted',
  create: 'Create a request',
  newestFirst: 'Newest first',
  lastDeliveredFirst: 'Last delivered first',
  created: 'Created',
  delivered: 'Delivered',
  asItWas: 'As it was on',
  asItWasHint: 'Leave empty for now',
  asItWasHintIn: (zone: string) => `${zone}. Leave empty for now`,
  asItWasOn: (at: string) => `As it was on ${at}.`,
  exactSince: (at: string) =>
    `Statuses are from that moment. Assignees, priorities and due dates are only known since ${at}.`,
  noneThen: 'Nothing was here then',
  noneThenLead: 'No request was in this list at that moment.',
  backToNow: 'Back to now',
  deletedTypes: 'deleted types',
  onlyLate: 'Delivered late',
  howToCreate: 'How to send a request',
  company: 'Company',
  wishedBy: 'Wanted by',
  delivery: 'Delivery',
  request: 'Request',
} as const

/** Label of the button for each move. */
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

/** The sentences of the error codes of this area. */
export const requestErrors: Record<string, string | ((v: Record<string, unknown>) => string)> = {
  'status-not-from': (v) => `“${v.move}” is not possible while the status is “${v.status}”.`,
  'approve-over': 'This link no longer works. Open the request to see its status.',
  'not-staff': 'Choose people who work for the studio.',
  'no-moment': 'Enter a date and time, such as 2026-11-22T09:30.',
  'moment-ahead': 'This is in the future. Choose a past date and time.',
}

type ListTexts = {
  label: string
  title: string
  all: string
  none: string
  /** Text about what will be there, for the studio and for its clients. */
  staff: string
  client: string
}

/** Texts of each list: its row in the menu, its title, the name of its whole, and that it is empty. */
export const requestListTexts: Record<RequestList, ListTexts> = {
  open: {
    label: 'Open',
    title: 'Open requests',
    all: 'All open',
    none: 'No open requests',
    staff: 'Requests appear here when clients send them, and leave when they are delivered.',
    client: 'Your requests to the studio will appear here, with their status and replies.',
  },
  assigned: {
    label: 'Assigned',
    title: 'Assigned requests',
    all: 'All assigned',
    none: 'No assigned requests',
    staff: 'Requests appear here once someone is assigned.',
    client: 'Requests appear here once someone is assigned.',
  },
  'in-progress': {
    label: 'In progress',
    title: 'Requests in progress',
    all: 'All in progress',
    none: 'No requests in progress',
    staff: 'New requests start here, and return when the client asks for changes.',
    client: 'Requests the studio is working on will appear here.',
  },
  'pending-review': {
    label: 'Pending review',
    title: 'Requests pending review',
    all: 'All pending review',
    none: 'No requests pending review',
    staff: 'Delivered requests wait here until the client approves or asks for changes.',
    client: 'Deliveries wait here for you to approve, or to ask for changes.',
  },
  paused: {
    label: 'Paused',
    title: 'Paused requests',
    all: 'All paused',
    none: 'No paused requests',
    staff: 'The clock of a paused request is stopped until someone resumes it.',
    client: 'Paused requests will appear here. Their due dates move by the time they are paused.',
  },
  delivered: {
    label: 'Delivered',
    title: 'Delivered requests',
    all: 'All delivered',
    none: 'No delivered requests',
    staff: 'Requests that were delivered but are not completed, even if reopened.',
    client: 'Requests that were delivered to you but are not completed.',
  },
  completed: {
    label: 'Completed',
    title: 'Completed requests',
    all: 'All completed',
    none: 'No completed requests',
    staff: 'Requests the clients have approved are kept here.',
    client: 'Requests you have approved are kept here, with all their messages.',
  },
  all: {
    label: 'All requests',
    title: 'All requests',
    all: 'All of them',
    none: 'No requests yet',
    staff: 'All requests, in any status.',
    client: 'All your requests, in any status.',
  },
}

/** Texts of each tab of the open lists: that it is empty, and what will be there. */
export const requestTabTexts: Record<Exclude<WorkTab, 'all'>, { none: string; lead: string }> = {
  unassigned: {
    none: 'Nothing is unassigned',
    lead: 'Every open request has an assignee.',
  },
  mine: {
    none: 'Nothing is assigned to you',
    lead: 'Requests assigned to you will appear here.',
  },
  following: {
    none: 'You follow no open request',
    lead: 'Requests you follow will appear here. You are notified of every message and status change.',
  },
  overdue: { none: 'Nothing is late', lead: 'Requests past their due date will appear here.' },
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

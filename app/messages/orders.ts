import type { OrderList } from '~/work/order-lists'
import type { OrderAction, OrderStatus } from '~/work/order-statuses'
import type { WorkTab } from '~/work/work-lists'

/** What orders say about themselves. */
export const orderMessages = {
  /** What is posted in the conversation once an order is paid, or was free. */
  wasPlaced: 'Order was placed',
  deleted: 'Order deleted',
  answers: 'Answers',
  steps: 'Steps of the order',
  since: 'Since',
  done: 'Done',
  due: 'Due',
  termsOf: (name: string, number: number) => `${name}, version ${number}`,
  acceptedFor: (by: string, client: string) => `Accepted by ${by} in the name of ${client}`,
  openShare: 'Shared preview',
  printView: 'Print view',
  back: 'Back to the order',
  pages: 'Pages',
  needsLook: 'Needs a look',
  orderDesign: 'Order a design',
  orderForClient: 'Order for a client',
  orders: 'Orders',
  order: 'Order',
  paid: 'Paid',
  company: 'Company',
  project: 'Project',
  terms: 'Terms',
} as const

/** What a move is called on the button that does it. */
export const orderMoveLabels: Record<OrderAction, string> = {
  collecting_content: 'Collecting content',
  progress: 'In progress',
  checking_quality: 'Checking quality',
  reviewing_with_client: 'Reviewing with client',
  delivered: 'Pending review',
  paused: 'Pause',
  unpaused: 'Resume',
  escalated: 'Escalated',
  completed: 'Completed',
  open: 'Reopen',
  approve: 'Approve',
  ask_for_changes: 'Ask for changes',
}

/** What the studio does next, by the status an order has: on the first button of its page. */
export const orderNextLabels: Partial<Record<OrderStatus, string>> = {
  collecting_content: 'Start work',
  in_progress: 'Check quality',
  checking_quality: 'Review with client',
  reviewing_with_client: 'Complete',
  pending_review: 'Complete',
  escalated: 'Back to work',
  paused: 'Resume',
}

/** The views of one order, as their tabs say. */
export const orderViewLabels = {
  messages: 'Messages',
  brief: 'Answers',
  /** The same for whose they are. */
  ownBrief: 'Your answers',
  payment: 'Payment',
  attachments: 'Attachments',
  notes: 'Notes',
  history: 'History',
  details: 'Details',
} as const

/** Of each list: its row in the menu, its title, that it is empty, and what will stand there. */
export const orderListTexts: Record<
  OrderList,
  { label: string; title: string; all: string; none: string; staff: string; client: string }
> = {
  open: {
    label: 'Open',
    title: 'Open orders',
    all: 'All open',
    none: 'No open orders',
    staff: 'Orders come here once they are paid, and leave when they are completed.',
    client: 'What you order stands here, with its steps and its messages.',
  },
  'pending-payment': {
    label: 'Pending payment',
    title: 'Orders pending payment',
    all: 'All pending payment',
    none: 'No orders pending payment',
    staff: 'An order waits here from the moment it is placed until it is paid.',
    client: 'What you have not paid yet stands here.',
  },
  completed: {
    label: 'Completed',
    title: 'Completed orders',
    all: 'All completed',
    none: 'No completed orders',
    staff: 'Orders stay here once they are completed.',
    client: 'What is completed stays here, with all that was said about it.',
  },
}

/** Of each tab of the lists: that it is empty, and what will stand there. */
export const orderTabTexts: Record<Exclude<WorkTab, 'all'>, { none: string; lead: string }> = {
  unassigned: {
    none: 'Nothing is unassigned',
    lead: 'Every open order has somebody who works on it.',
  },
  mine: {
    none: 'Nothing is assigned to you',
    lead: 'Orders stand here as soon as they are assigned to you.',
  },
  following: {
    none: 'You follow none of these orders',
    lead: 'Orders that you follow stand here: you hear of every message and every move.',
  },
  overdue: { none: 'Nothing is late', lead: 'Orders come here when their due date has passed.' },
}

/** The columns of the list as a file. */
export const orderColumns = {
  number: 'Number',
  title: 'Order',
  client: 'Client',
  company: 'Company',
  form: 'Form',
  product: 'Product',
  price: 'Price',
  currency: 'Currency',
  status: 'Status',
  priority: 'Priority',
  assignee: 'Assignee',
  due: 'Due',
  paid: 'Paid',
  created: 'Created',
}

/** Whether what a conversation says of a status stands without a name: nobody did it, it came of itself. */
export const cameOfItself = (posted: string): boolean => posted === orderMessages.wasPlaced

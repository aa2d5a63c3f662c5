import type { OrderList } from '~/shared/order-lists'
import type { OrderAction, OrderStatus } from '~/shared/order-statuses'
import type { WorkTab } from '~/shared/work-lists'

/** Texts about orders. */
export const orderMessages = {
  /** Post in the conversation once an order is paid, or was free. */
  wasPlaced: 'Order was placed',
  deleted: 'Order deleted',
  answers: 'Answers',
  steps: 'Steps of the order',
  since: 'Since',
  done: 'Done',
  due: 'Due',
  termsOf: (name: string, number: number) => `${name}, version ${number}`,
  acceptedFor: (by: string, client: string) => `Accepted by ${by} on behalf of ${client}`,
  openShare: 'Shared preview',
  printView: 'Print view',
  back: 'Back to the order',
  pages: 'Pages',
  needsLook: 'Needs attention',
  orderDesign: 'Order a design',
  orderForClient: 'Order for a client',
  orders: 'Orders',
  order: 'Order',
  paid: 'Paid',
  company: 'Company',
  project: 'Project',
  terms: 'Terms',
} as const

/** Label of the button for each move. */
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

/** Label of the studio's next move, by the status of an order: on the first button of its page. */
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

/** Texts of each list: its row in the menu, its title, that it is empty, and what will be there. */
export const orderListTexts: Record<
  OrderList,
  { label: string; title: string; all: string; none: string; staff: string; client: string }
> = {
  open: {
    label: 'Open',
    title: 'Open orders',
    all: 'All open',
    none: 'No open orders',
    staff: 'Orders appear here once they are paid, and leave when they are completed.',
    client: 'Your orders and their progress will appear here.',
  },
  'pending-payment': {
    label: 'Pending payment',
    title: 'Orders pending payment',
    all: 'All pending payment',
    none: 'No orders pending payment',
    staff: 'Orders wait here from the moment they are placed until they are paid.',
    client: 'Orders you haven’t paid yet will appear here.',
  },
  completed: {
    label: 'Completed',
    title: 'Completed orders',
    all: 'All completed',
    none: 'No completed orders',
    staff: 'Completed orders are kept here.',
    client: 'Completed orders are kept here, with all their messages.',
  },
}

/** Texts of each tab of the lists: that it is empty, and what will be there. */
export const orderTabTexts: Record<Exclude<WorkTab, 'all'>, { none: string; lead: string }> = {
  unassigned: {
    none: 'Nothing is unassigned',
    lead: 'Every open order has an assignee.',
  },
  mine: {
    none: 'Nothing is assigned to you',
    lead: 'Orders assigned to you will appear here.',
  },
  following: {
    none: 'You follow none of these orders',
    lead: 'Orders you follow will appear here. You are notified of every message and status change.',
  },
  overdue: { none: 'Nothing is late', lead: 'Orders past their due date will appear here.' },
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

/** Whether the post of a status has no name: nobody did it, it came by itself. */
export const cameOfItself = (posted: string): boolean => posted === orderMessages.wasPlaced

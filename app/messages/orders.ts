import type { OrderList, OrderSort, OrderTab } from '~/work/order-lists'
import type { OrderAction, orderSteps } from '~/work/order-statuses'

/** What orders say about themselves. */
export const orderMessages = {
  /** What is posted in the conversation once an order is paid, or was free. */
  wasPlaced: 'Order was placed',
  free: 'Free',
  deleted: 'Order deleted',
  answers: 'Answers',
  steps: 'Steps of the order',
  since: 'Since',
  done: 'Done',
  due: 'Due',
  termsOf: (name: string, number: number) => `${name}, version ${number}`,
  openShare: 'Shared preview',
  printView: 'Print view',
  back: 'Back to the order',
  pages: 'Pages',
  search: 'Search orders',
  sortBy: 'Sorted by',
  me: 'Me',
  somebodyElse: 'somebody else',
  noMore: 'No more orders found.',
  noneFits: 'No order fits these filters.',
  clear: 'Clear filters',
  needsLook: 'Needs a look',
  overdue: 'Overdue',
  shown: (here: number, all: string) => `${here} of ${all} ${all === '1' ? 'order' : 'orders'}`,
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

/** The steps as the client reads them. */
export const stepsForClient: Record<keyof typeof orderSteps, string> = {
  collecting_content: 'Collecting content',
  in_progress: 'In progress',
  checking_quality: 'Checking quality',
  reviewing_with_client: 'Reviewing with you',
  completed: 'Completed',
}

/** The views of one order, as their tabs say. */
export const orderViewLabels = {
  messages: 'Messages',
  brief: 'Answers',
  payment: 'Payment',
  attachments: 'Attachments',
  notes: 'Notes',
  history: 'History',
  details: 'Details',
} as const

/** Of each list: its row in the menu, its title, that it is empty, and what will stand there. */
export const orderListTexts: Record<
  OrderList,
  { label: string; title: string; none: string; staff: string; client: string }
> = {
  open: {
    label: 'Open',
    title: 'Open orders',
    none: 'No open orders',
    staff: 'Orders come here once they are paid, and leave when they are completed.',
    client: 'What you order stands here, with its steps and its messages.',
  },
  'pending-payment': {
    label: 'Pending payment',
    title: 'Orders pending payment',
    none: 'No orders pending payment',
    staff: 'An order waits here from the moment it is placed until it is paid.',
    client: 'What you have not paid yet stands here.',
  },
  completed: {
    label: 'Completed',
    title: 'Completed orders',
    none: 'No completed orders',
    staff: 'Orders stay here once they are completed.',
    client: 'What is completed stays here, with all that was said about it.',
  },
}

export const orderTabLabels: Record<OrderTab, string> = {
  all: 'All',
  unassigned: 'Unassigned',
  overdue: 'Overdue',
  mine: 'Assigned to me',
  following: 'Following',
}

export const orderSortLabels: Record<OrderSort, string> = {
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

/** The columns of the list as a file. */
export const orderColumns = {
  number: 'Number',
  title: 'Order',
  client: 'Client',
  form: 'Form',
  product: 'Product',
  price: 'Price',
  status: 'Status',
  priority: 'Priority',
  assignee: 'Assignee',
  due: 'Due',
  paid: 'Paid',
  created: 'Created',
}

/** Whether what a conversation says of a status stands without a name: nobody did it, it came of itself. */
export const cameOfItself = (posted: string): boolean => posted === orderMessages.wasPlaced

/** The lists of requests: their addresses, and what each can be narrowed to and sorted by. Pure. */

export const requestLists = {
  open: '/requests',
  assigned: '/requests/assigned',
  'in-progress': '/requests/in-progress',
  'pending-review': '/requests/pending-review',
  paused: '/requests/paused',
  delivered: '/requests/delivered',
  completed: '/requests/completed',
} as const

export type RequestList = keyof typeof requestLists

export const requestListNames = Object.keys(requestLists) as RequestList[]

/** The list at a path; the open ones where there is none. */
export const listAt = (path: string): RequestList =>
  requestListNames.find((list) => requestLists[list] === path) ?? 'open'

/** The tabs of the open ones. */
export const requestTabs = ['all', 'unassigned', 'overdue', 'mine', 'following'] as const
export type RequestTab = (typeof requestTabs)[number]

/** What lists can be sorted by; with a minus the other way round. */
export const requestSorts = [
  'due',
  '-due',
  '-created',
  'created',
  '-number',
  'number',
  'priority',
  '-priority',
  '-updated',
] as const
export type RequestSort = (typeof requestSorts)[number]

/** The list that shows every row of the same status says nothing by filtering for it. */
export const hasOneStatus = (list: RequestList): boolean =>
  list !== 'open' && list !== 'assigned' && list !== 'delivered'

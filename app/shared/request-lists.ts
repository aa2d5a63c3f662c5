import type { Address } from '~/map'
import { type RequestStatus, requestStatuses } from './request-statuses'
import { isActive } from './statuses'

/** The lists of requests and their addresses. Pure. */

export const requestLists = {
  open: '/requests',
  assigned: '/requests/assigned',
  'in-progress': '/requests/in-progress',
  'pending-review': '/requests/pending-review',
  paused: '/requests/paused',
  delivered: '/requests/delivered',
  completed: '/requests/completed',
  all: '/requests/all',
} as const satisfies Record<string, Address>

export type RequestList = keyof typeof requestLists

export const requestListNames = Object.keys(requestLists) as RequestList[]

/** The list at a path; the open ones where there is none. */
export const requestListAt = (path: string): RequestList =>
  requestListNames.find((list) => requestLists[list] === path) ?? 'open'

/** The status that all requests of a list have; null where they differ. */
export const statusOfList = (list: RequestList): RequestStatus | null =>
  requestStatuses.find((status) => status === list.replace('-', '_')) ?? null

/** Whether some of a list can be late. */
export const canBeLate = (list: RequestList): boolean => {
  const status = statusOfList(list)
  return status === null || isActive(status)
}

/** The list that shows every row of the same status says nothing by filtering for it. */
export const requestsHaveOneStatus = (list: RequestList): boolean => statusOfList(list) !== null

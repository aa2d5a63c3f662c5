import type { Priority } from '~/permissions/vocabulary'
import type { RequestList } from '~/shared/request-lists'
import type { RequestStatus } from '~/shared/request-statuses'
import type { WorkSort, WorkTab } from '~/shared/work-lists'

/** From a moment on, up to another one; null is no bound. */
export type Span = { from: number | null; until: number | null }

/** Filters of a list of requests. */
export type RequestQuestion = {
  list: RequestList
  tab?: WorkTab | null
  search?: string
  types?: readonly string[]
  priorities?: readonly Priority[]
  statuses?: readonly RequestStatus[]
  /** An id; `me`, or `none` for what nobody works on. */
  assignee?: string
  /** Part of the name of a client or their company. */
  client?: string
  /** Due at this moment or later, in milliseconds. */
  dueFrom?: number | null
  /** Due before this moment. */
  dueUntil?: number | null
  overdue?: boolean
  /** Only what the client answered last, for staff; nothing that is completed. */
  answered?: boolean
  /** Created at this moment or later, and before that one. */
  created?: Span
  /** Delivered, the last time, at this moment or later, and before that one. */
  delivered?: Span
  /** Only what was delivered after its due date. */
  deliveredLate?: boolean
  /** As it was at this moment; see `listPast`. */
  at?: number | null
  sort?: WorkSort | ''
}

/** How a list is sorted unless somebody says otherwise: by the dates that it is narrowed to. */
export function firstOrder(question: RequestQuestion) {
  const { list, created, delivered, dueFrom, dueUntil, overdue } = question
  if (delivered && (delivered.from ?? delivered.until) !== null) return '-delivered'
  if (created && (created.from ?? created.until) !== null) return '-created'
  return list === 'all' && !dueFrom && !dueUntil && !overdue ? '-created' : 'due'
}

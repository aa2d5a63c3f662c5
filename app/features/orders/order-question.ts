import type { Priority } from '~/permissions/vocabulary'
import type { OrderList } from '~/shared/order-lists'
import type { OrderStatus } from '~/shared/order-statuses'
import type { WorkSort, WorkTab } from '~/shared/work-lists'

/** Filters of a list of orders. */
export type OrderQuestion = {
  list: OrderList
  tab?: WorkTab | null
  search?: string
  /** Ids of order forms. */
  forms?: readonly string[]
  /** Ids of order types: orders of their forms. */
  types?: readonly string[]
  priorities?: readonly Priority[]
  statuses?: readonly OrderStatus[]
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
  /** Only what staff must look at because of its payment. */
  flagged?: boolean
  sort?: WorkSort | ''
}

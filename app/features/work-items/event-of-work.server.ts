import type { Tx } from '~/db/transaction.server'
import type { WorkItem } from '~/features/work-item-base/work-item'
import { getParticipants } from '~/features/work-item-base/work-items.server'

/** Facts about a work item in every event of it. */
export const eventOfWork = (tx: Tx, workItem: WorkItem) => ({
  work: workItem,
  people: getParticipants(tx, workItem),
})

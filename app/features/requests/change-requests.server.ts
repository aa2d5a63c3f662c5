import {
  type BulkChange,
  bulkChange,
  bulkDelete,
  type Chosen,
} from '~/features/work-items/bulk-change.server'
import type { Member } from '~/permissions/vocabulary'
import type { RequestAction } from '~/shared/request-statuses'
import { moveRequest } from './change-status.server'
import { deleteRequest } from './delete-request.server'

/** Changes many requests, see `bulkChange`. @returns those that failed, in order */
export const changeRequests = (
  actor: Member,
  chosen: readonly Chosen[],
  { action, ...change }: Omit<BulkChange, 'move'> & { action?: RequestAction | undefined },
) =>
  bulkChange(actor, 'request', chosen, {
    ...change,
    move:
      action &&
      ((tx, { work, version }) => moveRequest(tx, actor, { requestId: work.id, action, version })),
  })

/** Deletes many requests, each by itself. @returns those that failed, in order */
export const deleteRequests = (actor: Member, chosen: readonly Chosen[]) =>
  bulkDelete(chosen, (id) => deleteRequest(actor, id))

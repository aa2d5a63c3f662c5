import {
  type Chosen,
  changeMany,
  deleteMany,
  type ManyChange,
} from '~/features/work/change-many.server'
import type { Member } from '~/permissions/vocabulary'
import type { RequestAction } from '~/work/request-statuses'
import { moveRequest } from './change-status.server'
import { deleteRequest } from './delete-request.server'

/** Changes many requests, see `changeMany`. @returns those that failed, in order */
export const changeRequests = (
  actor: Member,
  chosen: readonly Chosen[],
  { action, ...change }: Omit<ManyChange, 'move'> & { action?: RequestAction | undefined },
) =>
  changeMany(actor, 'request', chosen, {
    ...change,
    move:
      action &&
      ((tx, { work, version }) => moveRequest(tx, actor, { requestId: work.id, action, version })),
  })

/** Deletes many requests, each by itself. @returns those that failed, in order */
export const deleteRequests = (actor: Member, chosen: readonly Chosen[]) =>
  deleteMany(chosen, (id) => deleteRequest(actor, id))

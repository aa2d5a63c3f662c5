import { transaction } from '~/db/transaction.server'
import { Fault } from '~/faults'
import { errorText } from '~/messages/errors'
import type { Member, Priority } from '~/permissions/vocabulary'
import type { StatusAction } from '~/work/statuses'
import { assign } from './assign-request.server'
import { moveRequest } from './change-status.server'
import { deleteRequest } from './delete-request.server'
import { versionOf } from './open-for-change.server'
import { prioritise } from './set-priority.server'

/** One of many requests: its id, and the version that was looked at. */
export type Chosen = { id: string; version: number }

/** Why one of many could not be changed; it is as it was. */
export type Failed = { id: string; why: string }

/** What is done with each of many; what is left out stays. */
export type ManyChange = {
  assigneeId?: string | null | undefined
  priority?: Priority | undefined
  action?: StatusAction | undefined
}

/**
 * Changes many requests, each in a transaction of its own: all of a row or nothing of it. One that
 * cannot be changed stops no other.
 *
 * @returns those that failed, in order
 */
export function changeRequests(
  actor: Member,
  chosen: readonly Chosen[],
  { assigneeId, priority, action }: ManyChange,
): Failed[] {
  return chosen.flatMap(({ id, version }) => {
    try {
      transaction((tx) => {
        const steps: ((of: { requestId: string; version: number }) => void)[] = []
        if (assigneeId !== undefined) steps.push((of) => assign(tx, actor, { ...of, assigneeId }))
        if (priority) steps.push((of) => prioritise(tx, actor, { ...of, priority }))
        if (action) steps.push((of) => moveRequest(tx, actor, { ...of, action }))
        // Each step counts the version on that the next one expects.
        let at = version
        for (const step of steps) {
          step({ requestId: id, version: at })
          at = versionOf(tx, id)
        }
      })
      return []
    } catch (error) {
      return failed(id, error)
    }
  })
}

/** Deletes many requests, each by itself. @returns those that failed, in order */
export async function deleteRequests(actor: Member, chosen: readonly Chosen[]): Promise<Failed[]> {
  const all: Failed[] = []
  for (const { id } of chosen) {
    try {
      await deleteRequest(actor, id)
    } catch (error) {
      all.push(...failed(id, error))
    }
  }
  return all
}

/** @throws what is no rule that said no */
function failed(id: string, error: unknown): Failed[] {
  if (!(error instanceof Fault)) throw error
  return [{ id, why: errorText(error) }]
}

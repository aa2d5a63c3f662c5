import { type Tx, transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { openWorkItem } from '~/features/work-item-base/work-items.server'
import { errorText } from '~/messages/errors'
import { workListMessages as say } from '~/messages/work-lists'
import type { Actor, Priority } from '~/permissions/vocabulary'
import type { WorkKind } from '~/shared/kinds'
import { assign } from './assign-work.server'
import type { AtVersion } from './open-for-change.server'
import { prioritise } from './set-priority.server'

/** One of many: its id, and the version that was looked at. */
export type Chosen = { id: string; version: number }

/** Why one of many could not be changed; it is as it was. */
export type Failed = { id: string; why: string }

/** Change of each of many rows; omitted parts stay. */
export type BulkChange = {
  assigneeId?: string | null | undefined
  priority?: Priority | undefined
  /** Moves one to another status, as its kind does. */
  move?: ((tx: Tx, of: AtVersion) => void) | undefined
}

/**
 * Changes many work items, each in a transaction of its own: all of a row or nothing of it. One
 * that cannot be changed stops no other.
 *
 * @returns those that failed, in order
 */
export function bulkChange(
  actor: Actor,
  kind: WorkKind,
  chosen: readonly Chosen[],
  { assigneeId, priority, move }: BulkChange,
): Failed[] {
  return chosen.flatMap(({ id, version }) => {
    const work = { kind, id }
    const steps: ((of: AtVersion) => void)[] = []
    try {
      transaction((tx) => {
        if (assigneeId !== undefined) steps.push((of) => assign(tx, actor, { ...of, assigneeId }))
        if (priority) steps.push((of) => prioritise(tx, actor, { ...of, priority }))
        if (move) steps.push((of) => move(tx, of))
        // Each step expects the version that the step before has counted up; a step without an effect
        // counts nothing.
        const stored = () => openWorkItem(tx, actor, work).version
        let at = version
        for (const step of steps) {
          const before = stored()
          step({ work, version: at })
          at += stored() - before
        }
      })
      return []
    } catch (error) {
      return failed(id, error).map(({ why }) => ({
        id,
        why: steps.length > 1 ? say.nothingOfIt(why) : why,
      }))
    }
  })
}

/** Deletes many, each by itself and whatever its version is by now. @returns those that failed, in order */
export async function bulkDelete(
  chosen: readonly Chosen[],
  remove: (id: string) => Promise<void>,
): Promise<Failed[]> {
  const all: Failed[] = []
  for (const { id } of chosen) {
    try {
      await remove(id)
    } catch (error) {
      all.push(...failed(id, error))
    }
  }
  return all
}

/** @throws what is no rule that said no */
function failed(id: string, error: unknown): Failed[] {
  if (!(error instanceof DomainError)) throw error
  return [{ id, why: errorText(error) }]
}

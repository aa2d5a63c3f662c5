import { inArray, sql } from 'drizzle-orm'
import { lostRows } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { lostRowEvents } from '~/features/events/event-types/lost-rows'
import { type IdempotencyKey, idempotent } from '~/features/form-input/idempotency.server'
import { recordState } from '~/features/work-item-base/request/record-state.server'
import type { Actor } from '~/permissions/vocabulary'
import { applyRow, type KeptRow, type Reason, reasonOf } from './apply-row.server'
import {
  type Chosen,
  chosenUnits,
  countByTable,
  decide,
  requireAdmin,
  settleFind,
} from './chosen-rows.server'
import { raiseVersions } from './raise-versions.server'
import { isOfDeletedUser, settleUser } from './settle-user.server'
import { depthOf } from './stored-table.server'
import { isOfPage } from './units'

/** Rows that were taken over, and those that stay open with their reason. */
export type Taken = { taken: number; left: number }

/** Why a row was refused that another row may have to come before. */
const waits: readonly Reason[] = ['parent', 'twice', 'locked']
/** Further attempts for these, as long as others are taken: more than the levels of tables. */
const mostRounds = 20

/**
 * Writes lost rows into the database, each by itself or with all of its page, after what it belongs to. What the
 * database refuses, and what was changed here since, stays open with its reason. Rows that were removed
 * are no more than shown; they are taken over with their page alone.
 *
 * @param isForced also over what was changed here since
 * @throws DomainError 403 for anyone but admins, 404
 */
export function takeOverRows(
  actor: Actor,
  chosen: Chosen & { isForced: boolean; idempotencyKey?: IdempotencyKey | undefined },
): Taken {
  const admin = requireAdmin(actor)
  return transaction((tx) =>
    idempotent(tx, chosen.idempotencyKey, () => {
      const units = chosenUnits(tx, chosen).filter((unit) =>
        unit.some(({ kind }) => kind !== 'removed'),
      )
      const { taken, refused } = takeUnits(
        tx,
        units.toSorted(([one], [other]) => byKey(one, other)),
        chosen.isForced,
      )
      for (const { id } of taken) decide(tx, admin, id, 'taken')
      raiseVersions(tx, taken)
      for (const [reason, rows] of refused) {
        const ids = rows.map(({ id }) => id)
        tx.update(lostRows).set({ reason }).where(inArray(lostRows.id, ids)).run()
      }
      const left = [...refused.values()].flat().length
      if (taken.length > 0) {
        settleFind(tx, chosen.findId)
        emit(tx, admin, lostRowEvents.takenOver, {
          subjectId: chosen.findId,
          details: { rows: countByTable(taken), left, isForced: chosen.isForced },
        })
      }
      return { taken: taken.length, left }
    }),
  )
}

/** Ids begin with their moment: what was made first is written first. */
const byKey = (one: KeptRow | undefined, other: KeptRow | undefined): number =>
  JSON.stringify(one?.key) < JSON.stringify(other?.key) ? -1 : 1

function takeUnits(tx: Tx, units: readonly KeptRow[][], isForced: boolean) {
  const taken: KeptRow[] = []
  const refused = new Map<Reason, KeptRow[]>()
  let left = units
  for (let round = 0; left.length > 0; round += 1) {
    const waiting: { unit: KeptRow[]; reason: Reason }[] = []
    const before = taken.length
    for (const unit of left) {
      const reason = takeUnit(tx, unit, isForced)
      if (reason === null) taken.push(...unit)
      else if (waits.includes(reason)) waiting.push({ unit, reason })
      else refused.set(reason, [...(refused.get(reason) ?? []), ...unit])
    }
    const isOver = round === mostRounds || taken.length === before
    for (const { unit, reason } of isOver ? waiting : []) {
      refused.set(reason, [...(refused.get(reason) ?? []), ...unit])
    }
    left = isOver ? [] : waiting.map(({ unit }) => unit)
  }
  return { taken, refused }
}

/** Undoes the part of a unit that was written when the rest of it is refused. */
class Refused extends Error {
  constructor(readonly reason: Reason) {
    super(reason)
  }
}

/** Takes over all of a unit or nothing. @returns why not; null when it is done */
function takeUnit(tx: Tx, unit: readonly KeptRow[], isForced: boolean): Reason | null {
  const isPage = unit.some(isOfPage)
  // Two histories of a page cannot be laid over each other.
  const write = (row: KeptRow, part: Tx) =>
    isOfDeletedUser(part, row)
      ? 'gone'
      : (applyRow(row, isForced && !isPage) ?? settleUser(part, row) ?? settleRequest(part, row))
  try {
    tx.transaction((part) => {
      for (const row of isPage ? unit.toSorted(asWritten) : unit) {
        const reason = write(row, part)
        if (reason) throw new Refused(reason)
      }
      if (isPage && !hasWholeLog(part, unit)) throw new Refused('page')
    })
    return null
  } catch (error) {
    const reason = error instanceof Refused ? error.reason : reasonOf(error)
    if (reason === undefined) throw error
    return isPage && reason !== 'parent' ? 'page' : reason
  }
}

/** Records the state that a request's row brought along. */
function settleRequest(tx: Tx, { table, key, after }: KeptRow): null {
  if (table === 'requests') recordState(tx, String(key.id), Number(after?.updated_at))
  return null
}

/** Order for pages: removed ones leave their position first; then parents come first, each in its order. */
const asWritten = (one: KeptRow, other: KeptRow): number =>
  Number(other.kind === 'removed') - Number(one.kind === 'removed') ||
  depthOf(one.table) - depthOf(other.table) ||
  byKey(one, other)

/** Whether the last change in the log of each page is the page's newest. */
function hasWholeLog(tx: Tx, unit: readonly KeptRow[]): boolean {
  const ids = unit.map(({ table, key, before, after }) =>
    table === 'pages' ? key.id : (after ?? before)?.page_id,
  )
  return [...new Set(ids)].every((id) => {
    if (typeof id !== 'string') return true
    const page = tx.get<{ whole: number } | undefined>(
      sql`select revision = coalesce((select max(revision) from page_ops where page_id = pages.id), oldest_revision) as whole
        from pages where id = ${id}`,
    )
    return page?.whole === 1
  })
}

import { count, eq, isNull } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { lostFinds, lostRows } from '~/db/schema'
import { type Reader, type Tx, transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { lostRowEvents } from '~/features/events/event-types/lost-rows'
import { listAdmins } from '~/features/user-access/list-admins.server'
import { rowNames } from '~/messages/lost-row-names'
import { limits } from '~/permissions/limits'
import { newId } from '~/platform/ids.server'
import type { LostFind, WhatIsKept } from '~/platform/litefs/lost-find'
import { fitting, isOfPeople } from './of-people'

/**
 * Keeps what a node had alone, for admins to decide about, and mails them. What is told twice is kept
 * once.
 *
 * @throws DomainError `lost-finds-full` (503) while admins have too many finds to decide about: the node has
 *   its copy, and tells again
 */
export function keepLostRows(found: LostFind): WhatIsKept {
  return transaction((tx) => {
    const earlier = whatIsKept(found.id, tx)
    if (earlier !== null) return earlier
    if (undecided(tx) >= limits.lostFinds) throw new DomainError('lost-finds-full', 503)
    const ofPeople = found.rows.filter(isOfPeople)
    const named = ofPeople.filter(({ table }) => Object.hasOwn(rowNames, table))
    const rows = fitting(named, { rows: limits.rowsOfLostFind, bytes: limits.bytesOfLostFind })
    const leftOut = found.leftOut + ofPeople.length - rows.length
    if (rows.length + leftOut === 0) return 'whole'
    const { id, node, from: firstAt, until: lastAt, isUncertain: uncertain } = found
    const createdAt = Date.now()
    // A find without rows needs no decision: it is shown for as long as a decided one.
    const decidedAt = rows.length === 0 ? createdAt : null
    tx.insert(lostFinds)
      .values({ id, node, firstAt, lastAt, uncertain, leftOut, decidedAt, createdAt })
      .run()
    for (const row of rows) {
      tx.insert(lostRows)
        .values({ id: newId(), findId: id, ...row })
        .run()
    }
    emit(tx, 'system', lostRowEvents.found, {
      subjectId: id,
      node,
      changes: rows.length + leftOut,
      admins: listAdmins(tx),
      details: { node, rows: rows.length, leftOut },
    })
    return leftOut === 0 ? 'whole' : 'partly'
  })
}

/** State of a find, for the node that has a copy of it; null for one that is not here. */
export function whatIsKept(id: string, from: Reader = db): WhatIsKept | null {
  const find = from.select().from(lostFinds).where(eq(lostFinds.id, id)).get()
  if (!find) return null
  if (find.leftOut === 0) return 'whole'
  // One without rows was decided by nobody.
  return (find.decidedAt ?? find.createdAt) === find.createdAt ? 'partly' : 'decided'
}

const undecided = (tx: Tx): number =>
  tx.select({ n: count() }).from(lostFinds).where(isNull(lostFinds.decidedAt)).get()?.n ?? 0

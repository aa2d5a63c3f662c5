import { eq, sql } from 'drizzle-orm'
import { orders, orderTerms, termVersions } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { orderTermEvents } from '~/features/events/event-types/order-studio'
import { expectVersion } from '~/features/form-input/expect-version.server'
import { requireOrderManager } from '~/features/user-access/require-order-manager.server'
import { limits } from '~/permissions/limits'
import type { Actor } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import {
  latestTermVersion,
  requireFreeTermName,
  requireTerm,
  type TermFacts,
} from './require-term.server'

/**
 * Saves terms. Another text is another version, which buyers accept from now on; what was accepted
 * before stays as it was. Another name alone makes none.
 *
 * @throws DomainError 403, 404; `stale` (409); `term-name-taken` (400)
 */
export function saveTerm(
  actor: Actor,
  { id, version, name, text }: TermFacts & { id: string; version: number },
): void {
  requireOrderManager(actor)
  transaction((tx) => {
    const term = requireTerm(tx, id)
    const latest = latestTermVersion(tx, id)
    expectVersion(term, version, { name: term.name, text: latest.text })
    requireFreeTermName(tx, name, id)
    if (name === term.name && text === latest.text) return
    const at = Date.now()
    tx.update(orderTerms)
      .set({ name, version: version + 1, updatedAt: at, updatedBy: actor.id })
      .where(eq(orderTerms.id, id))
      .run()
    const renamed: { name: [string, string] } = { name: [term.name, name] }
    if (text === latest.text) {
      emit(tx, actor, orderTermEvents.renamed, { subjectId: id, details: renamed })
      return
    }
    const number = latest.number + 1
    tx.insert(termVersions)
      .values({ id: newId(), termId: id, name, number, text, createdAt: at, createdBy: actor.id })
      .run()
    dropOldVersions(tx, id, number)
    emit(tx, actor, orderTermEvents.saved, {
      subjectId: id,
      number,
      details: name === term.name ? {} : renamed,
    })
  })
}

/** Removes the versions that are old and that no order has accepted. */
function dropOldVersions(tx: Tx, termId: string, latest: number): void {
  tx.delete(termVersions)
    .where(
      sql`${termVersions.termId} = ${termId} and ${termVersions.number} <= ${latest - limits.versionsKept}
        and not exists (select 1 from ${orders} where ${orders.termVersionId} = ${termVersions.id})`,
    )
    .run()
}

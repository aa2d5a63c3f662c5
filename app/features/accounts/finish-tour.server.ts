import { and, eq } from 'drizzle-orm'
import { users } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { forbidden } from '~/domain-error'
import { happen } from '~/features/events/happen.server'
import { accountEvents } from '~/features/events/kinds/accounts'
import type { Actor } from '~/permissions/vocabulary'

/** Ends the guided tour for good, whether it was gone through or dismissed. */
export function finishTour(actor: Actor): void {
  if (actor.kind !== 'member') throw forbidden()
  transaction((tx) => {
    const { changes } = tx
      .update(users)
      .set({ showDemo: false, updatedAt: Date.now() })
      .where(and(eq(users.id, actor.id), eq(users.showDemo, true)))
      .run()
    if (changes > 0) happen(tx, actor, accountEvents.finishedTour, { of: actor.id })
  })
}

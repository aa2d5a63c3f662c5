import { and, eq } from 'drizzle-orm'
import { users } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { forbidden } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { accountEvents } from '~/features/events/event-types/accounts'
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
    if (changes > 0) emit(tx, actor, accountEvents.finishedTour, { subjectId: actor.id })
  })
}

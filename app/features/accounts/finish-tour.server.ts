import { and, eq } from 'drizzle-orm'
import { users } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { record } from '~/features/history/record.server'
import type { Actor } from '~/permissions/vocabulary'
import { forbidden } from '~/platform/faults'

/** Ends the guided tour for good, whether it was gone through or dismissed. */
export function finishTour(actor: Actor): void {
  if (actor.kind !== 'member') throw forbidden()
  transaction((tx) => {
    const { changes } = tx
      .update(users)
      .set({ showDemo: false, updatedAt: Date.now() })
      .where(and(eq(users.id, actor.id), eq(users.showDemo, true)))
      .run()
    if (changes === 0) return
    record(tx, {
      collection: 'users',
      document: actor.id,
      action: 'guided tour finished',
      user: actor.id,
    })
  })
}

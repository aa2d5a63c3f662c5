import { eq } from 'drizzle-orm'
import { requestPackages } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { packageEvents } from '~/features/events/event-types/packages'
import type { Actor } from '~/permissions/vocabulary'
import { requirePackage, requirePackageManager } from './require-package.server'

/**
 * Deletes a package; its clients have one less, invitations with it are void.
 *
 * @throws DomainError 403, 404
 */
export function deletePackage(actor: Actor, { id }: { id: string }): void {
  requirePackageManager(actor)
  transaction((tx) => {
    const { name } = requirePackage(tx, id)
    tx.delete(requestPackages).where(eq(requestPackages.id, id)).run()
    emit(tx, actor, packageEvents.deleted, { subjectId: id, details: { name } })
  })
}

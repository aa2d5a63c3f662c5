import { eq } from 'drizzle-orm'
import { requestPackages } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { happen } from '~/features/events/happen.server'
import { packageEvents } from '~/features/events/kinds/packages'
import type { Actor } from '~/permissions/vocabulary'
import { requirePackage, requirePackageManager } from './require-package.server'

/** Deletes a package; who has it has one less, invitations with it are void. @throws DomainError 403, 404 */
export function deletePackage(actor: Actor, { id }: { id: string }): void {
  requirePackageManager(actor)
  transaction((tx) => {
    const { name } = requirePackage(tx, id)
    tx.delete(requestPackages).where(eq(requestPackages.id, id)).run()
    happen(tx, actor, packageEvents.deleted, { of: id, details: { name } })
  })
}

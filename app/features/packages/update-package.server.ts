import { eq } from 'drizzle-orm'
import { requestPackages } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { packageEvents } from '~/features/events/event-types/packages'
import { changes } from '~/features/form-input/changes'
import { expectVersion } from '~/features/form-input/expect-version.server'
import type { Actor } from '~/permissions/vocabulary'
import type { PackageFacts } from './package-schema.server'
import {
  requireFreePackageName,
  requirePackage,
  requirePackageManager,
  typesOfPackage,
  writeTypes,
} from './require-package.server'

/**
 * Saves a package. It counts from the next request of its clients on.
 *
 * @throws DomainError 403, 404; `stale` (409); `package-name-taken`, `type-unknown` (400)
 */
export function updatePackage(
  actor: Actor,
  input: PackageFacts & { id: string; version: number },
): void {
  requirePackageManager(actor)
  const { id, version, types, ...facts } = input
  transaction((tx) => {
    const row = requirePackage(tx, id)
    const before = { ...row, types: typesOfPackage(tx, id) }
    expectVersion(row, version, before)
    requireFreePackageName(tx, facts.name, id)
    tx.update(requestPackages)
      .set({ ...facts, version: version + 1, updatedAt: Date.now() })
      .where(eq(requestPackages.id, id))
      .run()
    writeTypes(tx, id, types)
    const details = changes(before, { ...facts, types: [...types].sort() })
    emit(tx, actor, packageEvents.updated, { subjectId: id, details })
  })
}

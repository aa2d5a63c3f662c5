import { requestPackages } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { packageEvents } from '~/features/events/event-types/packages'
import {
  type IdempotencyKey,
  idempotent,
  untilDeleted,
} from '~/features/form-input/idempotency.server'
import { requireRoom } from '~/features/lists/require-room.server'
import type { Actor } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import type { PackageFacts } from './package-schema.server'
import { requireFreePackageName, requirePackageManager, writeTypes } from './require-package.server'

/**
 * Creates a package: the types that who has it may ask for, and how urgent that is.
 *
 * @returns its id
 * @throws DomainError 403; `package-name-taken`, `type-unknown` (400)
 */
export function createPackage(
  actor: Actor,
  {
    idempotencyKey,
    types,
    ...facts
  }: PackageFacts & { idempotencyKey?: IdempotencyKey | undefined },
): string {
  requirePackageManager(actor)
  return transaction((tx) =>
    idempotent(tx, untilDeleted(requestPackages, idempotencyKey), () => {
      requireFreePackageName(tx, facts.name)
      requireRoom(tx, 'packages', requestPackages)
      const [id, at] = [newId(), Date.now()]
      tx.insert(requestPackages)
        .values({ id, ...facts, createdBy: actor.id, createdAt: at, updatedAt: at })
        .run()
      writeTypes(tx, id, types)
      emit(tx, actor, packageEvents.created, { subjectId: id, details: { name: facts.name } })
      return id
    }),
  )
}

import { z } from 'zod'
import { companyProfiles } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { forbidden } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { profileEvents } from '~/features/events/event-types/profiles'
import { requiredText } from '~/features/form-input/fields.server'
import {
  type IdempotencyKey,
  idempotent,
  untilDeleted,
} from '~/features/form-input/idempotency.server'
import { canCreateProfile } from '~/permissions/profiles'
import type { Actor } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { companiesFull, hasRoomForCompany } from './owned-companies.server'

export const createProfileSchema = z.object({ name: requiredText(100) })

/**
 * A new company profile of one's own, empty but for its name.
 *
 * @returns its id
 * @throws DomainError 403; `companies-full` (422) beside `name`
 */
export function createProfile(
  actor: Actor,
  { name, idempotencyKey }: { name: string; idempotencyKey?: IdempotencyKey | undefined },
): string {
  return transaction((tx) => {
    if (actor.kind === 'guest' || !canCreateProfile(actor)) throw forbidden()
    return idempotent(tx, untilDeleted(companyProfiles, idempotencyKey), () => {
      if (!hasRoomForCompany(actor.id, tx)) throw companiesFull('companies-full', 'name')
      const id = newId()
      const at = { createdAt: Date.now(), updatedAt: Date.now() }
      tx.insert(companyProfiles)
        .values({ id, name, ownerId: actor.id, ...at })
        .run()
      emit(tx, actor, profileEvents.created, { subjectId: id, owner: actor.id, details: { name } })
      return id
    })
  })
}

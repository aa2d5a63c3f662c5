import { eq } from 'drizzle-orm'
import { projects } from '~/db/schema'
import { type Reader, transaction } from '~/db/transaction.server'
import {
  type IdempotencyKey,
  idempotent,
  whileValid,
} from '~/features/form-input/idempotency.server'
import { checkLimits, countAttempt, startLimits } from '~/features/limits/attempts.server'
import { insertProject } from '~/features/project-base/insert-project.server'
import { projectMessages } from '~/messages/projects'
import { isOwnerless } from '~/permissions/projects'
import type { Guest } from '~/permissions/vocabulary'

/**
 * The one project of a guest: the one they have, or a new one. The caller puts the returned id into
 * the guest cookie.
 *
 * @param idempotencyKey of a visitor who is known: a double click makes one project
 * @param address where it comes from; one address makes a limited number of projects
 * @throws DomainError `too-many-starts` (429)
 */
export function startGuestProject(
  actor: Guest,
  {
    idempotencyKey,
    address,
  }: { idempotencyKey?: IdempotencyKey | undefined; address?: string } = {},
): string {
  return transaction((tx) => {
    if (actor.projectId && isTheirs(tx, actor.projectId)) return actor.projectId
    const make = () => {
      if (address !== undefined) {
        const limits = startLimits(address)
        checkLimits(tx, limits, 'too-many-starts')
        countAttempt(tx, limits)
      }
      const name = projectMessages.guestProjectName
      return insertProject(tx, { name, ownerId: null, folderId: null })
    }
    // The form may be an old one, from before its project was claimed by an account.
    return idempotent(tx, whileValid(idempotencyKey, isTheirs), make)
  })
}

function isTheirs(from: Reader, id: string): boolean {
  const found = from.select().from(projects).where(eq(projects.id, id)).get()
  return found !== undefined && found.deletedAt === null && isOwnerless(found)
}

import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { users } from '~/db/schema'
import { findProject } from '~/features/project-base/project-access.server'
import { canEditProject } from '~/permissions/projects'
import type { Actor } from '~/permissions/vocabulary'

/**
 * The website that an order is going to be about: one that its client owns or works on, also when
 * staff order it for them.
 *
 * @param clientId whose order it is going to be; null for a buyer who signs up by it
 * @param id as the address carries it
 * @returns null for any other
 */
export function orderProject({
  actor,
  clientId,
  id,
}: {
  actor: Actor
  clientId: string | null
  id: string | null
}) {
  if (!id) return null
  const own = clientId === null || (actor.kind === 'member' && actor.id === clientId)
  const client = own ? null : db.select().from(users).where(eq(users.id, clientId)).get()
  const buyer: Actor = client ? { kind: 'member', ...client } : actor
  const project = findProject(buyer, id)
  if (project?.kind !== 'website' || !canEditProject(buyer, project)) return null
  return { id: project.id, name: project.name }
}

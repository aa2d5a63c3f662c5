import { and, eq, inArray, isNull, ne, notInArray, or, type SQL } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { collaborators, users } from '~/db/schema'
import { searchText } from '~/features/lists/define-filters'
import { byName, isCalled } from '~/features/lists/name-search.server'
import { anyCase, matches } from '~/features/lists/search.server'
import { permittedProject } from '~/features/project-base/project-access.server'
import { limits } from '~/permissions/limits'
import { canAddCollaborators } from '~/permissions/projects'
import { isStaff, type Member } from '~/permissions/vocabulary'
import { emailAddress } from '~/shared/email-address'
import { acquaintances } from './acquaintances.server'

/** How many people are offered at once. */
const offered = 20

/** Staff search names by a part, emails only as a whole. */
const names = { ...byName, only: 'full_name : ', most: 200 }

export type Found = { id: string; name: string; avatar: string | null; email: string | null }

/**
 * Finds people who can be added to a project, and reads those who were chosen before. Its owner and its
 * active collaborators are left out.
 *
 * Staff find everybody, by a part of the name or the whole email. Everybody else finds their
 * acquaintances, and who asks to join, by name; a typed email is for an invitation, and tells nothing of whose it is.
 *
 * @throws DomainError `not-found`, 403
 */
export function findPeople(
  actor: Member,
  input: { projectId: string; search?: string | null; chosen?: readonly string[] },
): { found: Found[]; chosen: Found[] } {
  const project = permittedProject(actor, input.projectId, canAddCollaborators)
  const text = searchText(input.search)
  const staff = isStaff(actor)
  const inProject = db
    .select({ id: collaborators.userId })
    .from(collaborators)
    .where(and(eq(collaborators.projectId, project.id), eq(collaborators.status, 'active')))
  const asking = db
    .select({ id: collaborators.userId })
    .from(collaborators)
    .where(and(eq(collaborators.projectId, project.id), eq(collaborators.status, 'pending')))
  const known = staff ? undefined : or(acquaintances(actor), inArray(users.id, asking))
  const read = (which: SQL | undefined, most: number): Found[] =>
    db
      .select({ id: users.id, name: users.fullName, avatar: users.avatar, email: users.email })
      .from(users)
      .where(
        and(
          which,
          known,
          isNull(users.closedAt),
          ne(users.id, project.ownerId ?? ''),
          notInArray(users.id, inProject),
        ),
      )
      .orderBy(anyCase(users.fullName), users.id)
      .limit(most)
      .all()
      .map((person) => ({ ...person, email: staff ? person.email : null }))
  const ids = [...new Set(input.chosen)].slice(0, limits.collaboratorsOfProject)
  const named = staff
    ? or(matches(text, names), eq(users.email, emailAddress(text) ?? text.toLowerCase()))
    : isCalled(text)
  return {
    found: text ? read(named, offered) : [],
    chosen: ids.length > 0 ? read(inArray(users.id, ids), ids.length) : [],
  }
}

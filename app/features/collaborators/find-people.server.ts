import { and, eq, inArray, isNull, ne, notInArray, or, type SQL } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { collaborators, users } from '~/db/schema'
import { searchText } from '~/features/lists/define-filters'
import { byName } from '~/features/lists/name-search.server'
import { anyCase, matches } from '~/features/lists/search.server'
import { permittedProject } from '~/features/project-base/project-access.server'
import { canAddCollaborators } from '~/permissions/projects'
import { isStaff, type Member } from '~/permissions/vocabulary'
import { emailAddress } from '~/work/email-address'
import { mostCollaborators } from './let-in.server'

/** So many people are offered at once. */
const offered = 20

/** Emails are not searched by a part: not everybody sees them. */
const names = { ...byName, only: 'full_name : ', most: 200 }

export type Found = { id: string; name: string; avatar: string | null; email: string | null }

/**
 * People who can be added to a project: found by a part of their name or by their whole email, and
 * those who were chosen before. Its owner and its active collaborators are left out.
 *
 * Emails are the staff's to see; others see the one they typed themselves.
 *
 * @throws Fault `not-found`, 403
 */
export function findPeople(
  actor: Member,
  input: { projectId: string; search?: string | null; chosen?: readonly string[] },
): { found: Found[]; chosen: Found[] } {
  const project = permittedProject(actor, input.projectId, canAddCollaborators)
  const text = searchText(input.search)
  const email = emailAddress(text) ?? text.toLowerCase()
  const staff = isStaff(actor)
  const inProject = db
    .select({ id: collaborators.userId })
    .from(collaborators)
    .where(and(eq(collaborators.projectId, project.id), eq(collaborators.status, 'active')))
  const read = (which: SQL | undefined, most: number): Found[] =>
    db
      .select({ id: users.id, name: users.fullName, avatar: users.avatar, email: users.email })
      .from(users)
      .where(
        and(
          which,
          isNull(users.closedAt),
          ne(users.id, project.ownerId ?? ''),
          notInArray(users.id, inProject),
        ),
      )
      .orderBy(anyCase(users.fullName), users.id)
      .limit(most)
      .all()
      .map((person) => ({
        ...person,
        email: staff || person.email === email ? person.email : null,
      }))
  const ids = [...new Set(input.chosen)].slice(0, mostCollaborators)
  const chosen = ids.length > 0 ? read(inArray(users.id, ids), ids.length) : []
  return {
    found: text ? read(or(matches(text, names), eq(users.email, email)), offered) : [],
    chosen,
  }
}

import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { logHistory } from '~/db/schema'
import { inAndOut } from '~/features/events/event-types/collaborators'
import { findProject, type Project } from '~/features/project-base/project-access.server'
import {
  canEditProject,
  canManageProject,
  canUseAccountFeatures,
  isOwnerless,
} from '~/permissions/projects'
import type { Actor } from '~/permissions/vocabulary'

export type ProjectAccess = {
  /** The owner or a manager: adding collaborators, deletion. */
  manage: boolean
  owner: boolean
  collaborator: boolean
  /** Page parents, header and footer, logo, more pages: not for guests. */
  accountFeatures: boolean
}

/**
 * Whether somebody gets into the editor, and if not, why:
 * - `missing`: no such project: the page-not-found screen
 * - `adopt`: a guest without a project opens one without owner: put its id into the guest cookie
 * - `other-guest`: a guest who has another project opens one without owner: lead to their own (`ownId`)
 * - `log-in`: it has an owner and a guest asks: offer to log in
 * - `save`: it has no owner and somebody signed in asks: offer Save to my projects
 * - `ask`: it is somebody else's: offer to ask for access (`asked`: already done; `removed`: they
 *   worked on it until its owner or an admin removed them)
 * Only `open` carries anything of the project.
 */
type Opening =
  | { kind: 'open'; project: Project; access: ProjectAccess }
  | { kind: 'missing' }
  | { kind: 'adopt' }
  | { kind: 'other-guest'; ownId: string }
  | { kind: 'log-in' }
  | { kind: 'save' }
  | { kind: 'ask'; asked: boolean; removed: boolean }

/** Opens a project in the editor for somebody, or says why not; see `Opening`. Writes nothing. */
export function openProject(actor: Actor, id: string): Opening {
  const found = findProject(actor, id)
  if (!found) return { kind: 'missing' }
  const { collaboration, ...project } = found
  if (canEditProject(actor, found)) {
    const access = {
      manage: canManageProject(actor, found),
      owner: actor.kind === 'member' && project.ownerId === actor.id,
      collaborator: collaboration === 'active',
      accountFeatures: canUseAccountFeatures(actor),
    }
    return { kind: 'open', project, access }
  }
  if (actor.kind === 'guest') {
    if (!isOwnerless(project)) return { kind: 'log-in' }
    const own = actor.projectId ? findProject(actor, actor.projectId) : undefined
    return own && isOwnerless(own) ? { kind: 'other-guest', ownId: own.id } : { kind: 'adopt' }
  }
  if (isOwnerless(project)) return { kind: 'save' }
  if (project.kind !== 'website') return { kind: 'missing' }
  return { kind: 'ask', asked: collaboration === 'pending', removed: wasRemoved(actor.id, id) }
}

/** Whether they were let in and removed again: the last of it that the history knows. */
function wasRemoved(userId: string, projectId: string): boolean {
  const last = db
    .select({ action: logHistory.action })
    .from(logHistory)
    .where(
      and(
        // Written out as its index has it.
        sql`collection = 'projects'`,
        eq(logHistory.documentId, projectId),
        sql`details ->> '$.collaborator' = ${userId}`,
        inArray(logHistory.action, Object.values(inAndOut)),
      ),
    )
    .orderBy(desc(logHistory.createdAt), desc(logHistory.id))
    .limit(1)
    .get()
  return last?.action === inAndOut.removed
}

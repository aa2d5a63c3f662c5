import type { Actor } from '~/permissions/vocabulary'

/** Where the editor's back link leads; null for guests, who have no list to go back to. */
export function backLink(
  actor: Actor,
  project: { ownerId: string | null; folderId: string | null; template: boolean },
): string | null {
  if (actor.kind === 'guest') return null
  if (project.template) return '/admin/project-templates'
  if (project.ownerId === actor.id) {
    return project.folderId ? `/projects/folder/${project.folderId}` : '/projects'
  }
  const seesAll = actor.role === 'admin' || (actor.organization && actor.manageProjects)
  return seesAll ? '/projects/all' : '/projects'
}

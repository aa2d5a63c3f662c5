import { type Actor, holds } from '~/permissions/vocabulary'

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
  return holds(actor, 'manageProjects') ? '/projects/all' : '/projects'
}

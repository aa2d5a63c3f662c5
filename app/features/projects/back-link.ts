import { pathTo } from '~/map/path-to'
import { canSeeAllProjects, type ProjectKind, templateKindOf } from '~/permissions/projects'
import type { Actor } from '~/permissions/vocabulary'

/** Target of the editor's back link; null for guests, who have no list to go back to. */
export function backLink(
  actor: Actor,
  project: {
    ownerId: string | null
    folderId: string | null
    kind: ProjectKind
  },
): string | null {
  if (actor.kind === 'guest') return null
  const kind = templateKindOf(project)
  if (kind) return pathTo(`/admin/${kind}-templates`)
  if (project.ownerId === actor.id) {
    return project.folderId ? pathTo('/projects/folder/:id', { id: project.folderId }) : '/projects'
  }
  return canSeeAllProjects(actor) ? '/projects/all' : '/projects'
}

import { access } from '~/permissions/access'
import { templateKindOf } from '~/permissions/projects'
import { type Actor, holds } from '~/permissions/vocabulary'

/**
 * Where the editor's back link leads; null for guests, who have no list to go back to. A list whose
 * screen is not in the access table is replaced by My Projects.
 */
export function backLink(
  actor: Actor,
  project: {
    ownerId: string | null
    folderId: string | null
    template: boolean
    pageTemplate: boolean
  },
): string | null {
  if (actor.kind === 'guest') return null
  const kind = templateKindOf(project)
  if (kind) return existing(`/admin/${kind}-templates`)
  if (project.ownerId === actor.id) {
    return project.folderId ? existing('/projects/folder/:id', project.folderId) : '/projects'
  }
  return holds(actor, 'manageProjects') ? existing('/projects/all') : '/projects'
}

const existing = (pattern: string, id = ''): string =>
  pattern in access ? pattern.replace(':id', id) : '/projects'

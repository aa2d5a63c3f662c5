import { limits } from './limits'
import { canManageTemplates, type TemplateKind } from './templates'
import { type Actor, holds, isAdmin, isSelf, isStaff } from './vocabulary'

/** A website somebody designs, or what the studio offers to begin with. */
export const projectKinds = ['website', 'page_template', 'project_template'] as const

/** Origins of a website. */
export const projectSources = ['blank', 'template', 'copy', 'guest'] as const
export type ProjectKind = (typeof projectKinds)[number]

/** Facts about a project for its rules. */
export type ProjectFacts = {
  id: string
  ownerId: string | null
  kind: ProjectKind
  /** The actor's own collaborator row, if any. */
  collaboration: 'pending' | 'active' | null
}

/** Which kind of template a project is; null for a website. */
export const templateKindOf = ({ kind }: Pick<ProjectFacts, 'kind'>): TemplateKind | null => {
  if (kind === 'website') return null
  return kind === 'page_template' ? 'page' : 'project'
}

/** Kind of project that a template of a kind is. */
export const kindOfTemplate = (kind: TemplateKind): ProjectKind => `${kind}_template`

/** A guest's project: everybody with its link may work on it until somebody claims it. */
export const isOwnerless = (project: Pick<ProjectFacts, 'ownerId' | 'kind'>): boolean =>
  project.ownerId === null && project.kind === 'website'

/** Everything the editor does: pages, sections, brand, downloads. */
export function canEditProject(actor: Actor, project: ProjectFacts): boolean {
  if (actor.kind === 'guest') return isOwnerless(project) && actor.projectId === project.id
  const kind = templateKindOf(project)
  // A template belongs to the studio, not to its author.
  if (kind) return canManageTemplates(actor, kind) || holds(actor, 'manageProjects')
  return (
    holds(actor, 'manageProjects') ||
    project.ownerId === actor.id ||
    (project.ownerId !== null && project.collaboration === 'active')
  )
}

/** The owner, or a user who can manage projects: adding collaborators, name, deletion. */
export function canManageProject(actor: Actor, project: ProjectFacts): boolean {
  const kind = templateKindOf(project)
  if (kind) return canManageTemplates(actor, kind)
  return holds(actor, 'manageProjects') || isSelf(actor, project.ownerId)
}

/** Into which folder it belongs is its owner's business: folders are personal. */
export const canMoveProject = (
  actor: Actor,
  project: Pick<ProjectFacts, 'ownerId' | 'kind'>,
): boolean => isSelf(actor, project.ownerId) && project.kind === 'website'

/** Open, rename and delete a folder, and put projects into it. */
export const canUseFolder = (actor: Actor, folder: { ownerId: string }): boolean =>
  isSelf(actor, folder.ownerId)

/** A project somebody owns: a guest's and a template have no collaborators. */
export const hasCollaborators = (project: Pick<ProjectFacts, 'ownerId' | 'kind'>): boolean =>
  project.ownerId !== null && project.kind === 'website'

/** Add people to a project, and answer those who ask to join: its owner, or who manages projects. */
export const canAddCollaborators = (actor: Actor, project: ProjectFacts): boolean =>
  hasCollaborators(project) && canManageProject(actor, project)

/** Remove somebody from a project: its owner or an admin. */
export const canRemoveCollaborator = (actor: Actor, project: ProjectFacts): boolean =>
  hasCollaborators(project) && (isAdmin(actor) || isSelf(actor, project.ownerId))

/** Leave a project: an active collaborator, never its owner. */
export const canLeaveProject = (actor: Actor, project: ProjectFacts): boolean =>
  actor.kind === 'member' &&
  hasCollaborators(project) &&
  project.ownerId !== actor.id &&
  project.collaboration === 'active'

/** Switch the public preview on and off: its owner alone. */
export const canShareProject = (actor: Actor, project: ProjectFacts): boolean =>
  isSelf(actor, project.ownerId) && project.kind === 'website'

/** Read and leave notes on a page: people with an account who may edit the project. */
export const canUsePageNotes = (actor: Actor, project: ProjectFacts): boolean =>
  actor.kind === 'member' && canEditProject(actor, project)

type NoteFacts = { authorId: string | null; visitorName: string | null }

/** Change the words of a note: its author, or an admin; nobody those of a visitor. */
export const canChangePageNote = (actor: Actor, note: NoteFacts): boolean =>
  note.visitorName === null && (isSelf(actor, note.authorId) || isAdmin(actor))

/** Delete a note: its author, or an admin; the comment of a visitor also the owner of the project. */
export const canDeletePageNote = (
  actor: Actor,
  project: Pick<ProjectFacts, 'ownerId'>,
  note: NoteFacts,
): boolean =>
  isAdmin(actor) ||
  isSelf(actor, note.authorId) ||
  (note.visitorName !== null && isSelf(actor, project.ownerId))

/** Ask its owner to be let in: somebody signed in who is not. */
export const canAskForAccess = (actor: Actor, project: ProjectFacts): boolean =>
  actor.kind === 'member' &&
  project.ownerId !== null &&
  project.kind === 'website' &&
  !canEditProject(actor, project)

/** The list of everybody's projects. */
export const canSeeAllProjects = (actor: Actor): boolean => holds(actor, 'manageProjects')

/** Page parent, header and footer settings, logo, a second page: not for guests. */
export const canUseAccountFeatures = (actor: Actor): boolean => actor.kind === 'member'

/** How many projects somebody may own. Templates do not count. */
export function projectLimit(
  actor: Actor,
  settings: { maxProjects: number; maxClientProjects: number },
): number {
  if (actor.kind === 'guest') return 1
  if (isStaff(actor)) return limits.projectsOfStaff
  return actor.role === 'client' ? settings.maxClientProjects : settings.maxProjects
}

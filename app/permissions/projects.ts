import { type Actor, holds, isStaff } from './vocabulary'

/** What the rules about a project look at. */
export type ProjectFacts = {
  id: string
  ownerId: string | null
  template: boolean
  /** The actor's own collaborator row, if any. */
  collaboration: 'pending' | 'active' | null
}

/** Everything the editor does: pages, sections, brand, downloads. */
export function canEditProject(actor: Actor, project: ProjectFacts): boolean {
  if (actor.kind === 'guest') return project.ownerId === null && actor.projectId === project.id
  return (
    holds(actor, 'manageProjects') ||
    (project.template && holds(actor, 'manageProjectTemplates')) ||
    project.ownerId === actor.id ||
    (project.ownerId !== null && project.collaboration === 'active')
  )
}

/** The owner, or a user who can manage projects: collaborators, name, deletion. */
export function canManageProject(actor: Actor, project: ProjectFacts): boolean {
  if (actor.kind === 'guest') return false
  return holds(actor, 'manageProjects') || project.ownerId === actor.id
}

/** Into which folder it belongs is its owner's business: folders are personal. */
export const canMoveProject = (actor: Actor, project: Pick<ProjectFacts, 'ownerId'>): boolean =>
  actor.kind === 'member' && project.ownerId === actor.id

/** Open, rename and delete a folder, and put projects into it. */
export const canUseFolder = (actor: Actor, folder: { ownerId: string }): boolean =>
  actor.kind === 'member' && folder.ownerId === actor.id

/** Ask its owner to be let in: somebody signed in who is not. */
export const canAskForAccess = (actor: Actor, project: ProjectFacts): boolean =>
  actor.kind === 'member' && project.ownerId !== null && !canEditProject(actor, project)

/** The list of everybody's projects. */
export const canSeeAllProjects = (actor: Actor): boolean => holds(actor, 'manageProjects')

/** Page parent, header and footer settings, logo, a second page: not for guests. */
export const canUseAccountFeatures = (actor: Actor): boolean => actor.kind === 'member'

/** `null`: no limit. */
export function projectLimit(
  actor: Actor,
  settings: { maxProjects: number; maxClientProjects: number },
): number | null {
  if (actor.kind === 'guest') return 1
  if (isStaff(actor)) return null
  return actor.role === 'client' ? settings.maxClientProjects : settings.maxProjects
}

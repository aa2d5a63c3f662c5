import type { Topic } from '~/features/live/topics'
import type { ProjectFacts } from '~/permissions/projects'
import type { Kind } from '../kind'

/** What the topics and the history have to know of a project. */
export type OfProject = {
  project: Pick<ProjectFacts, 'id' | 'ownerId' | 'kind'> & { name: string }
}

/** A kind whose row is a project; unless it says otherwise, its editor and its lists hear. */
export const ofProject = <Facts = unknown>(
  given: Omit<Kind<Facts & OfProject>, 'on' | 'of' | 'tells'> &
    Partial<Pick<Kind<Facts & OfProject>, 'tells'>>,
): Kind<Facts & OfProject> => ({
  on: 'projects',
  of: ({ project }) => project.id,
  tells: inItsLists,
  ...given,
})

/** A project is seen in its editor, and where it is listed: by its owner, or among the templates. */
const inItsLists = ({ project: { id, ownerId, kind } }: OfProject): Topic[] => {
  if (kind !== 'website') return [`project:${id}`, 'list:templates']
  return ownerId === null ? [`project:${id}`] : [`project:${id}`, `user:${ownerId}`]
}

export const projectEvents = {
  created: ofProject({ says: 'created' }),
  claimed: ofProject({ says: 'claimed' }),
  renamed: ofProject<{ details: { from: string; to: string } }>({ says: 'renamed' }),
  moved: ofProject<{ details?: { from: string | null; to: string | null } }>({ says: 'moved' }),
  changedSettings: ofProject<{ details: object }>({ says: 'settings updated' }),
  changedLogo: ofProject({ says: 'logo updated' }),
  removedLogo: ofProject({ says: 'logo removed' }),
  /** `invited` are those whose bells have shown an invitation to it. */
  deleted: ofProject<{ invited: readonly string[] }>({
    says: 'deleted',
    tells: ({ project, invited }) => [
      ...inItsLists({ project }),
      ...invited.map((id) => `user:${id}` as const),
    ],
    keeps: ({ project: { name, ownerId } }) => ({ name, owner: ownerId }),
  }),
}

type OfFolder = { folder: { id: string; ownerId: string } }

const ofFolder = <Facts = unknown>(says: string): Kind<Facts & OfFolder> => ({
  on: 'folders',
  of: ({ folder }) => folder.id,
  says,
  tells: ({ folder }) => [`user:${folder.ownerId}`],
})

export const folderEvents = {
  created: ofFolder('created'),
  renamed: ofFolder<{ details: { from: string; to: string } }>('renamed'),
  deleted: ofFolder<{ details: { name: string } }>('deleted'),
}

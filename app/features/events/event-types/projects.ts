import type { Topic } from '~/features/live/topics'
import type { ProjectFacts } from '~/permissions/projects'
import type { EventType } from '../event-type'

/** Facts about a project for the topics and the history. */
export type ProjectEventFacts = {
  project: Pick<ProjectFacts, 'id' | 'ownerId' | 'kind'> & { name: string }
}

/** An event type of projects: their editors and lists show it, unless `topics` says otherwise. */
export const projectEvent = <Facts = unknown>(
  given: Omit<EventType<Facts & ProjectEventFacts>, 'table' | 'subjectId' | 'topics'> &
    Partial<Pick<EventType<Facts & ProjectEventFacts>, 'topics'>>,
): EventType<Facts & ProjectEventFacts> => ({
  table: 'projects',
  subjectId: ({ project }) => project.id,
  topics: inItsLists,
  ...given,
})

/** A project is seen in its editor, and where it is listed: by its owner, or among the templates. */
const inItsLists = ({ project: { id, ownerId, kind } }: ProjectEventFacts): Topic[] => {
  if (kind !== 'website') return [`project:${id}`, 'list:templates']
  return ownerId === null ? [`project:${id}`] : [`project:${id}`, `user:${ownerId}`]
}

export const projectEvents = {
  created: projectEvent({ action: 'created' }),
  claimed: projectEvent({ action: 'claimed' }),
  renamed: projectEvent<{ details: { from: string; to: string } }>({ action: 'renamed' }),
  moved: projectEvent<{ details?: { from: string | null; to: string | null } }>({
    action: 'moved',
  }),
  changedSettings: projectEvent<{ details: object }>({ action: 'settings updated' }),
  changedFacts: projectEvent({ action: 'facts updated' }),
  dismissedFacts: projectEvent({
    action: { none: 'nothing that anybody sees of a website has changed' },
    topics: ({ project: { id } }) => [`project:${id}`],
  }),
  confirmedClaims: projectEvent<{ details: { count: number } }>({
    action: 'claims confirmed',
    topics: { none: 'a download reads anew what was confirmed' },
  }),
  changedWebsiteAddress: projectEvent({
    action: 'website address updated',
    topics: { none: 'a download reads it anew' },
  }),
  changedLogo: projectEvent({ action: 'logo updated' }),
  removedLogo: projectEvent({ action: 'logo removed' }),
  addedPictures: projectEvent({ action: 'picture added' }),
  changedPicture: projectEvent<{ details: { to: string } }>({ action: 'picture updated' }),
  deletedPicture: projectEvent<{ details: { to: string } }>({ action: 'picture deleted' }),
  /** `invited` are those whose bells have shown an invitation to it. */
  deleted: projectEvent<{ invited: readonly string[] }>({
    action: 'deleted',
    topics: ({ project, invited }) => [
      ...inItsLists({ project }),
      ...invited.map((id) => `user:${id}` as const),
    ],
    details: ({ project: { name, ownerId } }) => ({ name, owner: ownerId }),
  }),
}

type FolderEventFacts = { folder: { id: string; ownerId: string } }

const folderEvent = <Facts = unknown>(action: string): EventType<Facts & FolderEventFacts> => ({
  table: 'folders',
  subjectId: ({ folder }) => folder.id,
  action: action,
  topics: ({ folder }) => [`user:${folder.ownerId}`],
})

export const folderEvents = {
  created: folderEvent('created'),
  renamed: folderEvent<{ details: { from: string; to: string } }>('renamed'),
  deleted: folderEvent<{ details: { name: string } }>('deleted'),
}

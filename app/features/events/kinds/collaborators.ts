import { pathTo } from '~/map/path-to'
import type { NewNotification } from '../kind'
import { type OfProject, ofProject } from './projects'

/** Somebody, and the row that makes them a collaborator, or says that they ask. */
export type Collaboration = OfProject & { person: { id: string; userId: string } }

const between = (
  says: string,
  notifies?: (event: Collaboration) => Omit<NewNotification, 'origin' | 'cause' | 'what'>,
) =>
  ofProject<Pick<Collaboration, 'person'>>({
    says,
    keeps: ({ person }) => ({ collaborator: person.userId }),
    tells: ({ project, person }) => [`project:${project.id}`, `user:${person.userId}`],
    ...(notifies && {
      notifies: (event) => ({
        origin: event.project.id,
        cause: event.person.id,
        what: event.project.name,
        ...notifies(event),
      }),
    }),
  })

const comesIn = (says: string) =>
  between(says, ({ project, person }) => ({
    type: 'collaborator_added',
    recipients: [person.userId],
    to: pathTo('/projects/:id', { id: project.id }),
  }))

/** The history's words for who was let in and removed: `openProject` reads them there. */
export const inAndOut = {
  added: 'collaborator added',
  accepted: 'request for access accepted',
  removed: 'collaborator removed',
}

export const collaboratorEvents = {
  added: comesIn(inAndOut.added),
  accepted: comesIn(inAndOut.accepted),
  rejected: between('request for access rejected'),
  left: between('collaborator left'),
  removed: between(inAndOut.removed, ({ project, person }) => ({
    type: 'collaborator_removed',
    recipients: [person.userId],
    to: pathTo('/projects/:id', { id: project.id }),
    keepWhat: true,
  })),
  asked: between('access asked for', ({ project }) => ({
    type: 'collaborator_request',
    recipients: project.ownerId === null ? [] : [project.ownerId],
    to: `${pathTo('/projects/:id', { id: project.id }, { side: 'settings' })}#collaborators`,
  })),
}

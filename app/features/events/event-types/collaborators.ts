import { pathTo } from '~/map/path-to'
import { projectInviteMail } from '~/messages/invitation-mails'
import type { EventType, NewNotification } from '../event-type'
import { type ProjectEventFacts, projectEvent } from './projects'

/** Somebody, and the row that makes them a collaborator, or says that they ask. */
export type Collaboration = ProjectEventFacts & { person: { id: string; userId: string } }

const between = (
  action: string,
  notifies?: (event: Collaboration) => Omit<NewNotification, 'subject' | 'cause' | 'what'>,
) =>
  projectEvent<Pick<Collaboration, 'person'>>({
    action: action,
    details: ({ person }) => ({ collaborator: person.userId }),
    topics: ({ project, person }) => [`project:${project.id}`, `user:${person.userId}`],
    ...(notifies && {
      notifies: (event) => ({
        subject: event.project.id,
        cause: event.person.id,
        what: event.project.name,
        ...notifies(event),
      }),
    }),
  })

/** The owner hears of it, and is led to the people of their project. */
const inOwnersSettings = ({ id, ownerId }: ProjectEventFacts['project']) => ({
  recipients: ownerId === null ? [] : [ownerId],
  to: `${pathTo('/projects/:id', { id }, { side: 'settings' })}#collaborators`,
})

const comesIn = (action: string) =>
  between(action, ({ project, person }) => ({
    type: 'collaborator_added',
    recipients: [person.userId],
    to: pathTo('/projects/:id', { id: project.id }),
  }))

/** Facts of an invitation to a project: `invited` has a proven email, so their pages hear of it. */
type Invited = ProjectEventFacts & { invited: { id: string } | undefined }

const ofInvite = <Facts = unknown>(
  given: Omit<EventType<Facts & Invited>, 'table' | 'subjectId' | 'topics'>,
) =>
  projectEvent<Facts & Pick<Invited, 'invited'>>({
    topics: ({ project, invited }) => [
      `project:${project.id}`,
      ...(invited ? [`user:${invited.id}` as const] : []),
    ],
    ...given,
  })

/** Words of the history for people who were let in and removed: `openProject` reads them there. */
export const inAndOut = {
  added: 'collaborator added',
  accepted: 'request for access accepted',
  joined: 'invitation to the project accepted',
  removed: 'collaborator removed',
}

export const collaboratorEvents = {
  added: comesIn(inAndOut.added),
  accepted: comesIn(inAndOut.accepted),
  joined: between(inAndOut.joined, ({ project }) => ({
    type: 'collaborator_joined',
    ...inOwnersSettings(project),
  })),
  invited: ofInvite<{ invite: string; code: string; details: { email: string } }>({
    action: 'collaborator invited',
    mails: ({ project, details, invite, code }, { link, who }) => [
      {
        to: details.email,
        text: projectInviteMail(who(), project.name, link(pathTo('/invited', { code }))),
        unlessMuted: 'collaborator_added',
        cause: invite,
      },
    ],
  }),
  inviteWithdrawn: ofInvite<{ details: { email: string } }>({
    action: 'invitation to the project withdrawn',
  }),
  inviteRejected: ofInvite<{ details: { email: string } }>({
    action: 'invitation to the project rejected',
  }),
  /** Ends the invitation of somebody who works on it already. */
  invitedInVain: ofInvite({ action: { none: 'they worked on it before' } }),
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
    ...inOwnersSettings(project),
  })),
}

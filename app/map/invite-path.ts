import { pathTo } from './path-to'

/** The address that answers an invitation to a company or a project. */
export const invitePath = (
  { kind, id: invite }: { kind: 'company' | 'project'; id: string },
  answer: 'accept' | 'reject',
): string =>
  kind === 'company'
    ? pathTo(`/member-invites/:invite/${answer}`, { invite })
    : pathTo(`/project-invites/:invite/${answer}`, { invite })

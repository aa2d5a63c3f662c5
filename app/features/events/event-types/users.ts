import type { User } from '~/db/schema'
import { pathTo } from '~/map/path-to'
import {
  becameClientMail,
  choosePasswordMail,
  emailChangedMail,
  type ProviderAccount,
  temporaryPasswordMail,
} from '~/messages/account-mails'
import {
  invitationAcceptedMail,
  invitationRefusedMail,
  userInviteMail,
} from '~/messages/invitation-mails'
import type { Role } from '~/permissions/vocabulary'
import { eventType } from '../event-type'

/** A person is seen in the list of users, and on every page of their own. */
export const ofPerson = ({ subjectId }: { subjectId: string }) =>
  ['list:users', `user:${subjectId}`] as const

type Details = { details: Record<string, unknown> }

/** With a temporary password of a new mailbox, and what no longer logs them in. */
type Edited = {
  before: User
  after: User
  password: string | null
  lost: readonly ProviderAccount[]
}

type Named = { fullName: string; email: string }
type Link = (path: string) => string

const passwordMail = ({ fullName: name, email }: Named, password: string, link: Link) => ({
  to: email,
  text: temporaryPasswordMail({ name, email, password }, link('/login')),
})

/** Changes to people by managers. Events of people's own accounts: `accountEvents`. */
export const userEvents = {
  created: eventType<Named & { password: string } & Details>({
    table: 'users',
    action: 'created',
    topics: ofPerson,
    mails: (made, { link }) => [passwordMail(made, made.password, link)],
  }),
  updated: eventType<Edited & Details>({
    table: 'users',
    action: 'updated',
    topics: ofPerson,
    mails: ({ before, after, password, lost }, { link }) => {
      const { email, fullName } = after
      const moved = password
        ? passwordMail(after, password, link)
        : {
            to: before.email,
            text: emailChangedMail(fullName, email, link('/account-settings'), lost),
          }
      const becameClient = before.role === 'user' && after.role === 'client'
      return [
        ...(email === before.email ? [] : [moved]),
        ...(email === before.email || after.passwordHash
          ? []
          : [{ to: email, text: choosePasswordMail(fullName, lost, link('/reset-password')) }]),
        ...(becameClient
          ? [{ to: email, text: becameClientMail(fullName, link('/requests')) }]
          : []),
      ]
    },
  }),
  deleted: eventType<Details>({ table: 'users', action: 'deleted', topics: ofPerson }),
  acceptedInvitation: eventType<{ inviter: User | undefined; email: string } & Details>({
    table: 'users',
    action: 'invitation accepted',
    topics: ofPerson,
    mails({ subjectId, inviter, email }, { link, who }) {
      if (!inviter) return []
      const href = link(pathTo('/admin/users/:user', { user: subjectId }))
      return [
        { to: inviter.email, text: invitationAcceptedMail(inviter.fullName, who(), email, href) },
      ]
    },
  }),
}

type Terms = { details: { email: string; role: Role; packageId: string | null } }

const written = (action: 'created' | 'updated') =>
  eventType<Terms & { code: string }>({
    table: 'user_invites',
    action: action,
    topics: () => ['list:users'],
    mails: ({ details, code }, { link, who }) => [
      { to: details.email, text: userInviteMail(who(), link(`/signup?i=${code}`)) },
    ],
  })

export const invitationEvents = {
  created: written('created'),
  updated: written('updated'),
  deleted: eventType<Details>({
    table: 'user_invites',
    action: 'deleted',
    topics: () => ['list:users'],
  }),
  accepted: eventType<Terms>({
    table: 'user_invites',
    action: 'accepted',
    topics: () => ['list:users'],
  }),
  refused: eventType<Terms & { inviter: User | undefined }>({
    table: 'user_invites',
    action: 'refused',
    topics: () => ['list:users'],
    mails({ details, inviter }, { link, who }) {
      if (!inviter) return []
      const href = link('/admin/users/invitations')
      const text = invitationRefusedMail(inviter.fullName, who(), details.email, href)
      return [{ to: inviter.email, text }]
    },
  }),
}

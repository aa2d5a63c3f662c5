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
import { kind } from '../kind'

/** A person is seen in the list of users, and on every page of their own. */
export const ofPerson = ({ of }: { of: string }) => ['list:users', `user:${of}`] as const

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

/** What managers do with people. What people do with their own account: `accountEvents`. */
export const userEvents = {
  created: kind<Named & { password: string } & Details>({
    on: 'users',
    says: 'created',
    tells: ofPerson,
    mails: (made, { link }) => [passwordMail(made, made.password, link)],
  }),
  updated: kind<Edited & Details>({
    on: 'users',
    says: 'updated',
    tells: ofPerson,
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
  deleted: kind<Details>({ on: 'users', says: 'deleted', tells: ofPerson }),
  acceptedInvitation: kind<{ inviter: User | undefined; email: string } & Details>({
    on: 'users',
    says: 'invitation accepted',
    tells: ofPerson,
    mails({ of, inviter, email }, { link, who }) {
      if (!inviter) return []
      const href = link(pathTo('/admin/users/:user', { user: of }))
      return [
        { to: inviter.email, text: invitationAcceptedMail(inviter.fullName, who(), email, href) },
      ]
    },
  }),
}

type Terms = { details: { email: string; role: Role; packageId: string | null } }

const written = (says: 'created' | 'updated') =>
  kind<Terms & { code: string }>({
    on: 'user_invites',
    says,
    tells: () => ['list:users'],
    mails: ({ details, code }, { link, who }) => [
      { to: details.email, text: userInviteMail(who(), link(`/signup?i=${code}`)) },
    ],
  })

export const invitationEvents = {
  created: written('created'),
  updated: written('updated'),
  deleted: kind<Details>({ on: 'user_invites', says: 'deleted', tells: () => ['list:users'] }),
  accepted: kind<Terms>({ on: 'user_invites', says: 'accepted', tells: () => ['list:users'] }),
  refused: kind<Terms & { inviter: User | undefined }>({
    on: 'user_invites',
    says: 'refused',
    tells: () => ['list:users'],
    mails({ details, inviter }, { link, who }) {
      if (!inviter) return []
      const href = link('/admin/users/invitations')
      const text = invitationRefusedMail(inviter.fullName, who(), details.email, href)
      return [{ to: inviter.email, text }]
    },
  }),
}

import { pathTo } from '~/map/path-to'
import {
  connectedMail,
  emailChangedMail,
  emailChangeMail,
  finishSignUpMail,
  newPasswordMail,
  type ProviderAccount,
  passwordResetMail,
  proveEmailMail,
} from '~/messages/account-mails'
import { invitationWaitsMail } from '~/messages/invitation-mails'
import type { NotificationType } from '~/permissions/vocabulary'
import { kind } from '../kind'
import { ofPerson } from './users'

type Person = { email: string; fullName: string }
type Waiting = { email: string; inviter: string | null }
type Provider = { details: { provider: string } }

/** A change of an account that the list of users and the person's own pages show. */
const shown = <Facts = unknown>(says: string) => kind<Facts>({ on: 'users', says, tells: ofPerson })

/** One that only the person's own pages show. */
const own = <Facts = unknown>(says: string) =>
  kind<Facts>({ on: 'users', says, tells: ({ of }) => [`user:${of}`] })

/** Another password. Whoever did not choose it hears of it, and of the connections that went. */
const newPassword = (says: string) =>
  kind<{ person: Person; lost: readonly ProviderAccount[] }>({
    on: 'users',
    says,
    tells: ofPerson,
    mails: ({ person, lost }, { link }) => [
      { to: person.email, text: newPasswordMail(person.fullName, lost, link('/reset-password')) },
    ],
  })

const mailed = { nobody: 'a link is on its way; no screen shows it' }

/** What people do with their own account. What managers do with it: `userEvents`. */
export const accountEvents = {
  /** All of one's own data was downloaded. */
  takenOut: kind({
    on: 'users',
    says: 'own data downloaded',
    tells: { nobody: 'nothing was changed' },
  }),
  /** `waiting`: an invitation to their address, which they did not prove. */
  created: kind<Partial<Provider> & { waiting?: Waiting | undefined }>({
    on: 'users',
    says: 'created',
    tells: ofPerson,
    mails: ({ waiting }, { link, who }) =>
      waiting
        ? [
            {
              to: waiting.email,
              text: invitationWaitsMail(who(), waiting.inviter, link('/login')),
            },
          ]
        : [],
  }),
  changedProfile: shown<{ details: { fullName: [string, string] } }>('profile updated'),
  /** Where they read times; the hours of staff are told in it. */
  changedZone: kind<{ details: { timeZone: [string | null, string | null] } }>({
    on: 'users',
    says: 'time zone updated',
    tells: ({ of }) => [`user:${of}`, 'list:bookings'],
  }),
  changedPhoto: shown('photo updated'),
  removedPhoto: shown('photo removed'),
  changedPassword: newPassword('password changed'),
  replacedPassword: newPassword('temporary password replaced'),
  resetPassword: newPassword('password reset'),
  /** Without a `person` where the account itself was made by it. */
  connected: kind<Provider & { person: Person | null; account: ProviderAccount }>({
    on: 'users',
    says: 'connected',
    tells: ofPerson,
    mails({ person, account }, { link }) {
      if (!person) return []
      const text = connectedMail(person.fullName, account, link('/account-settings'))
      return [{ to: person.email, text }]
    },
  }),
  disconnected: own<Provider>('disconnected'),
  finishedTour: own('guided tour finished'),
  choseMails: own<{ details: { muted: NotificationType[] } }>('email choices updated'),
  endedSession: own('session ended'),
  endedOtherSessions: own('other sessions ended'),
  /** Their open pages are told at once that they have lost their right. */
  lostSessions: kind({
    on: 'sessions',
    says: { nothing: 'what ends them has words of its own' },
    tells: ({ of }) => [`user:${of}`],
  }),
  askedForEmail: kind<{ person: Person; code: string; details: { email: string } }>({
    on: 'users',
    says: 'email change requested',
    tells: ({ of }) => [`user:${of}`],
    mails({ person, code, details }, { link }) {
      const href = link(`/confirm-email?code=${code}`)
      return [{ to: details.email, text: emailChangeMail(person.fullName, href) }]
    },
  }),
  askedToProve: kind<{ person: Person; code: string }>({
    on: 'users',
    says: 'email confirmation requested',
    tells: ({ of }) => [`user:${of}`],
    mails: ({ person, code }, { link }) => [
      {
        to: person.email,
        text: proveEmailMail(person.fullName, link(pathTo('/confirm-email', { code }))),
      },
    ],
  }),
  provedEmail: shown('email confirmed'),
  changedEmail: kind<{ person: Person; details: { email: [string, string] } }>({
    on: 'users',
    says: 'email changed',
    tells: ofPerson,
    mails({ person, details }, { link }) {
      const [, email] = details.email
      const text = emailChangedMail(person.fullName, email, link('/account-settings'))
      return [{ to: person.email, text }]
    },
  }),
  askedForPassword: kind<{ person: Person; path: string; code: string }>({
    on: 'users',
    says: 'password reset requested',
    tells: mailed,
    mails({ person, path, code }, { link }) {
      const href = link(`${path}?code=${code}`)
      return [{ to: person.email, text: passwordResetMail(person.fullName, href) }]
    },
  }),
  mailedSignUp: kind<{ person: Person; code: string }>({
    on: 'users',
    says: 'sign-up mailed',
    tells: mailed,
    mails({ person, code }, { link }) {
      const href = link(`/reset-password?code=${code}`)
      return [{ to: person.email, text: finishSignUpMail(person.fullName, href) }]
    },
  }),
}

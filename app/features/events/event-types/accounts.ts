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
import { eventType } from '../event-type'
import { ofPerson } from './users'

type Person = { email: string; fullName: string }
type Waiting = { email: string; inviter: string | null }
type Provider = { details: { provider: string } }

/** A change of an account that the list of users and the person's own pages show. */
const shown = <Facts = unknown>(action: string) =>
  eventType<Facts>({ table: 'users', action: action, topics: ofPerson })

/** One that only the person's own pages show. */
const own = <Facts = unknown>(action: string) =>
  eventType<Facts>({
    table: 'users',
    action: action,
    topics: ({ subjectId }) => [`user:${subjectId}`],
  })

/** Another password. Anyone who did not choose it hears of it, and of the connections that went. */
const newPassword = (action: string) =>
  eventType<{ person: Person; lost: readonly ProviderAccount[] }>({
    table: 'users',
    action: action,
    topics: ofPerson,
    mails: ({ person, lost }, { link }) => [
      { to: person.email, text: newPasswordMail(person.fullName, lost, link('/reset-password')) },
    ],
  })

const mailed = { none: 'a link is on its way; no screen shows it' }

/** Events of people's own accounts. Changes by managers: `userEvents`. */
export const accountEvents = {
  /** All of one's own data was downloaded. */
  takenOut: eventType({
    table: 'users',
    action: 'own data downloaded',
    topics: { none: 'nothing was changed' },
  }),
  /** `waiting`: an invitation to their address, which they did not prove. */
  created: eventType<Partial<Provider> & { waiting?: Waiting | undefined }>({
    table: 'users',
    action: 'created',
    topics: ofPerson,
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
  /** Time zone in which they read times; for staff, their hours are in it too. */
  changedZone: eventType<{ details: { timeZone: [string | null, string | null] } }>({
    table: 'users',
    action: 'time zone updated',
    topics: ({ subjectId }) => [`user:${subjectId}`, 'list:bookings'],
  }),
  changedPhoto: shown('photo updated'),
  removedPhoto: shown('photo removed'),
  changedPassword: newPassword('password changed'),
  replacedPassword: newPassword('temporary password replaced'),
  resetPassword: newPassword('password reset'),
  /** Without a `person` where the account itself was made by it. */
  connected: eventType<Provider & { person: Person | null; account: ProviderAccount }>({
    table: 'users',
    action: 'connected',
    topics: ofPerson,
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
  lostSessions: eventType({
    table: 'sessions',
    action: { none: 'what ends them has words of its own' },
    topics: ({ subjectId }) => [`user:${subjectId}`],
  }),
  askedForEmail: eventType<{ person: Person; code: string; details: { email: string } }>({
    table: 'users',
    action: 'email change requested',
    topics: ({ subjectId }) => [`user:${subjectId}`],
    mails({ person, code, details }, { link }) {
      const href = link(`/confirm-email?code=${code}`)
      return [{ to: details.email, text: emailChangeMail(person.fullName, href) }]
    },
  }),
  askedToProve: eventType<{ person: Person; code: string }>({
    table: 'users',
    action: 'email confirmation requested',
    topics: ({ subjectId }) => [`user:${subjectId}`],
    mails: ({ person, code }, { link }) => [
      {
        to: person.email,
        text: proveEmailMail(person.fullName, link(pathTo('/confirm-email', { code }))),
      },
    ],
  }),
  provedEmail: shown('email confirmed'),
  changedEmail: eventType<{ person: Person; details: { email: [string, string] } }>({
    table: 'users',
    action: 'email changed',
    topics: ofPerson,
    mails({ person, details }, { link }) {
      const [, email] = details.email
      const text = emailChangedMail(person.fullName, email, link('/account-settings'))
      return [{ to: person.email, text }]
    },
  }),
  askedForPassword: eventType<{ person: Person; path: string; code: string }>({
    table: 'users',
    action: 'password reset requested',
    topics: mailed,
    mails({ person, path, code }, { link }) {
      const href = link(`${path}?code=${code}`)
      return [{ to: person.email, text: passwordResetMail(person.fullName, href) }]
    },
  }),
  mailedSignUp: eventType<{ person: Person; code: string }>({
    table: 'users',
    action: 'sign-up mailed',
    topics: mailed,
    mails({ person, code }, { link }) {
      const href = link(`/reset-password?code=${code}`)
      return [{ to: person.email, text: finishSignUpMail(person.fullName, href) }]
    },
  }),
}

import { pathTo } from '~/map/path-to'
import { memberInviteMail } from '~/messages/mails'
import { kind } from '../kind'

/** Where Accept and Reject stand, also for who has to log in or sign up first. */
const answerAt = (code: string) =>
  pathTo('/login', { redirectTo: pathTo('/notifications', { invite: code }) })

type Invited = {
  /** Of the company. */
  name: string
  /** Who has an account already, with an email that is proven. */
  person: { id: string } | undefined
  /** What its mail shows: see `inviteCode`. */
  code: string
  details: { email: string }
}

export const profileEvents = {
  created: kind({
    on: 'company_profiles',
    says: 'created',
    tells: { nobody: 'profiles come with the demo data' },
  }),
  invited: kind<Invited>({
    on: 'company_profiles',
    says: 'member invited',
    tells: ({ person }) => (person ? [`user:${person.id}`] : []),
    mails: ({ name, details, code }, { link, who }) => [
      {
        to: details.email,
        text: memberInviteMail(who(), name, link(answerAt(code))),
        unlessMuted: 'member_invite',
      },
    ],
  }),
  joined: kind<{ details: { member: string } }>({
    on: 'company_profiles',
    says: 'member joined',
    tells: ({ details }) => [`user:${details.member}`],
  }),
  rejected: kind<{ person: string; details: { email: string } }>({
    on: 'company_profiles',
    says: 'member invitation rejected',
    tells: ({ person }) => [`user:${person}`],
  }),
}

import type { Topic } from '~/features/live/topics'
import { pathTo } from '~/map/path-to'
import { gaveAwayMail, memberInviteMail } from '~/messages/invitation-mails'
import type { ProfileFolder } from '~/permissions/vocabulary'
import { kind } from '../kind'

const membersAt = (profile: string) => pathTo('/company-profile/:profile/members', { profile })

type Invited = {
  /** Of the company. */
  name: string
  /** Who has an account already, with an email that is proven. */
  person: { id: string } | undefined
  /** Its id: its mail waits no longer when it is withdrawn. */
  invite: string
  /** What its mail shows: see `inviteCode`. */
  code: string
  details: { email: string }
}

/** Whoever looks at the profile, staff at the list of all, and the people whose own lists change. */
const told = (id: string, people: readonly string[] = []): Topic[] => [
  `profile:${id}`,
  'list:company-profiles',
  ...people.map((person) => `user:${person}` as const),
]

const ofProfile = <Facts = unknown>(says: string) =>
  kind<Facts & { details?: object }>({
    on: 'company_profiles',
    says,
    tells: ({ of }) => told(of),
  })

/** Something that changes what somebody may see. */
const ofMember = <Facts extends { person: string } = { person: string }>(says: string) =>
  kind<Facts & { details?: object }>({
    on: 'company_profiles',
    says,
    tells: ({ of, person }) => told(of, [person]),
  })

/** Something that everybody who belongs to it, or did, sees in their list of companies. */
const ofPeople = <Facts>(says: string) =>
  kind<Facts & { people: readonly string[]; details: object }>({
    on: 'company_profiles',
    says,
    tells: ({ of, people }) => told(of, people),
  })

const ofFile = (deed: string) =>
  kind<{ name: string; details: { folder: ProfileFolder } }>({
    on: 'company_profiles',
    says: ({ name }) => `file “${name}” ${deed}`,
    tells: ({ of }) => told(of),
  })

const ofInvite = (says: string) =>
  kind<Invited>({
    on: 'company_profiles',
    says,
    tells: ({ of, person }) => told(of, person ? [person.id] : []),
    mails: ({ name, details, invite, code }, { link, who }) => [
      {
        to: details.email,
        text: memberInviteMail(who(), name, link(pathTo('/invited', { code }))),
        unlessMuted: 'member_invite',
        cause: invite,
      },
    ],
  })

export const profileEvents = {
  created: kind<{ owner: string; details: { name: string } }>({
    on: 'company_profiles',
    says: 'created',
    tells: ({ of, owner }) => told(of, [owner]),
  }),
  /** Of one part: its name or a list, before and after. */
  updated: ofProfile<{ details: object }>('updated'),
  fileAdded: ofFile('added'),
  fileDeleted: ofFile('deleted'),
  rightsChanged: ofMember<{ person: string; details: object }>('member rights changed'),
  memberRemoved: ofPeople<{ details: { member: string } }>('member removed'),
  memberLeft: ofPeople<{ details: { member: string } }>('member left'),
  /** Its owner is another person from now on. */
  passedOn: kind<{
    name: string
    /** Its former owner, when they gave it away themselves: their mail confirms it. */
    giver: { name: string; email: string } | null
    /** Tells one time that it changes hands from another. */
    cause: string
    details: { owner: [string, string] }
  }>({
    on: 'company_profiles',
    says: 'passed on',
    tells: ({ of, details }) => told(of, details.owner),
    notifies: ({ of, name, cause, details }) => {
      const [from, to] = details.owner
      const about = { origin: of, what: name, cause, to: membersAt(of) }
      return [
        { ...about, type: 'profile_owner', recipients: [to] },
        { ...about, type: 'profile_passed_on', recipients: [from] },
      ]
    },
    mails: ({ of, name, giver }, { link }) =>
      giver ? [{ to: giver.email, text: gaveAwayMail(giver.name, name, link(membersAt(of))) }] : [],
  }),
  deleted: ofPeople<{ details: { name: string } }>('deleted'),
  invited: ofInvite('member invited'),
  invitedAgain: ofInvite('member invited again'),
  inviteWithdrawn: kind<{ person: { id: string } | undefined; details: { email: string } }>({
    on: 'company_profiles',
    says: 'member invitation withdrawn',
    tells: ({ of, person }) => told(of, person ? [person.id] : []),
  }),
  /**
   * Its owner reads it in their list of members and is not notified: `docs/requirements.tsv` has no
   * such notification, and who is in was invited.
   */
  joined: ofPeople<{ details: { member: string } }>('member joined'),
  /** Whoever owns it, or is a member, has an invitation no more. */
  invitedInVain: kind<{ person: string }>({
    on: 'company_profiles',
    says: { nothing: 'they were in before' },
    tells: ({ of, person }) => told(of, [person]),
  }),
  rejected: kind<{ person: string; details: { email: string } }>({
    on: 'company_profiles',
    says: 'member invitation rejected',
    tells: ({ of, person }) => told(of, [person]),
  }),
}

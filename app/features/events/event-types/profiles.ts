import type { Topic } from '~/features/live/topics'
import { pathTo } from '~/map/path-to'
import { gaveAwayMail, memberInviteMail } from '~/messages/invitation-mails'
import type { ProfileFolder } from '~/permissions/vocabulary'
import { eventType } from '../event-type'

const membersAt = (profile: string) => pathTo('/company-profile/:profile/members', { profile })

type Invited = {
  /** Name of the company. */
  name: string
  /** Person with an account whose email is proven. */
  person: { id: string } | undefined
  /** Its id: its mail waits no longer when it is withdrawn. */
  invite: string
  /** Code in its mail: see `inviteCode`. */
  code: string
  details: { email: string }
}

/**
 * Topics of everybody who looks at the profile, of staff at the list of all, and of people whose own lists
 * change.
 */
const told = (id: string, people: readonly string[] = []): Topic[] => [
  `profile:${id}`,
  'list:company-profiles',
  ...people.map((person) => `user:${person}` as const),
]

const ofProfile = <Facts = unknown>(action: string) =>
  eventType<Facts & { details?: object }>({
    table: 'company_profiles',
    action: action,
    topics: ({ subjectId }) => told(subjectId),
  })

/** Something that changes what somebody may see. */
const ofMember = <Facts extends { person: string } = { person: string }>(action: string) =>
  eventType<Facts & { details?: object }>({
    table: 'company_profiles',
    action: action,
    topics: ({ subjectId, person }) => told(subjectId, [person]),
  })

/** Something that everybody who belongs to it, or did, sees in their list of companies. */
const ofPeople = <Facts>(action: string) =>
  eventType<Facts & { people: readonly string[]; details: object }>({
    table: 'company_profiles',
    action: action,
    topics: ({ subjectId, people }) => told(subjectId, people),
  })

const ofFile = (verb: string) =>
  eventType<{ name: string; details: { folder: ProfileFolder } }>({
    table: 'company_profiles',
    action: ({ name }) => `file “${name}” ${verb}`,
    topics: ({ subjectId }) => told(subjectId),
  })

const ofInvite = (action: string) =>
  eventType<Invited>({
    table: 'company_profiles',
    action: action,
    topics: ({ subjectId, person }) => told(subjectId, person ? [person.id] : []),
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
  created: eventType<{ owner: string; details: { name: string } }>({
    table: 'company_profiles',
    action: 'created',
    topics: ({ subjectId, owner }) => told(subjectId, [owner]),
  }),
  /** Change of one part: its name or a list, before and after. */
  updated: ofProfile<{ details: object }>('updated'),
  fileAdded: ofFile('added'),
  fileDeleted: ofFile('deleted'),
  rightsChanged: ofMember<{ person: string; details: object }>('member rights changed'),
  memberRemoved: ofPeople<{ details: { member: string } }>('member removed'),
  memberLeft: ofPeople<{ details: { member: string } }>('member left'),
  /** Its owner is another person from now on. */
  passedOn: eventType<{
    name: string
    /** Its former owner, when they gave it away themselves: their mail confirms it. */
    giver: { name: string; email: string } | null
    /** Tells one time that it changes hands from another. */
    cause: string
    details: { owner: [string, string] }
  }>({
    table: 'company_profiles',
    action: 'passed on',
    topics: ({ subjectId, details }) => told(subjectId, details.owner),
    notifies: ({ subjectId, name, cause, details }) => {
      const [from, to] = details.owner
      const about = { subject: subjectId, what: name, cause, to: membersAt(subjectId) }
      return [
        { ...about, type: 'profile_owner', recipients: [to] },
        { ...about, type: 'profile_passed_on', recipients: [from] },
      ]
    },
    mails: ({ subjectId, name, giver }, { link }) =>
      giver
        ? [{ to: giver.email, text: gaveAwayMail(giver.name, name, link(membersAt(subjectId))) }]
        : [],
  }),
  deleted: ofPeople<{ details: { name: string } }>('deleted'),
  invited: ofInvite('member invited'),
  invitedAgain: ofInvite('member invited again'),
  inviteWithdrawn: eventType<{ person: { id: string } | undefined; details: { email: string } }>({
    table: 'company_profiles',
    action: 'member invitation withdrawn',
    topics: ({ subjectId, person }) => told(subjectId, person ? [person.id] : []),
  }),
  /**
   * Its owner reads it in their list of members and is not notified: `docs/requirements.tsv` has no such
   * notification, and every member was invited.
   */
  joined: ofPeople<{ details: { member: string } }>('member joined'),
  /** Ends the invitation of somebody who owns it or is a member already. */
  invitedInVain: eventType<{ person: string }>({
    table: 'company_profiles',
    action: { none: 'they were in before' },
    topics: ({ subjectId, person }) => told(subjectId, [person]),
  }),
  rejected: eventType<{ person: string; details: { email: string } }>({
    table: 'company_profiles',
    action: 'member invitation rejected',
    topics: ({ subjectId, person }) => told(subjectId, [person]),
  }),
}

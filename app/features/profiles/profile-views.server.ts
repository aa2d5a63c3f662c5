import { sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { profileMembers } from '~/db/schema'
import {
  canDeleteProfile,
  canEditProfile,
  canManageMembers,
  canSeeLogins,
  canSeeProfileWork,
} from '~/permissions/profiles'
import { type Actor, isStaff } from '~/permissions/vocabulary'
import { colorReport } from './color-report'
import { listParts } from './parts'
import { editableProfile, type Profile, visibleProfile } from './profile-access.server'
import { filesOfProfile } from './profile-files.server'
import { partVersion } from './update-company-profile.server'

/** Head of every view of a company profile. @throws DomainError `not-found` */
export function profileHead(actor: Actor, id: string) {
  const profile = visibleProfile(db, actor, id)
  const { n } = db.get<{ n: number }>(
    sql`select count(*) as n from ${profileMembers} where ${profileMembers.profileId} = ${id}`,
  )
  return {
    id,
    name: profile.name,
    /** With its owner. */
    members: n + 1,
    may: {
      edit: canEditProfile(actor, profile),
      manage: canManageMembers(actor, profile),
      remove: canDeleteProfile(actor, profile),
      work: canSeeProfileWork(actor, profile),
      logins: canSeeLogins(actor, profile),
      history: isStaff(actor),
    },
  }
}

const shared = (profile: Profile) => ({
  id: profile.id,
  name: profile.name,
  colors: colorReport(profile.brandColors),
  locations: profile.locations,
  websites: profile.websites,
  links: profile.links,
  socials: profile.socials,
  files: filesOfProfile(profile.id),
})

/** A company profile as it is read. @throws DomainError `not-found` */
export const viewedProfile = (actor: Actor, id: string) => shared(visibleProfile(db, actor, id))

export type ViewedProfile = ReturnType<typeof viewedProfile>

/** A company profile as it is changed: with the figures that its forms are made from. @throws DomainError `not-found`, 403 */
export function editedProfile(actor: Actor, id: string) {
  const profile = editableProfile(db, actor, id)
  const parts = ['name', 'brandColors', ...listParts] as const
  const versions = Object.fromEntries(
    parts.map((part) => [part, partVersion(profile, part)]),
  ) as Record<(typeof parts)[number], number>
  return {
    ...shared(profile),
    versions,
    mayDelete: canDeleteProfile(actor, profile),
    seesLogins: canSeeLogins(actor, profile),
  }
}

export type EditedProfile = ReturnType<typeof editedProfile>

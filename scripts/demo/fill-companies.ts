import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { companyProfiles, memberInvites } from '~/db/schema'
import { acceptMemberInvite } from '~/features/profiles/accept-member-invite.server'
import { addFiles } from '~/features/profiles/add-files.server'
import { inviteMember } from '~/features/profiles/invite-member.server'
import { listMembers } from '~/features/profiles/list-members.server'
import { listParts, type RowPart } from '~/features/profiles/parts'
import { setRights } from '~/features/profiles/set-rights.server'
import {
  partVersion,
  updateCompanyProfile,
} from '~/features/profiles/update-company-profile.server'
import { type MemberRight, memberRights } from '~/permissions/profiles'
import type { Member, ProfileFolder } from '~/permissions/vocabulary'
import { passTime } from './clock'
import { words } from './load-words'
import type { DemoName } from './load-words/keys'
import { makeFile } from './make-file'
import type { Members } from './make-people'

/** What the companies tell of themselves, and who belongs to them. @param ids by their keys */
export async function fillCompanies(members: Members, ids: Map<string, string>): Promise<void> {
  for (const company of words.companies) {
    const id = ids.get(company.key) ?? ''
    const actor = members[company.owner]
    fillPart(actor, id, 'brandColors', company.colors)
    for (const part of listParts) fillPart(actor, id, part, company[part])
    if (company.logo) await fillFolder(actor, id, 'logo', [company.logo])
    for (const [folder, names] of Object.entries(company.files)) {
      await fillFolder(actor, id, folder as ProfileFolder, names)
    }
    for (const { who, may } of company.members) joinCompany(members, id, actor, who, may)
  }
}

function fillPart(actor: Member, id: string, part: RowPart, value: string[]) {
  const row = db.select().from(companyProfiles).where(eq(companyProfiles.id, id)).get()
  if (!row || value.length === 0) return
  passTime(1)
  const version = partVersion({ ...row, rights: null }, part)
  updateCompanyProfile(actor, { id, version, part, value })
}

async function fillFolder(
  actor: Member,
  profileId: string,
  folder: ProfileFolder,
  names: string[],
) {
  passTime(1)
  const uploads = await Promise.all(names.map(makeFile))
  await addFiles(actor, { profileId, folder, uploads })
}

function joinCompany(
  members: Members,
  profileId: string,
  owner: Member,
  who: DemoName,
  may: readonly MemberRight[],
) {
  const { email } = words.people[who]
  inviteMember(owner, { profileId, email })
  passTime(3)
  const invite = db.select().from(memberInvites).where(eq(memberInvites.profileId, profileId)).get()
  acceptMemberInvite(members[who], invite?.id ?? '')
  const { version, members: all } = listMembers(owner, profileId)
  const given = Object.fromEntries(
    memberRights.map((right) => [
      right,
      all
        .filter((one) => (one.id === members[who].id ? may.includes(right) : one[right]))
        .map(({ id }) => id),
    ]),
  ) as Record<MemberRight, string[]>
  setRights(owner, { profileId, version, given })
}

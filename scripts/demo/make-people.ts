import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { users } from '~/db/schema'
import { createFirstAdmin } from '~/features/accounts/create-first-admin.server'
import { ensureSetupLink } from '~/features/accounts/ensure-setup-link.server'
import { finishTour } from '~/features/accounts/finish-tour.server'
import { replaceTempPassword } from '~/features/accounts/replace-temp-password.server'
import { createProfile } from '~/features/profiles/create-profile.server'
import { inviteMember } from '~/features/profiles/invite-member.server'
import { createUser } from '~/features/users/create-user.server'
import { updateUser } from '~/features/users/update-user.server'
import { type ManageFlag, type Member, manageFlags } from '~/permissions/vocabulary'
import { passTime } from './clock'
import { words } from './load-words'
import type { DemoName } from './load-words/keys'
import type { DemoPerson } from './load-words/people'

const { people, companies, studio } = words
const { password } = studio

export type Members = Record<DemoName, Member>

/**
 * The admin first, who makes everybody else.
 *
 * @param prepare what the admin sets up before the others come; answers with the ids of packages
 */
export async function makePeople(
  prepare: (admin: Member) => Map<string, string>,
): Promise<Members> {
  const members = {} as Members
  const admin = await makeAdmin(people[studio.admin])
  members[studio.admin] = admin
  const packageIds = prepare(admin)
  for (const [name, person] of Object.entries(people)) {
    if (name === studio.admin) continue
    passTime(4)
    members[name as DemoName] = await makePerson(admin, person, packageIds)
  }
  return members
}

/** By the setup link in an empty database, else as an admin who is there would. */
async function makeAdmin(person: DemoPerson): Promise<Member> {
  const link = ensureSetupLink()
  if (link) {
    const token = new URL(link).searchParams.get('token') ?? ''
    const origin = { address: '127.0.0.1', userAgent: 'Demo' }
    const { member } = await createFirstAdmin(
      { kind: 'guest', projectId: null },
      { ...person, password, token, ...origin },
    )
    finishTour(member)
    return member
  }
  const first = db.select().from(users).where(eq(users.role, 'admin')).get()
  if (!first) throw new Error('no admin')
  return makePerson({ kind: 'member', ...first }, person, new Map())
}

async function makePerson(
  by: Member,
  person: DemoPerson,
  packageIds: Map<string, string>,
): Promise<Member> {
  const { fullName, email, role, employeeRole, flags } = person
  const given = person.packages.map((key) => packageIds.get(key) ?? '')
  const id = await createUser(by, { fullName, email, role, packages: given })
  if (employeeRole) {
    const granted = Object.fromEntries(manageFlags.map((flag) => [flag, flags.includes(flag)]))
    await updateUser(by, {
      id,
      fullName,
      email,
      role,
      organization: true,
      employeeRole,
      allowedActiveRequests: null,
      packages: given,
      version: 1,
      ...(granted as Record<ManageFlag, boolean>),
    })
  }
  await replaceTempPassword(memberOf(id), { password, sessionId: null })
  // Plain users keep the tour, so that it can be seen.
  if (employeeRole || role !== 'user') finishTour(memberOf(id))
  return memberOf(id)
}

function memberOf(id: string): Member {
  const user = db.select().from(users).where(eq(users.id, id)).get()
  if (!user) throw new Error(`nobody has the id ${id}`)
  return { kind: 'member', ...user }
}

/**
 * The companies of the clients. Some invitations to them wait in somebody's bell.
 *
 * @returns their ids by their keys
 */
export function makeCompanies(members: Members): Map<string, string> {
  const ids = new Map<string, string>()
  for (const { key, name, owner } of companies) {
    ids.set(key, createProfile(members[owner], { name }))
    passTime(2)
  }
  for (const { key, owner, invited } of companies) {
    for (const name of invited) {
      inviteMember(members[owner], { profileId: ids.get(key) ?? '', email: people[name].email })
    }
  }
  return ids
}

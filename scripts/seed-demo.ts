/** Fills an empty database with a studio, its clients and their websites: `npm run seed:demo`. */
import { eq, sql } from 'drizzle-orm'
import { db, sqlite } from '~/db/client.server'
import { migrate } from '~/db/migrate.server'
import { companyProfiles, mail, requestPackages, sessions, users } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { createFirstAdmin } from '~/features/accounts/create-first-admin.server'
import { ensureSetupLink } from '~/features/accounts/ensure-setup-link.server'
import { finishTour } from '~/features/accounts/finish-tour.server'
import { replaceTempPassword } from '~/features/accounts/replace-temp-password.server'
import { addCollaborators } from '~/features/collaborators/add-collaborators.server'
import { askForAccess } from '~/features/collaborators/ask-for-access.server'
import { record } from '~/features/history/record.server'
import { seedLibrary } from '~/features/panels/seed-library.server'
import { inviteMember } from '~/features/profiles/invite-member.server'
import { createFolder } from '~/features/projects/create-folder.server'
import { createUser } from '~/features/users/create-user.server'
import { inviteUser } from '~/features/users/invite-user.server'
import { updateUser } from '~/features/users/update-user.server'
import { type ManageFlag, type Member, manageFlags } from '~/permissions/vocabulary'
import { env } from '~/platform/env.server'
import { newId } from '~/platform/ids.server'
import {
  company,
  type DemoName,
  type DemoPerson,
  invited,
  packages,
  people,
  websites,
} from './demo-people'
import { makeGuestProject, makeWebsite } from './demo-websites'

const password = 'northlight demo'
const hour = 60 * 60 * 1000

migrate()
const known = db.select({ n: sql<number>`count(*)` }).from(users).get()?.n ?? 0
if (known > 0 && (env.production || !process.argv.includes('--force'))) {
  const hint = env.production ? '' : ' --force adds the demo all the same.'
  fail(`There are people in the database already (${known}): nothing was changed.${hint}`)
}
const emails = Object.values(people).map(({ email }) => email)
if (emails.some((email) => db.select().from(users).where(eq(users.email, email)).get())) {
  fail('The demo is in the database already: nothing was changed.')
}

// Everything happened in the last weeks: the clock of the verbs starts then and moves on by steps.
const now = Date.now
let behind = 24 * 24 * hour
Date.now = () => now() - behind
const passTime = (hours: number) => {
  behind = Math.max(0, behind - hours * hour)
}

seedLibrary()
const members = {} as Record<DemoName, Member>
const packageIds = new Map<string, string>()
await makePeople()
makeWebsites()
makeInvitations()
inviteToCompany()
settleMails()
db.delete(sessions).run()
Date.now = now
sqlite.pragma('wal_checkpoint(TRUNCATE)')
sqlite.close()

console.log(`The demo is ready. Everybody's password is: ${password}\n`)
for (const person of Object.values<DemoPerson>(people)) {
  const kind = person.employeeRole ? `employee, ${person.employeeRole}` : (person.role ?? 'user')
  const flags = person.flags ? ` (${person.flags.join(', ')})` : ''
  console.log(`${person.email.padEnd(28)} ${kind}${flags}`)
}

async function makePeople() {
  const [admin, ...others] = Object.entries<DemoPerson>(people)
  if (!admin) return
  const ingrid = await makeAdmin(admin[1])
  members[admin[0] as DemoName] = ingrid
  makePackages(ingrid)
  for (const [name, person] of others) {
    passTime(7)
    members[name as DemoName] = await makePerson(ingrid, person)
  }
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
  return makePerson({ kind: 'member', ...first }, person)
}

async function makePerson(by: Member, person: DemoPerson): Promise<Member> {
  const { fullName, email, role = 'user', employeeRole = null, flags = [] } = person
  const given = (person.packages ?? []).map((name) => packageIds.get(name) ?? '')
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

function makePackages({ id: createdBy }: Member) {
  transaction((tx) => {
    for (const { name, priority } of packages) {
      const there = tx.select().from(requestPackages).where(eq(requestPackages.name, name)).get()
      const id = there?.id ?? newId()
      packageIds.set(name, id)
      if (there) continue
      const at = { createdAt: Date.now(), updatedAt: Date.now() }
      tx.insert(requestPackages)
        .values({ id, name, priority, createdBy, ...at })
        .run()
      const document = { collection: 'request_packages', document: id } as const
      record(tx, { ...document, action: 'created', user: createdBy })
    }
  })
}

function makeWebsites() {
  for (const { template, owner, folder, active = [], pending = [] } of websites) {
    passTime(50)
    const member = members[owner]
    const folderId = folder ? createFolder(member, { name: folder }) : null
    const id = makeWebsite(member, template, folderId)
    passTime(9)
    const userIds = active.map((name) => members[name].id)
    if (userIds.length > 0) addCollaborators(member, { projectId: id, userIds })
    for (const name of pending) {
      passTime(3)
      askForAccess(members[name], id)
    }
  }
  makeGuestProject('restaurant')
}

function makeInvitations() {
  for (const { email, role, packageName } of invited) {
    passTime(5)
    const packageId = packageName && (packageIds.get(packageName) ?? null)
    inviteUser(members.ingrid, { email, role, packageId })
  }
}

/** A client's company, whose invitation waits in somebody's bell. */
function inviteToCompany() {
  const [client, colleague] = [company.owner, company.invited].map((name) => members[name])
  if (!client || !colleague) return
  const id = newId()
  transaction((tx) => {
    const at = { createdAt: Date.now(), updatedAt: Date.now() }
    tx.insert(companyProfiles)
      .values({ id, name: company.name, ownerId: client.id, ...at })
      .run()
    const document = { collection: 'company_profiles', document: id } as const
    record(tx, { ...document, action: 'created', user: client.id })
  })
  passTime(2)
  const { email } = people[company.invited]
  inviteMember(client, { profileId: id, email })
}

/** The addresses are invented: nothing is left to be sent, and one mail shows what a failure is. */
function settleMails() {
  const own = sql`${mail.status} = 'queued' and ${mail.to} like '%.example'`
  db.update(mail).set({ status: 'sent', attempts: 1, sentAt: mail.createdAt }).where(own).run()
  const refused = { status: 'dead', attempts: 10, sentAt: null } as const
  db.update(mail)
    .set({ ...refused, lastError: '550 There is no such mailbox' })
    .where(eq(mail.to, 'theo@tablehote.example'))
    .run()
}

function fail(why: string): never {
  console.error(why)
  process.exit(1)
}

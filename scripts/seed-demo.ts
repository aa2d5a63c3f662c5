/** Fills an empty database with a studio, its clients, requests, orders and websites: `npm run seed:demo`. */
import { eq, sql } from 'drizzle-orm'
import { db, sqlite } from '~/db/client.server'
import { migrate } from '~/db/migrate.server'
import { mail, projectInvites, sessions, users, webhookDeliveries } from '~/db/schema'
import { addCollaborators } from '~/features/collaborators/add-collaborators.server'
import { acceptProjectInvite } from '~/features/collaborators/answer-project-invite.server'
import { askForAccess } from '~/features/collaborators/ask-for-access.server'
import { createFolder } from '~/features/folders/create-folder.server'
import { inviteUser } from '~/features/invitations/invite-user.server'
import { seedLibrary } from '~/features/panels/seed-library.server'
import { readSettings, settingsVersion } from '~/features/settings/general-settings.server'
import { saveSettings } from '~/features/settings/save-settings.server'
import type { Member } from '~/permissions/vocabulary'
import { env } from '~/platform/env.server'
import { passTime, startClock, stopClock } from './demo/clock'
import { fillCompanies } from './demo/fill-companies'
import { fillVaults } from './demo/fill-vaults'
import { words } from './demo/load-words'
import { makeCalls } from './demo/make-calls'
import { makeFigures } from './demo/make-figures'
import { makeOffers, takenOffers } from './demo/make-offers'
import { type Members, makeCompanies, makePeople } from './demo/make-people'
import { makeStories } from './demo/make-stories'
import { makePackages, makeTypes, takenNames } from './demo/make-types'
import { makeViews } from './demo/make-views'
import { shareWebsite } from './demo/share-website'
import { makeGuestProject, makeWebsite } from './demo/websites'
import { wordsGiven } from './words'

const { has } = wordsGiven('npm run seed:demo -- [--force]')
migrate()
const known = db.select({ n: sql<number>`count(*)` }).from(users).get()?.n ?? 0
if (known > 0 && (env.production || !has('--force'))) {
  const hint = env.production ? '' : ' --force adds the demo all the same.'
  fail(`There are people in the database already (${known}): nothing was changed.${hint}`)
}
const { people, studio } = words
const emails = Object.values(people).map(({ email }) => email)
if (emails.some((email) => db.select().from(users).where(eq(users.email, email)).get())) {
  fail('The demo is in the database already: nothing was changed.')
}
const taken = [...takenNames(), ...takenOffers()]
if (taken.length > 0) {
  fail(`There is another ${taken.join(', ')} in the database already: nothing was changed.`)
}

// Nothing here has been acknowledged to anybody: the disk need not be waited for each time.
sqlite.pragma('synchronous = NORMAL')
startClock(66)
seedLibrary()
let typeIds = new Map<string, string>()
let packageIds = new Map<string, string>()
const members = await makePeople((admin) => {
  const made = makePackages(admin)
  typeIds = made.typeIds
  packageIds = made.packageIds
  return packageIds
})
const companies = makeCompanies(members)
await fillCompanies(members, companies)
fillVaults(members, companies)
const forms = await makeTypes(members, typeIds)
const sold = await makeOffers(members)
startClock(24)
const projects = await makeWebsites(members)
makeInvitations(members[studio.admin])
await makeStories({ members, companies, forms, projects, ...sold })
makeViews(members)
makeCalls(members)
makeFigures()
nameStudio(members[studio.admin])
settleOutboxes()
db.delete(sessions).run()
stopClock()
sqlite.pragma('wal_checkpoint(TRUNCATE)')
sqlite.close()

console.log(`The demo is ready. Everyone's password is: ${studio.password}\n`)
for (const { email, role, employeeRole, flags } of Object.values(people)) {
  const kind = employeeRole ? `employee, ${employeeRole}` : role
  const granted = flags.length > 0 ? ` (${flags.join(', ')})` : ''
  console.log(`${email.padEnd(32)} ${kind}${granted}`)
}

/** @returns the projects' ids by their templates */
async function makeWebsites(members: Members): Promise<Map<string, string>> {
  const projects = new Map<string, string>()
  for (const website of words.websites) {
    const { key, owner, folder, members: active, asking, shared } = website
    passTime(50)
    const member = members[owner]
    const folderId = folder ? createFolder(member, { name: folder }) : null
    const id = await makeWebsite(member, website, folderId)
    projects.set(key, id)
    passTime(9)
    for (const name of active) {
      const { email } = people[name]
      addCollaborators(member, { projectId: id, userIds: [], email })
      const invite = db.select().from(projectInvites).where(eq(projectInvites.email, email)).get()
      acceptProjectInvite(members[name], { inviteId: invite?.id ?? '' })
    }
    for (const name of asking) {
      passTime(3)
      askForAccess(members[name], id)
    }
    if (shared) shareWebsite(member, id, shared, members)
  }
  makeGuestProject('restaurant')
  return projects
}

function makeInvitations(admin: Member) {
  for (const { email, role, package: key } of studio.invited) {
    passTime(5)
    inviteUser(admin, { email, role, packageId: packageIds.get(key ?? '') ?? null })
  }
}

/** Name of the studio, and its address for letters. */
function nameStudio(admin: Member) {
  const settings = {
    ...readSettings(),
    studioName: studio.name,
    studioEmail: studio.email,
  }
  saveSettings(admin, { settings, version: settingsVersion() })
}

/** The addresses are invented: nothing is left to be sent, and some mail shows what a failure is. */
function settleOutboxes() {
  const own = sql`${mail.status} = 'queued' and ${mail.to} like '%.example'`
  db.update(mail).set({ status: 'sent', attempts: 1, sentAt: mail.createdAt }).where(own).run()
  const refused = { status: 'dead', attempts: 10, sentAt: null } as const
  for (const { email, bounces: lastError } of studio.invited) {
    if (!lastError) continue
    db.update(mail)
      .set({ ...refused, lastError })
      .where(eq(mail.to, email))
      .run()
  }
  db.update(webhookDeliveries)
    .set({ status: 'sent', attempts: 1, answer: 200, sentAt: webhookDeliveries.createdAt })
    .where(eq(webhookDeliveries.status, 'queued'))
    .run()
}

function fail(why: string): never {
  console.error(why)
  process.exit(1)
}

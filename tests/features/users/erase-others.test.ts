import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeProfile, noticesOf } from '#tests/fixtures/notifications'
import { actorOf, makeUser } from '#tests/fixtures/people'
import { makeProject } from '#tests/fixtures/projects'
import { db, sqlite } from '~/db/client.server'
import {
  companyProfiles,
  erasures,
  logHistory,
  mail,
  profileMembers,
  projects,
  users,
} from '~/db/schema'
import { passOnProfile } from '~/features/profiles/pass-on-profile.server'
import { deleteOwnAccount } from '~/features/users/delete-own-account.server'
import { deleteUser } from '~/features/users/delete-user.server'
import { eraseTheRest } from '~/features/users/erase-user.server'
import type { MailAttachment } from '~/messages/mail-layout'
import { calendarFile } from '~/platform/calendar/calendar-file.server'
import { newId } from '~/platform/ids.server'

function waiting(to: string, message: string, html = '', attachment?: MailAttachment) {
  const id = newId()
  const words = { template: 'news', subject: 'News', message, html }
  db.insert(mail)
    .values({ id, to, ...words, attachment, nextAttemptAt: 1, createdAt: 1 })
    .run()
  return () => db.select().from(mail).where(eq(mail.id, id)).get()
}

function wasCalled(person: { id: string }, key: 'email' | 'fullName', before: string) {
  const about = { collection: 'users', documentId: person.id, userId: person.id, action: 'changed' }
  db.insert(logHistory)
    .values({ id: newId(), createdAt: 1, ...about, details: { [key]: [before, 'Now'] } })
    .run()
}

/** An account that was closed, and of which the steps before this one were erased. */
function closing(
  person: { id: string },
  facts: Pick<typeof erasures.$inferInsert, 'by' | 'step'> & Partial<typeof erasures.$inferInsert>,
) {
  const words = { emails: [], names: [] }
  db.insert(erasures)
    .values({ userId: person.id, words, createdAt: 1, ...facts })
    .run()
  const closed = { closedAt: 1, email: `closed:${person.id}`, role: 'user' as const }
  db.update(users).set(closed).where(eq(users.id, person.id)).run()
}

const joins = (profileId: string, userId: string) =>
  db
    .insert(profileMembers)
    .values({ profileId, userId, edit: true, work: true, logins: true, createdAt: 1 })
    .run()

const ownerOf = (id: string) =>
  db.select().from(companyProfiles).where(eq(companyProfiles.id, id)).get()?.ownerId

test('USER-19 a name that is a word of links and tags breaks no mail', async () => {
  const admin = makeUser({ role: 'admin' })
  const link = 'https://panelry.example/reset?code=1'
  const kept = `<div><a href="${link}">Reset</a></div>`
  for (const fullName of ['https', 'div', 'href', 'code']) {
    const read = waiting('other@example.com', link, kept)
    await deleteUser(actorOf(admin), { id: makeUser({ fullName }).id })
    expect(read()).toMatchObject({ message: link, html: kept })
  }
})

test('USER-19 the name of an erased person is removed where the product says it, and stays where somebody wrote it', async () => {
  const [admin, person] = [makeUser({ role: 'admin' }), makeUser({ fullName: 'May' })]
  const call = { start: 0, end: 1_800_000, id: newId(), sequence: 0, changedAt: 0 }
  const entry = { ...call, title: 'Call with May', text: 'May I?', url: 'https://x.example' }
  const attendee = { name: 'Ada', email: 'ada@example.com' }
  const text = calendarFile({ ...entry, attendee }, 'REQUEST')
  const read = waiting(
    'other@example.com',
    'May I ask?\n\n> May I?\n\nBy: “May”',
    '<blockquote>May I?</blockquote><p>By: <b>“May”</b></p>',
    { name: 'call.ics', type: 'text/calendar', text },
  )
  await deleteUser(actorOf(admin), { id: person.id })
  await eraseTheRest()
  expect(read()).toMatchObject({
    message: 'May I ask?\n\n> May I?\n\nBy: “Deleted user”',
    html: '<blockquote>May I?</blockquote><p>By: <b>“Deleted user”</b></p>',
    attachment: { text: text.replace('Call with May', 'Call with Deleted user') },
  })
})

test('USER-19 someone who was called very many things is erased', async () => {
  const admin = makeUser({ role: 'admin' })
  const person = makeUser({ fullName: 'Me & You' })
  for (let n = 0; n < 500; n += 1) wasCalled(person, 'fullName', `Me & You ${n}`)
  waiting('other@example.com', 'Hello')
  await deleteUser(actorOf(admin), { id: person.id })
  await eraseTheRest()
  expect(db.select().from(erasures).all()).toEqual([])
})

test('USER-19 mails to an e-mail that is somebody else’s by now stay', async () => {
  const admin = makeUser({ role: 'admin' })
  const person = makeUser({ email: 'now@example.com' })
  wasCalled(person, 'email', 'shared@example.com')
  makeUser({ email: 'shared@example.com' })
  const read = waiting('shared@example.com', 'Choose a password')
  await deleteUser(actorOf(admin), { id: person.id })
  expect(read()?.message).toBe('Choose a password')
})

test('USER-19 templates do not go with an heir who is erased meanwhile', async () => {
  const [admin, other] = [makeUser({ role: 'admin' }), makeUser({ role: 'admin' })]
  const person = makeUser()
  const { id } = makeProject({ ownerId: person.id })
  db.update(projects).set({ kind: 'page_template' }).where(eq(projects.id, id)).run()
  closing(person, { by: admin.id, step: 'calls', templatesTo: admin.id, createdAt: 2 })
  await deleteUser(actorOf(other), { id: admin.id })
  await eraseTheRest()
  expect(db.select().from(erasures).all()).toEqual([])
  const template = db.select().from(projects).where(eq(projects.id, id)).get()
  expect(template?.ownerId).toBe(other.id)
})

test('USER-19 what cannot be erased at first leaves the account closed, and goes later', async () => {
  const [admin, person] = [makeUser({ role: 'admin' }), makeUser()]
  makeProject({ ownerId: person.id })
  sqlite.exec("create trigger stuck before delete on users begin select raise(abort, 'stuck'); end")
  await deleteUser(actorOf(admin), { id: person.id })
  const left = () => db.select().from(users).where(eq(users.id, person.id)).get()
  expect(left()?.closedAt).not.toBeNull()
  sqlite.exec('drop trigger stuck')
  await eraseTheRest()
  expect(left()).toBeUndefined()
})

test('USER-19 an account is erased also when who asked for it is gone', async () => {
  const [admin, other] = [makeUser({ role: 'admin' }), makeUser({ role: 'admin' })]
  const [person, heir] = [makeUser({ role: 'client' }), makeUser({ role: 'client' })]
  const { id } = makeProfile(person.id)
  joins(id, heir.id)
  closing(person, { by: admin.id, step: 'calls' })
  await deleteUser(actorOf(other), { id: admin.id })
  await eraseTheRest()
  expect(db.select().from(erasures).all()).toEqual([])
  expect(ownerOf(id)).toBe(heir.id)
})

test('USER-19 a company is not passed on to whose account was closed, and what came to them is left to others', async () => {
  const [owner, admin] = [makeUser({ role: 'client' }), makeUser({ role: 'admin' })]
  const person = makeUser({ role: 'client' })
  const { id } = makeProfile(owner.id)
  joins(id, person.id)
  closing(person, { by: admin.id, step: 'references' })
  expect(() => passOnProfile(actorOf(owner), { profileId: id, memberId: person.id })).toThrow(
    'no-member',
  )
  db.update(companyProfiles).set({ ownerId: person.id }).where(eq(companyProfiles.id, id)).run()
  joins(id, owner.id)
  await eraseTheRest()
  expect(ownerOf(id)).toBe(owner.id)
  expect(db.select().from(erasures).all()).toEqual([])
})

test('USER-19 someone who inherits a company hears of it, no matter who deleted its owner', async () => {
  const admin = makeUser({ role: 'admin' })
  for (const by of ['admin', 'themselves']) {
    const password = 'salt marsh 7'
    const owner = makeUser({ role: 'client', password })
    const heir = makeUser({ role: 'client' })
    const { id } = makeProfile(owner.id, 'Hollis & Reed')
    joins(id, heir.id)
    if (by === 'admin') await deleteUser(actorOf(admin), { id: owner.id })
    else await deleteOwnAccount(actorOf(owner), { password, sessionId: null })
    await eraseTheRest()
    expect(ownerOf(id)).toBe(heir.id)
    expect(noticesOf(heir.id)).toMatchObject([{ type: 'profile_owner', subject: id }])
  }
})

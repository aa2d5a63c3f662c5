import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { listenTo, serveLive } from '#tests/fixtures/live'
import { actorOf, guestWith, makeEmployee, makeUser, signIn } from '#tests/fixtures/people'
import { makeCollaborator, makePage, makeProject, makeSection } from '#tests/fixtures/projects'
import { databaseFile, db } from '~/db/client.server'
import { collaborators, liveEvents, sessions, users } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { endOtherSessions, endSession } from '~/features/accounts/end-session.server'
import { publish } from '~/features/events/publish.server'
import { openStreams } from '~/features/live/hub.server'
import { newestEvent } from '~/features/live/newest-event.server'
import { tidyEvents } from '~/features/live/tidy-live.server'
import type { Topic } from '~/features/live/topics'
import { claimOpenProject } from '~/features/projects/claim-open-project.server'
import { restyleSection } from '~/features/sections/restyle-section.server'

const server = await serveLive()
afterAll(() => server.stop())
const open: { close: () => void }[] = []
afterEach(async () => {
  for (const stream of open.splice(0)) stream.close()
  await vi.waitFor(() => expect(openStreams()).toBe(0))
})

const at = (...topics: string[]) =>
  `${server.url}/live?${topics.map((topic) => `topic=${topic}`).join('&')}`
const listen = async (...args: Parameters<typeof listenTo>) => {
  const stream = await listenTo(...args)
  open.push(stream)
  return stream
}
const tell = (...topics: Topic[]) => transaction((tx) => publish(tx, ...topics))
const settle = () => new Promise((resume) => setTimeout(resume, 350))

async function website() {
  const owner = makeUser()
  const project = makeProject({ ownerId: owner.id })
  const page = makePage(project.id)
  const section = makeSection(page)
  return { owner, project, page, section, topic: `project:${project.id}` as const }
}

test('UI-30 a change by somebody else is heard by everybody who has the project open', async () => {
  const { owner, project, page, section, topic } = await website()
  const friend = makeUser()
  makeCollaborator(project.id, friend.id)
  const streams = [
    await listen(at(topic, 'user'), { cookie: await signIn(owner) }),
    await listen(at(topic, 'user'), { cookie: await signIn(friend) }),
  ]
  expect(streams[0]?.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
  })
  expect(streams[0]?.headers['content-encoding']).toBeUndefined()
  const address = { projectId: project.id, pageId: page.id, sectionId: section.id }
  restyleSection(actorOf(friend), { ...address, color: 'light' })
  for (const stream of streams) await stream.hears(topic)
  expect(streams[0]?.told().at(-1)).toMatchObject({ id: String(newestEvent()) })
})

test('NOTIF-21 the own topic is heard by that person alone', async () => {
  const [ada, ben] = [makeUser(), makeUser()]
  const adas = await listen(at('user'), { cookie: await signIn(ada) })
  const bens = await listen(at('user'), { cookie: await signIn(ben) })
  tell(`user:${ada.id}`)
  await adas.hears(`user:${ada.id}`)
  await settle()
  expect(bens.told()).toEqual([])
})

test('a commit of another process is heard', async () => {
  const { owner, topic } = await website()
  const stream = await listen(at(topic), { cookie: await signIn(owner) })
  const run = promisify(execFile)
  await run(process.execPath, ['tests/fixtures/publisher.mjs', databaseFile, topic])
  await stream.hears(topic)
})

test('a reconnect with Last-Event-ID loses nothing', async () => {
  const { owner, topic } = await website()
  const cookie = await signIn(owner)
  const first = await listen(at(topic), { cookie })
  tell(topic)
  await first.hears(topic)
  const last = first.told().at(-1)?.id ?? ''
  first.close()
  await settle()
  expect(openStreams()).toBe(0)
  // While nobody listened, and nothing was polled.
  tell(topic)
  tell(`project:${makeProject().id}`)
  const second = await listen(at(topic), { cookie, headers: { 'Last-Event-ID': last } })
  await second.hears(topic)
  const third = await listen(`${at(topic)}&since=${newestEvent()}`, { cookie })
  await third.opened()
  expect(third.told()).toEqual([])
})

test('what is no longer kept makes the page read everything again', async () => {
  const { owner, topic } = await website()
  const cookie = await signIn(owner)
  tell(topic)
  const missed = newestEvent() - 1
  tell(topic)
  db.update(liveEvents)
    .set({ createdAt: Date.now() - 61 * 60_000 })
    .run()
  expect(tidyEvents()).toBeGreaterThan(1)
  const stream = await listen(`${at(topic)}&since=${missed}`, { cookie })
  await stream.says('reset')
  const current = await listen(`${at(topic)}&since=${newestEvent()}`, { cookie })
  await current.opened()
  expect(current.told()).toEqual([])
  const ahead = await listen(`${at(topic)}&since=${newestEvent() + 9}`, { cookie })
  await ahead.says('reset')
})

test('GUARD-25 GUARD-02 nobody hears a project, a person or a list that is not theirs', async () => {
  const { project, topic } = await website()
  const ownerless = makeProject()
  const pending = makeUser()
  makeCollaborator(project.id, pending.id, 'pending')
  const cookies = {
    guest: '',
    guestWithProject: await guestWith(ownerless.id),
    stranger: await signIn(makeUser()),
    pending: await signIn(pending),
    employee: await signIn(makeEmployee()),
    manager: await signIn(makeEmployee({ manageProjects: true })),
    users: await signIn(makeEmployee({ manageUsers: true })),
    blocks: await signIn(makeEmployee({ manageBlocks: true })),
    templates: await signIn(makeEmployee({ managePageTemplates: true })),
    ended: 'panelry_session=altered',
    choosing: await signIn(makeUser({ tempPassword: true })),
  }
  const statusOf = async (name: keyof typeof cookies, ...topics: string[]) => {
    const stream = await listenTo(at(...topics), { cookie: cookies[name] })
    stream.close()
    return stream.status
  }
  for (const who of [
    'guest',
    'guestWithProject',
    'stranger',
    'pending',
    'employee',
    'ended',
  ] as const) {
    expect([who, await statusOf(who, topic)]).toEqual([who, 404])
  }
  expect(await statusOf('choosing', 'user')).toBe(403)
  expect(await statusOf('stranger', 'user', topic)).toBe(404)
  expect(await statusOf('manager', topic)).toBe(200)
  expect(await statusOf('guestWithProject', `project:${ownerless.id}`)).toBe(200)
  expect(await statusOf('stranger', `project:${ownerless.id}`)).toBe(404)
  expect(await statusOf('guest', 'user')).toBe(403)
  expect(await statusOf('stranger', `user:${pending.id}`)).toBe(400)
  expect(await statusOf('users', 'list:users')).toBe(200)
  expect(await statusOf('blocks', 'list:panels')).toBe(200)
  expect(await statusOf('templates', 'list:templates')).toBe(200)
  for (const list of ['users', 'panels', 'templates']) {
    expect(await statusOf('employee', `list:${list}`)).toBe(403)
  }
  expect(await statusOf('stranger', 'list:orders')).toBe(403)
  for (const bad of [[], ['list:nothing'], ['project:'], Array(5).fill('user')]) {
    expect(await statusOf('stranger', ...bad)).toBe(400)
  }
})

test('another site opens no stream', async () => {
  const cookie = await signIn(makeUser())
  const headers = { 'Sec-Fetch-Site': 'cross-site' }
  expect((await listen(at('user'), { cookie, headers })).status).toBe(403)
})

test('COLLAB-13 somebody who was removed stops receiving: their stream ends before the event', async () => {
  const { owner, project, page, section, topic } = await website()
  const friend = makeUser()
  makeCollaborator(project.id, friend.id)
  const theirs = await listen(at('user', topic), { cookie: await signIn(friend) })
  await theirs.opened()
  db.delete(collaborators)
    .where(and(eq(collaborators.projectId, project.id), eq(collaborators.userId, friend.id)))
    .run()
  const address = { projectId: project.id, pageId: page.id, sectionId: section.id }
  restyleSection(actorOf(owner), { ...address, color: 'grey' })
  await theirs.ends()
  // Only that the page is over, so that it says so.
  expect(theirs.told()).toEqual([expect.objectContaining({ event: 'reset' })])
})

test('AUTH-41 a session that is ended or revoked ends its streams at once', async () => {
  const ada = makeUser()
  const [first, second] = [await signIn(ada), await signIn(ada)]
  const one = await listen(at('user'), { cookie: first })
  const two = await listen(at('user'), { cookie: second })
  const ids = db.select().from(sessions).where(eq(sessions.userId, ada.id)).all()
  endSession(actorOf(ada), ids[0]?.id ?? '')
  await one.ends()
  expect(two.isOver()).toBe(false)
  await two.hears(`user:${ada.id}`)
  endOtherSessions(actorOf(ada), 'somewhere-else')
  await two.ends()
})

test('lost rights and an expired session end a stream at the next event', async () => {
  const employee = makeEmployee({ manageUsers: true })
  const cookie = await signIn(employee)
  const rights = await listen(at('list:users'), { cookie })
  await rights.opened()
  db.update(users).set({ manageUsers: false }).where(eq(users.id, employee.id)).run()
  tell('list:users')
  await rights.ends()
  const expired = await listen(at('user'), { cookie })
  await expired.opened()
  db.update(sessions).set({ expiresAt: 1 }).where(eq(sessions.userId, employee.id)).run()
  tell(`user:${employee.id}`)
  await expired.ends()
  expect(expired.told()).toEqual([expect.objectContaining({ event: 'reset' })])
})

test('a guest hears their project until somebody claims it', async () => {
  const project = makeProject()
  const topic = `project:${project.id}` as const
  const stream = await listen(at(topic), { cookie: await guestWith(project.id) })
  tell(topic)
  await stream.hears(topic)
  claimOpenProject(actorOf(makeUser()), project.id)
  await stream.ends()
})

test('a person has eight streams over all sessions: the newest take the place of the oldest', async () => {
  const user = makeUser()
  const sessions = [await signIn(user), await signIn(user), await signIn(user)]
  const streams = []
  for (let count = 0; count < 9; count += 1) {
    const cookie = sessions[count % sessions.length]
    streams.push(await listen(at('user'), { cookie }))
  }
  await streams[0]?.says('rest')
  await streams[0]?.ends()
  expect(streams.slice(1).some((stream) => stream.isOver())).toBe(false)
  expect(openStreams()).toBe(8)
})

test('a guest has eight streams, from however many addresses of a network', async () => {
  const { id } = makeProject()
  const cookie = await guestWith(id)
  const from = (address: string) =>
    listen(at(`project:${id}`), { cookie, headers: { 'X-Forwarded-For': address } })
  for (let count = 1; count <= 12; count += 1) await from(`2001:db8:0:7::${count}`)
  expect(openStreams()).toBe(8)
  // Somebody else who has the same project open, or the same person on the way.
  await from('2001:db8:0:8::1')
  expect(openStreams()).toBe(9)
})

test('a closed stream leaves nothing behind', async () => {
  const cookie = await signIn(makeUser())
  for (let round = 0; round < 20; round += 1) {
    const stream = await listenTo(at('user'), { cookie })
    stream.close()
    await listenTo(at('user'), { cookie, headers: { 'Last-Event-ID': 'nonsense' } }).then((s) =>
      s.close(),
    )
  }
  await settle()
  expect(openStreams()).toBe(0)
})

test('asking for the head opens no stream', async () => {
  const { topic, owner } = await website()
  const head = (cookie: string) =>
    fetch(at(topic), { method: 'HEAD', headers: { Cookie: cookie } }).then((r) => r.status)
  expect(await head(await signIn(owner))).toBe(200)
  expect(await head(await signIn(makeUser()))).toBe(404)
  expect(openStreams()).toBe(0)
})

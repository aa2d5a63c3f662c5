import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { actorOf, makeEmployee, makeUser, signIn } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import { liveEvents, sessions, type User, users } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { publish } from '~/features/events/publish.server'
import { openStream, openStreams } from '~/features/live/hub.server'
import { newestEvent } from '~/features/live/newest-event.server'
import type { Topic } from '~/features/live/topics'

const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
  vi.useRealTimers()
  expect(openStreams()).toBe(0)
})

const reset = expect.stringContaining('event: reset')

/** Opens a stream of somebody's; `waiting` are the bytes that the other side has not taken. */
async function listen(
  user: User,
  topic: Topic,
  { waiting = 0, since = newestEvent(), network = '192.0.2.1' } = {},
) {
  await signIn(user)
  const session = db.select().from(sessions).where(eq(sessions.userId, user.id)).get()
  const frames: string[] = []
  const ended = vi.fn()
  const outlet = { send: (frame: string) => frames.push(frame), backlog: () => waiting, end: ended }
  const sessionId = session?.id ?? null
  open.push(
    openStream(
      { sessionId, actor: actorOf(user), holder: user.id, network, topics: [topic], outlet },
      since,
    ),
  )
  const [greeting = ''] = frames.splice(0)
  return { greeting, frames, isOver: () => ended.mock.calls.length > 0 }
}

/** Every stream gets its sign of life, while nothing happens. */
const beatOnce = () => vi.advanceTimersByTime(20_000)

test('AUTH-35 COLLAB-13 someone who lost a right hears no more from the next sign of life on, also where nothing happens', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const [manager, other, choosing] = [1, 2, 3].map(() => makeEmployee({ manageUsers: true }))
  if (!manager || !other || !choosing) throw new Error('nobody')
  const lost = await listen(manager, 'list:users')
  const kept = await listen(other, 'list:users')
  const temporary = await listen(choosing, 'list:users')
  beatOnce()
  for (const { frames, isOver } of [lost, kept, temporary]) {
    expect([frames.splice(0), isOver()]).toEqual([[`id: ${newestEvent()}\n\n`], false])
  }
  db.update(users).set({ manageUsers: false }).where(eq(users.id, manager.id)).run()
  // Until they have chosen a password of their own nothing else opens.
  db.update(users).set({ tempPassword: true }).where(eq(users.id, choosing.id)).run()
  beatOnce()
  expect([lost.frames, lost.isOver()]).toEqual([[reset], true])
  expect([temporary.frames, temporary.isOver()]).toEqual([[reset], true])
  expect([kept.frames.length, kept.isOver()]).toEqual([1, false])
})

test('a stream whose browser takes nothing is ended, and the others hear on', async () => {
  const user = makeUser()
  const topic = `user:${user.id}` as const
  const stuck = await listen(user, topic, { waiting: 64 * 1024 + 1 })
  const slow = await listen(user, topic, { waiting: 64 * 1024 })
  transaction((tx) => publish(tx, topic))
  await vi.waitFor(() => expect(slow.frames).toEqual([expect.stringContaining(topic)]))
  expect([stuck.frames, stuck.isOver()]).toEqual([[], true])
  expect(slow.isOver()).toBe(false)
})

test('a page that missed more than ten thousand events reads everything again', async () => {
  const user = makeUser()
  const at = Date.now()
  transaction((tx) => {
    for (let left = 10_002; left > 0; left -= 1) {
      tx.insert(liveEvents).values({ topic: 'list:panels', createdAt: at }).run()
    }
  })
  const after = (missed: number) =>
    listen(user, `user:${user.id}`, { since: newestEvent() - missed })
  expect((await after(10_000)).greeting).not.toContain('data:')
  expect((await after(10_001)).greeting).toEqual(reset)
})

test('somebody has eight streams; a ninth takes the place of the oldest', async () => {
  const user = makeUser()
  const topic = `user:${user.id}` as const
  const own = []
  for (let left = 9; left > 0; left -= 1) own.push(await listen(user, topic))
  expect(own.map(({ isOver }) => isOver())).toEqual([true, ...Array(8).fill(false)])
  expect(own[0]?.frames).toEqual(['event: rest\ndata: 1\n\n'])
})

test('a network has 256 streams; another one takes a place from the holder of the most', async () => {
  const quiet = makeUser()
  const loud = makeUser()
  const first = await listen(quiet, `user:${quiet.id}`)
  const greedy = []
  for (let left = 8; left > 0; left -= 1) greedy.push(await listen(loud, `user:${loud.id}`))
  for (let left = 256 - 9; left > 0; left -= 1) {
    const other = makeUser()
    await listen(other, `user:${other.id}`)
  }
  expect(openStreams()).toBe(256)
  const late = makeUser()
  await listen(late, `user:${late.id}`)
  expect(openStreams()).toBe(256)
  expect([first.isOver(), greedy.filter(({ isOver }) => isOver()).length]).toEqual([false, 1])
  await listen(late, `user:${late.id}`, { network: '198.51.100.1' })
  expect(openStreams()).toBe(257)
})

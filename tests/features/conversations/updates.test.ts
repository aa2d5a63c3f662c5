import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import { holdDatabase } from '#tests/fixtures/held-database'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { plansOf } from '#tests/fixtures/plans'
import { makeType, storeRequest } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import { drafts, liveEvents } from '~/db/schema'
import { messagesOf } from '~/features/conversations/messages-screen.server'
import { readUntil } from '~/features/conversations/read-marks.server'
import { keepMessage, keepNote } from '~/features/conversations/save-message-draft.server'
import { sendMessage } from '~/features/conversations/send-message.server'
import { newsOf, writingFor } from '~/features/conversations/updates.server'
import { listDrafts } from '~/features/requests/list-drafts.server'
import type { Member } from '~/permissions/vocabulary'

const clientRow = makeUser({ role: 'client', fullName: 'Nadia Hollis' })
const client = actorOf(clientRow)
const maker = actorOf(makeEmployee({ fullName: 'Elif Varga' }))
const stranger = actorOf(makeUser({ role: 'client' }))
const type = makeType()

const start = Date.UTC(2026, 10, 22, 9)
beforeEach(() => vi.useFakeTimers({ now: start, toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const make = () => {
  const made = storeRequest(type, clientRow.id, { assigneeId: maker.id, title: 'Winter sale' })
  return { ...made, work: { kind: 'request', id: made.id } as const }
}
type Made = ReturnType<typeof make>
const formWith = (text: string) => {
  const form = new FormData()
  form.set('text', text)
  return form
}
const quiet = { quiet: true }
const eventsOf = ({ id }: Made) =>
  db
    .select()
    .from(liveEvents)
    .all()
    .filter(({ topic }) => topic.includes(id)).length

test('someone who writes a message is named to the others, and ten seconds of silence end it', async () => {
  const made = make()
  await keepMessage(maker, made.work, formWith('Hel'), quiet)
  expect(newsOf(client, made.work, '').writing).toEqual(['Elif Varga'])
  expect(messagesOf(client, made.work, new URLSearchParams()).writing).toEqual(['Elif Varga'])
  expect(newsOf(maker, made.work, '').writing).toEqual([])
  expect(catchError(() => newsOf(stranger, made.work, ''))).toMatchObject({ code: 'not-found' })
  vi.setSystemTime(start + writingFor)
  expect(newsOf(client, made.work, '').writing).toEqual([])
})

test('open pages are told once, however long somebody types; no row is made for it', async () => {
  const made = make()
  for (const second of [0, 3, 6, 9, 12, 15]) {
    vi.setSystemTime(start + second * 1000)
    await keepMessage(maker, made.work, formWith(`Hello ${second}`), quiet)
  }
  expect(eventsOf(made)).toBe(1)
  expect(db.select().from(drafts).where(eq(drafts.userId, maker.id)).all().length).toBeLessThan(3)
  vi.setSystemTime(start + 15_000 + writingFor)
  await keepMessage(maker, made.work, formWith('Again'), quiet)
  expect(eventsOf(made)).toBe(2)
})

test('REQ-60 that a note is written nobody hears', async () => {
  const made = make()
  await keepNote(maker, made.work, formWith('Quokka'), quiet)
  expect(eventsOf(made)).toBe(0)
  expect(newsOf(client, made.work, '').writing).toEqual([])
  expect(messagesOf(client, made.work, new URLSearchParams()).writing).toEqual([])
})

test('REQ-65 what others said since is counted', () => {
  const made = make()
  const { seen, version } = messagesOf(client, made.work, new URLSearchParams()).form
  const say = (who: Member) => {
    const words = { text: 'Hello', format: 'text' as const, mention: [], draftId: '' }
    const now = messagesOf(who, made.work, new URLSearchParams()).form
    return sendMessage(who, { work: made.work, ...words, seen: now.seen, version })
  }
  say(maker)
  say(client)
  say(maker)
  expect(newsOf(client, made.work, seen).newer).toBe(2)
})

test('it is asked by indexes', async () => {
  const made = make()
  await keepMessage(maker, made.work, formWith('Hel'), quiet)
  const plans = plansOf(() => newsOf(client, made.work, ''))
  const whole = plans.filter(({ steps }) => steps.some((step) => /^SCAN [a-z]/.test(step)))
  expect(whole.map(({ text }) => text)).toEqual([])
})

test('the list of drafts is one’s own, names what each is about, and leaves out what is empty', async () => {
  const [one, two] = [make(), make()]
  await keepMessage(maker, one.work, formWith('A message'))
  vi.setSystemTime(start + 1000)
  await keepNote(maker, one.work, formWith('A note'))
  await keepMessage(maker, two.work, formWith(''))
  const mine = listDrafts(maker).filter(({ to }) => to.includes(one.id) || to.includes(two.id))
  expect(mine).toMatchObject([
    { kind: 'note', about: 'Winter sale', words: 'A note', to: `/requests/${one.id}?v=notes` },
    { kind: 'message', about: 'Winter sale', words: 'A message', to: `/requests/${one.id}?v=2` },
  ])
  expect(listDrafts(client).filter(({ to }) => to.includes(one.id))).toEqual([])
  const left = { ...maker, organization: false }
  expect(listDrafts(left).filter(({ to }) => to.includes(one.id))).toEqual([])
})

test('what somebody opens is shown also while nothing can be written, and stays unread', () => {
  const { work, conversationId } = make()
  const words = { text: 'Hello', format: 'text', mention: [], draftId: '' } as const
  sendMessage(maker, { work, ...words, seen: '', version: 1 })
  const letGo = holdDatabase()
  expect(messagesOf(client, work, new URLSearchParams()).rows).toHaveLength(1)
  letGo()
  expect(readUntil(client.id, conversationId)).toBeNull()
  messagesOf(client, work, new URLSearchParams())
  expect(readUntil(client.id, conversationId)).toBe(start)
})

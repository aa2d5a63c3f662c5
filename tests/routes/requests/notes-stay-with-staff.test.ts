import { eq, isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { requestTo } from '#tests/fixtures/access-requests'
import { addressOf, answering } from '#tests/fixtures/access-walk'
import { makeWorld } from '#tests/fixtures/access-world'
import { usedFiles } from '#tests/fixtures/files'
import { callLoader } from '#tests/fixtures/http'
import { actorOf } from '#tests/fixtures/people'
import { workOf } from '#tests/fixtures/work'
import { db, sqlite } from '~/db/client.server'
import { fileUses, liveEvents, mail, notifications } from '~/db/schema'
import { addNote } from '~/features/conversations/add-note.server'
import { keepNote } from '~/features/conversations/save-message-draft.server'
import { topicAuthorizer } from '~/features/live/topic-authorizer.server'

sqlite.pragma('synchronous = off')
const world = await makeWorld()
const [client, staff] = [world.people.client, world.people.employee]
const requestId = world.request.id
const work = workOf(requestId)
const before = db.select().from(liveEvents).all().length

const form = new FormData()
form.append('files', new File(['quokka inside'], 'quokka-wallaby.txt'))
const draft = await keepNote(actorOf(world.people.admin), work, form)
const text = `Quokka wallaby, says @${client.fullName} and @${staff.fullName}`
const mention = [client.id, world.people.active.id]
addNote(actorOf(world.people.admin), { work, text, format: 'text', mention, draftId: draft.id })
/** The same of an order of theirs. */
const order = { kind: 'order', id: world.orderTalk.order } as const
addNote(actorOf(world.people.admin), { work: order, text, format: 'text', mention, draftId: '' })

const all = await answering()
/** The planted word that is searched for; the answer says it back, so that leaks show by the other. */
const search = '?q=wallaby'
const queries = [
  '',
  '?view=2',
  '?view=notes',
  '?view=history',
  '?v=2',
  '?v=notes',
  '?v=attachments',
  '?v=details',
  '?tab=history',
  search,
]

type Asked = 'client' | 'active' | 'employee'

/** All that a place answers somebody, as text. */
async function answerOf(
  place: (typeof all)[number],
  visitor: Asked,
  asked = /^\/(requests|orders)/.test(place.pattern) ? queries : ['', search],
) {
  const sent = requestTo(place.pattern, world, visitor, 'project')
  const params = place.pattern === '/orders/:order' ? { order: order.id } : sent.params
  const url = addressOf(place.pattern, params)
  const texts: string[] = []
  for (const query of asked) {
    const call = { url: url + query, params, cookie: world.cookies[visitor] }
    const { data, response } = await callLoader(place.handlers.loader as never, call)
    if (response?.headers.get('Content-Type')?.startsWith('text/event-stream')) continue
    texts.push(JSON.stringify(data ?? null), (await response?.text()) ?? '')
  }
  return texts.join('\n')
}

// The outbox of a machine that somebody develops on shows all mails there are.
const loaders = all.filter(
  ({ handlers, pattern }) => handlers.loader && !pattern.startsWith('/dev/'),
)

test.each(['client', 'active'] as const)(
  'REQ-60 ORDER-29 NOTIF-16 no address answers %s with anything of a note',
  async (visitor) => {
    const leaks: string[] = []
    for (const place of loaders) {
      if (/quokka/i.test(await answerOf(place, visitor))) leaks.push(place.pattern)
    }
    expect(leaks).toEqual([])
  },
  120_000,
)

test('the same question finds it where staff look', async () => {
  const found = loaders.filter(({ pattern }) =>
    ['/requests/:request', '/requests/:request/attachments.zip', '/orders/:order'].includes(
      pattern,
    ),
  )
  expect(found).toHaveLength(3)
  for (const place of found) expect(await answerOf(place, 'employee')).toMatch(/quokka/i)
})

test('REQ-60 no list finds a request for its client by a word of its note', async () => {
  const finds = async (place: (typeof all)[number], word: string) =>
    (await answerOf(place, 'client', [`?q=${word}`])).includes(requestId)
  const lists = loaders.filter(({ pattern }) => !pattern.includes(':'))
  const telling: string[] = []
  for (const place of lists) {
    // What shows it whatever is asked for is no search.
    const hit = (await finds(place, 'wallaby')) && !(await finds(place, 'numbat'))
    if (hit) telling.push(place.pattern)
  }
  expect(telling).toEqual([])
  const [list] = lists.filter(({ pattern }) => pattern === '/requests')
  expect(list && (await finds(list, `${world.request.number}`))).toBe(true)
})

test('FILE-09 the file of a note is not served to its client, also not by its address', async () => {
  const [file] = usedFiles(isNotNull(fileUses.noteId))
  const place = loaders.find(({ pattern }) => pattern.endsWith('/attachments/:attachment'))
  const params = { request: requestId, attachment: file?.id ?? '' }
  const statusFor = async (visitor: Asked) => {
    const call = { url: addressOf(place?.pattern ?? '', params), params }
    const cookie = world.cookies[visitor]
    return (await callLoader(place?.handlers.loader as never, { ...call, cookie })).status
  }
  expect(await statusFor('employee')).toBe(200)
  expect([await statusFor('client'), await statusFor('active')]).toEqual([404, 404])
})

test('REQ-60 NOTIF-16 no notification, mail or live event of it is theirs', () => {
  for (const person of [client, world.people.active]) {
    const notices = db
      .select()
      .from(notifications)
      .where(eq(notifications.recipientId, person.id))
      .all()
    expect(notices.filter(({ subject }) => subject === requestId || subject === order.id)).toEqual(
      [],
    )
    const mails = db.select().from(mail).where(eq(mail.to, person.email)).all()
    expect(JSON.stringify(mails)).not.toMatch(/wallaby/i)
    const told = db.select().from(liveEvents).all().slice(before)
    expect(told.map(({ topic }) => topic)).not.toContain(`user:${person.id}`)
    expect(topicAuthorizer()(actorOf(person), `request_notes:${requestId}`)).toBe(false)
  }
  const [told] = db.select().from(mail).where(eq(mail.to, staff.email)).all()
  expect(told?.message).toContain('wallaby')
})

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { usedFiles } from '#tests/fixtures/files'
import { callAction, callLoader } from '#tests/fixtures/http'
import { filledIn, makeOrderForm } from '#tests/fixtures/orders'
import { makeUser, signIn } from '#tests/fixtures/people'
import { field } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import { drafts, fileUses, orders } from '~/db/schema'
import { action, loader } from '~/routes/create-order/create-order'

const form = makeOrderForm({}, [
  field({ id: 'name', label: 'Name' }),
  field({ id: 'logo', label: 'Logo', kind: 'attachment' }),
])
const url = `/create-order?form=${form.id}`
const mark = (name: string) => new File(['a mark'], name, { type: 'text/plain' })
const send = (cookie: string, more: Record<string, string | File>) =>
  callAction(action, { url, cookie, form: { ...filledIn(form), intent: 'send', ...more } })
/** What is found there: the words, and the names of the files. */
async function shown(cookie: string) {
  const { data } = await callLoader(loader, { url, cookie })
  const draft = data.sold?.draft
  return draft ? [draft.values['answer-name'], draft.files.map(({ name }) => name)] : null
}

test('someone who is signed in goes on with their order in another browser, files and all', async () => {
  const person = makeUser({ role: 'client' })
  const here = await signIn(person)
  const refused = await send(here, { 'answer-name': '', 'answer-logo': mark('mark.txt') })
  expect(refused.status).toBe(400)
  // Somebody signed in needs no cookie of the draft: the other browser has none.
  const elsewhere = await signIn(person, 'Another')
  expect(await shown(elsewhere)).toEqual(['', ['mark.txt']])
  expect(await shown(await signIn(makeUser({ role: 'client' })))).toBeNull()
  expect((await send(elsewhere, { 'answer-name': 'A kayak' })).status).toBe(303)
  const [order] = db.select().from(orders).where(eq(orders.userId, person.id)).all()
  expect(order?.title).toBe('A kayak')
  const sent = usedFiles(eq(fileUses.conversationId, order?.conversationId ?? ''))
  expect(sent).toMatchObject([{ field: 'logo', name: 'mark.txt', uploaderId: person.id }])
  expect([await shown(here), db.select().from(drafts).all()]).toEqual([null, []])
})

test('what a guest has begun is found by anyone who logs in with that browser, and by nobody else once they went on', async () => {
  const left = await send('', { intent: 'login', 'answer-name': 'As a guest' })
  expect(left).toMatchObject({ status: 303, location: expect.stringContaining('/login?') })
  const person = makeUser({ role: 'client' })
  const as = async (who: typeof person) => [left.cookie, await signIn(who)].join('; ')
  expect(await shown(await as(person))).toEqual(['As a guest', []])
  await send(await as(person), { 'answer-name': '', 'answer-logo': mark('mine.txt') })
  for (const cookie of [await as(makeUser({ role: 'client' })), left.cookie]) {
    expect(await shown(cookie)).toBeNull()
  }
  expect(await shown(await signIn(person, 'Another'))).toEqual(['', ['mine.txt']])
})

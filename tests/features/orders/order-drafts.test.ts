import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { usedFiles } from '#tests/fixtures/files'
import { filledIn, makeOrderForm } from '#tests/fixtures/orders'
import { actorOf, makeUser } from '#tests/fixtures/people'
import { field } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import { drafts, fileUses, orders, storedFiles } from '~/db/schema'
import { orderDraftKey } from '~/features/drafts/draft-keys'
import { findOrderDraft } from '~/features/drafts/order-draft.server'
import { placeOrder } from '~/features/orders/place-order.server'
import { saveOrderDraft } from '~/features/orders/save-order-draft.server'
import { files } from '~/platform/files/files.server'
import { newToken, tokenHash } from '~/platform/ids.server'

const asking = () =>
  makeOrderForm({}, [field({ id: 'name' }), field({ id: 'logo', kind: 'attachment' })])
const newBrowser = () => tokenHash(newToken())
const buyer = (browser: string, userId: string | null) => ({
  browser,
  userId,
  address: '192.0.2.4',
})
type Buyer = ReturnType<typeof buyer>
type Form = ReturnType<typeof asking>

/** Begins an order with a file, and looks at it as it is then. */
async function begin(form: Form, who: Buyer, name: string) {
  const file = new File([name], `${name}.txt`)
  await saveOrderDraft(who, {
    ...{ orderFormId: form.id, values: { 'answer-name': name } },
    uploads: [{ field: 'answer-logo', file }],
  })
  return findOrderDraft(db, who, form.id)?.files.at(-1)?.file ?? ''
}
const seen = (form: Form, who: Buyer) => {
  const draft = findOrderDraft(db, who, form.id)
  return draft && [draft.values['answer-name'], draft.files.map(({ name }) => name)]
}
const rowsAt = ({ id }: Form) =>
  db
    .select()
    .from(drafts)
    .where(eq(drafts.draftKey, orderDraftKey(id)))
    .all()
/** As if it had been saved an hour earlier. */
const age = (form: Form, whose: { userId: string } | { browser: string }) => {
  const mine =
    'userId' in whose ? eq(drafts.userId, whose.userId) : eq(drafts.browser, whose.browser)
  db.update(drafts)
    .set({ savedAt: Date.now() - 60 * 60 * 1000 })
    .where(and(mine, eq(drafts.draftKey, orderDraftKey(form.id))))
    .run()
}
const entered = (file: string) =>
  db.select().from(storedFiles).where(eq(storedFiles.file, file)).all().length
const isThere = async (file: string) => [entered(file), (await files.stat('forms', file)) !== null]

test('a guest’s newer draft replaces that of the person who signs in, with its files', async () => {
  const form = asking()
  const [browser, { id }] = [newBrowser(), makeUser()]
  const older = await begin(form, buyer(newBrowser(), id), 'older')
  age(form, { userId: id })
  const newer = await begin(form, buyer(browser, null), 'newer')
  const signedIn = buyer(browser, id)
  expect(seen(form, signedIn)).toEqual(['newer', ['newer.txt']])
  // In another browser it is not theirs yet.
  expect(seen(form, buyer(newBrowser(), id))).toEqual(['older', ['older.txt']])
  await saveOrderDraft(signedIn, { orderFormId: form.id, values: { 'answer-name': 'went on' } })
  expect(rowsAt(form)).toMatchObject([{ userId: id, browser: null }])
  expect(seen(form, buyer(newBrowser(), id))).toEqual(['went on', ['newer.txt']])
  for (const other of [buyer(browser, makeUser().id), buyer(browser, null)]) {
    expect(seen(form, other)).toBeNull()
  }
  expect([await isThere(newer), await isThere(older)]).toEqual([
    [1, true],
    [0, false],
  ])
})

test('a guest’s older draft stays a guest’s; an order placed with that browser takes both along', async () => {
  const form = asking()
  const [browser, person] = [newBrowser(), makeUser({ role: 'client' })]
  const older = await begin(form, buyer(browser, null), 'guest')
  age(form, { browser })
  const signedIn = buyer(browser, person.id)
  const own = await begin(form, buyer(newBrowser(), person.id), 'own')
  expect(seen(form, signedIn)).toEqual(['own', ['own.txt']])
  expect(rowsAt(form)).toHaveLength(2)
  const { id } = placeOrder(actorOf(person), {
    ...{ orderFormId: form.id, typed: filledIn(form), buyer: signedIn },
  })
  expect(rowsAt(form)).toEqual([])
  const order = db.select().from(orders).where(eq(orders.id, id)).get()
  const sent = usedFiles(eq(fileUses.conversationId, order?.conversationId ?? ''))
  expect(sent).toMatchObject([{ file: own, field: 'logo', uploaderId: person.id }])
  expect(usedFiles(eq(storedFiles.file, older))).toEqual([])
})

import { expect, test } from '@playwright/test'
import { execute, queryRow, signUp } from '#tests/fixtures/browser'
import { addCall, addCompany, mondayAhead } from '#tests/fixtures/company-world'
import { addOffer } from '#tests/fixtures/create-order-world'
import { addType, givePackageOf, question } from '#tests/fixtures/create-request-world'
import { addUnpaid } from '#tests/fixtures/payment-journeys'
import { addRequest } from '#tests/fixtures/queue-world'
import { ofPortal, reach } from '#tests/fixtures/reach'

/** Screens that no link leads to, and where their address comes from. */
const typed = new Map([
  ['/requests/:request/approve', 'mailed'],
  ['/requests/:request/page', 'a link of its own journey: the page that a request is about'],
  ['/requests/:request/messages', 'shows a message that was not sent as it was'],
  ['/requests/:request/notes', 'shows a note that was refused'],
  ['/requests/:request/draft', 'posted by script alone: what is being written'],
  ['/requests/create-request/:type/:product/draft', 'posted by script alone: the same'],
  ['/requests/:request/messages/:message/send-now', 'a form of its own journey: a new message'],
  ['/requests/:request/messages/:message/take-back', 'a form of its own journey: a new message'],
  ['/requests/:request/attachments/:attachment/delete', 'a link of its own journey: a file'],
  ['/requests/:request/notes/:note', 'a link of its own journey: a note'],
  [
    '/requests/types/:type/builder/:product/fields/:field/delete',
    'a button of the builder, which saves the field first',
  ],
  ['/requests/types/:type/builder/:product/versions', 'a button of the builder: the same'],
  ['/requests/views', 'shows what is wrong with a view that was saved'],
  ['/requests/views/:view/rename', 'a link of its own journey: a saved view'],
  ['/requests/views/:view/delete', 'a link of its own journey: a saved view'],
  ['/requests/:request/news', 'asked by script alone: what came meanwhile'],
  ['/requests/:request/canned', 'asked by script alone: the words of a canned response'],
  ['/orders/views', 'shows what is wrong with a view that was saved'],
  ['/orders/views/:view/rename', 'a link of its own journey: a saved view'],
  ['/orders/views/:view/delete', 'a link of its own journey: a saved view'],
  ['/orders/:order/messages', 'shows a message that was not sent as it was'],
  ['/orders/:order/notes', 'shows a note that was refused'],
  ['/orders/:order/draft', 'posted by script alone: what is being written'],
  ['/orders/:order/news', 'asked by script alone: what came meanwhile'],
  ['/orders/:order/canned', 'asked by script alone: the words of a canned response'],
  ['/orders/:order/messages/:message/send-now', 'a form of its own journey: a new message'],
  ['/orders/:order/messages/:message/take-back', 'a form of its own journey: a new message'],
  ['/orders/:order/attachments/:attachment/delete', 'a link of its own journey: a file'],
  ['/orders/:order/notes/:note', 'a link of its own journey: a note'],
  ['/requests/:request/attachments/:attachment/pins', 'a form of its own journey: a picture'],
  ['/orders/:order/attachments/:attachment/pins', 'a form of its own journey: the same'],
  ['/order/:form/client', 'where staff are led who order something'],
  ['/test-checkout/:session', 'led to by paying'],
  ['/orders/:order/feedback', 'shows what is wrong with it, and what is said without a login'],
  ['/orders/:order/pay', 'shows why the payment could not begin'],
  ['/orders/prices', 'prices are synced where the payment provider’s keys are set'],
  ['/orders/forms/create-form/:form/publish', 'shows why it cannot be sold'],
  [
    '/orders/forms/create-form/:form/builder/fields/:field/delete',
    'a button of the builder, which saves the field first',
  ],
  ['/orders/forms/create-form/:form/builder/versions', 'a button of the builder: the same'],
  ['/requests/drafts', 'a link of its own journey: something was begun'],
])

test.setTimeout(900_000)

test('UI-23 every screen of the portal is reached by plain links, every operation is a POST form', async ({
  page,
  browser,
}) => {
  const { lookAs, expectAll } = reach(ofPortal, typed)
  const offer = addOffer([question('text', 'Name')], { amount: 125_000, terms: 'All is yours.' })
  execute(
    `insert or ignore into files (file, folder, name, type, size, created_at)
      values ('none.png', 'forms', 'none.png', 'image/png', 9, 1)`,
  )
  execute('update order_forms set product_image = ? where id = ?', 'none.png', offer.id)
  await lookAs(page, ['/order', offer.path])

  // A client with a package, a request and an order that waits for its payment.
  const context = await browser.newContext({ javaScriptEnabled: false })
  const member = await context.newPage()
  const email = await signUp(member)
  execute("update users set role = 'client', allowed_active_requests = 5 where email = ?", email)
  const type = addType([question('text', 'Name')])
  givePackageOf(type, email)
  addRequest(email, { type })
  const unpaid = addUnpaid(email)
  await lookAs(member, [
    '/requests',
    '/requests/create-request',
    '/orders',
    `/orders/${unpaid}?view=payment`,
  ])

  // Their company has a file, a login that others have looked at, another member; a call is booked.
  const other = await browser.newContext({ javaScriptEnabled: false })
  const colleague = await signUp(await other.newPage())
  await other.close()
  const profile = addCompany(email, colleague)
  const call = addCall(email, colleague)
  const week = `?week=${mondayAhead()}`
  await lookAs(member, [
    `/company-profile/${profile}`,
    `/company-profiles/${profile}`,
    '/company-profiles',
    '/book-schedule/calls',
    `/book-schedule${week}`,
    `/book-schedule/calls/${call}/move${week}`,
  ])

  // Another order is paid. Then they work at the studio.
  const paid = addUnpaid(email)
  await member.goto(`/orders/${paid}?view=payment`)
  await member.getByRole('button', { name: /^Pay now/ }).click()
  await expect(member).toHaveURL(/\/test-checkout\//)
  await member.getByRole('button', { name: 'Pay $1,250' }).click()
  await expect(member).toHaveURL(`/orders/${paid}?view=2`)
  execute("update orders set status = 'completed', completed_at = ? where id = ?", Date.now(), paid)
  await lookAs(member, [`/orders/${paid}`])
  // One is worked on.
  execute("update orders set status = 'in_progress' where id = ?", addUnpaid(email))
  execute("update users set role = 'admin' where email = ?", email)
  execute(
    "update request_types set webhook = 'https://hooks.example/', webhook_off_at = 1 where id = ?",
    type.id,
  )
  execute(
    "update order_forms set webhook = 'https://hooks.example/', webhook_off_at = 1 where id = ?",
    offer.id,
  )
  // Something of the forms is not published yet.
  const draft = JSON.stringify([question('text', 'Name'), question('text', 'Colour')])
  execute('update forms set draft = ? where id in (?, ?)', draft, type.form, offer.form)
  execute(
    "insert or ignore into order_types (id, name, created_at) values ('reach', 'Websites', 1)",
  )
  for (const kind of ['request', 'order']) {
    execute(
      `insert or ignore into canned_responses (id, type, name, text, created_at, updated_at)
        values (?, ?, 'Thanks', 'Thank you', 1, 1)`,
      ...[`reach-${kind}`, kind],
    )
  }
  const product = queryRow('select product_id from prices where id = ?', offer.price)?.product_id
  const ofType = `/requests/types/${type.id}`
  const ofForm = `/orders/forms/create-form/${offer.id}`
  // Somebody else asks for something too: what is one's own is seen as its client sees it.
  const client = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  const asks = await signUp(client)
  execute("update users set role = 'client' where email = ?", asks)
  const request = addRequest(asks, { type })
  const asksId = queryRow('select id from users where email = ?', asks)?.id
  await lookAs(member, [
    ofType,
    `${ofType}/builder/${type.productId}?field=Colour`,
    ofForm,
    `${ofForm}/builder?field=Colour`,
    `/orders/prices/${product}`,
    request.path,
    `/orders/${paid}?view=payment`,
    offer.path,
    '/book-schedule',
    `/book-schedule/for${week}&client=${asksId}`,
    '/requests',
    '/orders',
    '/orders/forms',
    '/orders/order-terms',
    '/requests/canned-responses',
    '/orders/canned-responses',
    '/requests/packages',
  ])
  await context.close()
  await client.context().close()

  expectAll()
})

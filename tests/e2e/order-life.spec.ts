import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '#tests/fixtures/accessible'
import { freshEmail, password, says, settled } from '#tests/fixtures/browser'
import { become, somebody, write } from '#tests/fixtures/conversation-world'
import { addOffer, newestOrderOf } from '#tests/fixtures/create-order-world'
import { question } from '#tests/fixtures/create-request-world'
import {
  addOrder,
  addOrderForm,
  clientAndMaker,
  manager,
  press,
  readOrder,
  rowOf,
  said,
  stepNow,
} from '#tests/fixtures/order-world'

/** The page has its script, and hears of what happens. */
const hears = async (page: Page) => {
  await settled(page)
  await page.waitForLoadState('networkidle').catch(() => {})
}

test('PAY-01 ORDER-05 ORDER-22 ORDER-28 FEEDBACK-01 UI-30 an order’s whole life in two browsers, live', async ({
  page,
  browser,
}) => {
  const offer = addOffer([question('text', 'Name')], { amount: 125_000, terms: 'All is yours.' })
  const boss = await manager(browser, true)
  const staff = boss.page
  await staff.goto(`/orders?tab=all&form=${offer.id}`)
  await hears(staff)
  await expect(staff.getByText(/^No order found in .* with Form/)).toBeVisible()

  // A guest buys. The studio hears of it once it is paid.
  const email = freshEmail()
  await page.goto(offer.path)
  await page.getByLabel('Name', { exact: true }).fill('Saltmarsh Kayaks')
  await page.getByLabel('Full name').fill('Ines Marlow')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('checkbox', { name: /^I accept the order terms/ }).check()
  await press(page, 'Pay $1,250')
  await page.waitForURL(/\/test-checkout\//)
  await expect(staff.getByRole('button', { name: '1 new' })).toHaveCount(0)
  await press(page, 'Pay $1,250')
  await page.waitForURL(/\/orders\/[^/]+\?view=2$/)
  await expect(stepNow(page)).toContainText('Collecting content')
  await hears(page)
  await staff.getByRole('button', { name: '1 new' }).click()
  await rowOf(staff, { title: 'Saltmarsh Kayaks' }).getByRole('link').first().click()
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText('Saltmarsh Kayaks')
  const order = newestOrderOf(email)
  await staff.goto(`/orders/${order?.id}?view=2`)
  await hears(staff)

  // What one writes the other reads; what one does moves the steps before the other.
  await write(staff, 'Message', 'Which yellow is it?')
  await press(staff, 'Send')
  await says(staff, 'Successfully created message')
  await expect(said(page).last()).toContainText('Which yellow is it?')
  await write(page, 'Message', 'That of the boats.')
  await press(page, 'Send')
  await says(page, 'Successfully created message')
  await expect(said(staff).last()).toContainText('That of the boats.')
  await press(staff, 'Start work')
  await expect(stepNow(page)).toContainText('In progress')
  await press(staff, 'Check quality')
  await expect(stepNow(page)).toContainText('Checking quality')
  await press(staff, 'Review with client')
  await expect(stepNow(page)).toContainText('Reviewing with client')
  await press(page, 'Approve')
  await expect(stepNow(page)).toContainText('Completed')
  await expect(stepNow(staff)).toContainText('Completed')
  await page.getByRole('radio', { name: '5' }).check()
  await page.getByLabel('What should we keep, and what should we change?').fill('Keep the yellow.')
  await press(page, 'Send feedback')
  await says(page, 'Thank you! Your feedback has been submitted')
  await expect(staff.getByRole('region', { name: 'Feedback' })).toContainText('5 of 5')
  await expect(staff.getByRole('region', { name: 'Feedback' })).toContainText('Keep the yellow.')
  await staff.context().close()
})

test('another one’s change shows in the open list of orders; what comes moves no row until it is asked for', async ({
  page,
  browser,
}) => {
  const client = await become(page, 'Nadia Hollis', "role = 'client'")
  const form = addOrderForm()
  const [first, second] = [addOrder(client.email, { form }), addOrder(client.email, { form })]
  const [one, other] = [(await manager(browser, true)).page, (await manager(browser, true)).page]
  await one.goto(`/orders?tab=all&form=${form.id}&priority=medium`)
  const rows = one.locator('.queue tbody tr')
  await expect(rows).toHaveCount(2)
  await expect(one.getByRole('button', { name: 'Shortcuts' })).toBeVisible()
  await hears(one)
  await one.getByRole('checkbox', { name: new RegExp(second.title) }).check()
  const top = await rows.first().boundingBox()
  const sooner = addOrder(client.email, { form, facts: { due_at: Date.now() - 60_000 } })
  const change = { priority: 'high', version: `${readOrder(first.id)?.version}` }
  await other.request.post(`${first.path}/priority`, { form: change, maxRedirects: 0 })
  await expect(rows.nth(0)).toContainText('no longer in this list')
  await expect(rows).toHaveCount(2)
  expect((await rows.first().boundingBox())?.y).toBe(top?.y)
  await expect(one.getByRole('checkbox', { name: new RegExp(second.title) })).toBeChecked()
  await one.getByRole('button', { name: '1 new, 1 no longer here' }).click()
  await expect(rows.nth(0)).toContainText(sooner.title)
  await expect(rows.nth(1)).toContainText(second.title)
  for (const each of [one, other]) await each.context().close()
})

test('single keys move, select and open in the list of orders', async ({ page, browser }) => {
  const client = await become(page, 'Nadia Hollis', "role = 'client'")
  const form = addOrderForm()
  const first = addOrder(client.email, { form })
  const second = addOrder(client.email, { form, facts: { due_at: Date.now() + 90 * 3_600_000 } })
  const staff = (await manager(browser, true)).page
  await staff.goto(`/orders?tab=all&form=${form.id}`)
  const link = (of: { title: string }) => staff.getByRole('link', { name: of.title })
  await expect(staff.getByRole('button', { name: 'Shortcuts' })).toBeVisible()
  await expect(async () => {
    await link(first).focus()
    await staff.keyboard.press('j')
    await expect(link(second)).toBeFocused({ timeout: 1_000 })
  }).toPass()
  await staff.keyboard.press('x')
  await expect(staff.getByRole('checkbox', { name: new RegExp(second.title) })).toBeChecked()
  for (const [key, name] of [
    ['a', 'Assign to'],
    ['s', 'Move to'],
    ['p', 'Priority'],
  ] as const) {
    await link(second).focus()
    await staff.keyboard.press(key)
    await expect(staff.getByLabel(name, { exact: true })).toBeFocused()
  }
  await link(first).focus()
  await staff.keyboard.press('Escape')
  await expect(staff.locator('.bulk-bar')).toBeHidden()
  await staff.keyboard.press('?')
  const sheet = staff.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(sheet).toContainText('Open order')
  await sheet.getByRole('button', { name: 'Close' }).click()
  await staff.keyboard.press('/')
  await expect(staff.getByRole('searchbox', { name: 'Search orders' })).toBeFocused()
  await staff.context().close()
})

test('the lists and pages of orders are accessible and no wider than 1440 and 390 px', async ({
  page,
  browser,
}) => {
  const form = addOrderForm([question('text', 'Name')])
  const { client, maker, order } = await clientAndMaker(page, browser, true, {
    form,
    title: 'Brand for the boats of Saltmarsh and Tidewater, with a sign for the pier',
    facts: { answers: JSON.stringify({ Name: 'Saltmarsh Kayaks' }) },
  })
  const late = addOrder(client.email, {
    form,
    status: 'in_progress',
    facts: { due_at: Date.now() - 50 * 3_600_000, payment_flag: 'amount' },
  })
  const unpaid = addOrder(client.email, { form, status: 'pending_payment' })
  const done = addOrder(client.email, { form, status: 'completed' })
  const shown = addOrder(client.email, { form, status: 'reviewing_with_client' })
  const staff = (await manager(browser, true)).page
  const look = async (on: Page, path: string) => {
    await on.goto(path)
    for (const width of [1440, 390]) {
      await on.setViewportSize({ width, height: 900 })
      await expectAccessible(on)
      expect(await on.evaluate(() => document.documentElement.scrollWidth), path).toBe(width)
    }
  }
  await look(page, '/orders')
  await look(page, '/orders?panel=open')
  await look(page, '/orders?q=anemone')
  await look(page, `${order.path}?view=2`)
  await look(page, order.path)
  await look(page, `${order.path}?view=attachments`)
  await look(page, `${order.path}?view=details`)
  await look(page, unpaid.path)
  await look(page, shown.path)
  await look(page, done.path)
  await look(page, `${order.path}/print`)
  await look(staff, `/orders?form=${form.id}`)
  await look(staff, `/orders?form=${form.id}&panel=open`)
  await look(staff, `/orders?form=${form.id}&chosen=all`)
  await look(staff, `/orders/pending-payment?form=${form.id}`)
  await look(staff, `/orders/completed?form=${form.id}`)
  await look(staff, `${late.path}?view=notes`)
  await look(staff, `${late.path}?tab=history`)
  await look(staff, `${late.path}/assign`)
  await look(staff, `${shown.path}/status`)
  await look(maker.page, `${order.path}?view=2`)
  for (const each of [staff, maker.page]) await each.context().close()
})

test('a refused view of a list of orders is shown beside its name, and is accessible', async ({
  page,
  browser,
}) => {
  const client = await become(page, 'Nadia Hollis', "role = 'client'")
  addOrder(client.email)
  await page.goto('/orders?panel=open&priority=medium')
  await settled(page)
  await page.getByLabel('Name of the view').press('Enter')
  await expect(page).toHaveURL(/\/orders\/views/)
  await expect(page.getByText('This field is required').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/orders\?priority=medium/)
  const other = await somebody(browser, true, 'Eve', "role = 'client'")
  await other.page.goto('/orders')
  await expect(other.page.getByRole('heading', { name: 'No open orders' })).toBeVisible()
  await other.page.context().close()
})

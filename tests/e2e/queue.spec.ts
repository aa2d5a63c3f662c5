import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '#tests/fixtures/accessible'
import { signUpAsAdmin } from '#tests/fixtures/browser'
import { signUpClient } from '#tests/fixtures/create-request-world'
import { queueJourneys } from '#tests/fixtures/queue-journeys'
import { addRequest, changeMeanwhile, read } from '#tests/fixtures/queue-world'

queueJourneys()

test('REQ-37 another one’s change shows in the open list; what comes moves no row until it is asked for', async ({
  page,
  browser,
}) => {
  const client = await signUpClient(page)
  await page.context().clearCookies()
  await signUpAsAdmin(page)
  const first = addRequest(client)
  const second = addRequest(client, { type: first.type })
  const other = await (await browser.newContext()).newPage()
  await signUpAsAdmin(other)
  const list = `/requests?tab=all&type=${first.type.id}`
  await page.goto(list)
  await expect(page.getByRole('row')).toHaveCount(3)
  await page.waitForTimeout(500)
  // Comes to the list with the next change that is told of, and is due before all others.
  const sooner = addRequest(client, { type: first.type, due: Date.now() - 60_000 })
  const form = { action: 'escalated', version: String(read(second.id)?.version) }
  await other.request.post(`${second.path}/status`, { form, maxRedirects: 0 })
  await expect(page.getByRole('row').filter({ hasText: second.title })).toContainText('Escalated')
  await expect(page.getByRole('row').nth(1)).toContainText(first.title)
  await expect(page.getByRole('row').filter({ hasText: sooner.title })).toBeHidden()
  await page.getByRole('button', { name: '1 new' }).click()
  await expect(page.getByRole('row').nth(1)).toContainText(sooner.title)
  await other.context().close()
})

test('REQ-37 a narrowed list tells two people at once of what fits it, and of nothing else', async ({
  page,
  browser,
}) => {
  const client = await signUpClient(page)
  await page.context().clearCookies()
  await signUpAsAdmin(page)
  const first = addRequest(client)
  const second = addRequest(client, { type: first.type, due: Date.now() + 90 * 60 * 60 * 1000 })
  const other = await (await browser.newContext()).newPage()
  await signUpAsAdmin(other)
  const list = `/requests?tab=all&type=${first.type.id}&priority=low&q=Wish`
  const rows = (of: Page) => of.locator('.queue tbody tr')
  for (const one of [page, other]) {
    await one.goto(list)
    await expect(rows(one)).toHaveCount(2)
    await expect(one.getByRole('button', { name: 'Shortcuts' })).toBeVisible()
  }
  await page.getByRole('checkbox', { name: new RegExp(second.title) }).check()
  const top = await rows(page).first().boundingBox()
  // The first does not fit any more, one that comes does, one does not.
  const fits = addRequest(client, { type: first.type, due: Date.now() - 60_000 })
  const unlike = addRequest(client, { type: first.type, title: 'Anemone' })
  const form = { priority: 'high', version: String(read(first.id)?.version) }
  await other.request.post(`${first.path}/priority`, { form, maxRedirects: 0 })
  for (const one of [page, other]) {
    await expect(rows(one).nth(0)).toContainText('no longer in this list')
    await expect(rows(one)).toHaveCount(2)
    await expect(one.getByRole('button', { name: '1 new, 1 no longer here' })).toBeVisible()
  }
  // What was under the pointer is there still, and what was chosen.
  const moved = (await rows(page).first().boundingBox())?.y ?? 0
  expect(moved - (top?.y ?? 0)).toBe(0)
  await expect(page.getByRole('checkbox', { name: new RegExp(second.title) })).toBeChecked()
  await page.getByRole('button', { name: '1 new, 1 no longer here' }).click()
  await expect(rows(page).nth(0)).toContainText(fits.title)
  await expect(rows(page).nth(1)).toContainText(second.title)
  await expect(rows(page).filter({ hasText: unlike.title })).toHaveCount(0)
  await expect(rows(other).nth(0)).toContainText(first.title)
  await other.context().close()
})

test('a question about many rows stays while others change the list', async ({ page, browser }) => {
  const client = await signUpClient(page)
  await page.context().clearCookies()
  await signUpAsAdmin(page)
  const first = addRequest(client)
  const second = addRequest(client, { type: first.type })
  const other = await (await browser.newContext()).newPage()
  await signUpAsAdmin(other)
  await page.goto(`/requests?tab=all&type=${first.type.id}`)
  await expect(page.getByRole('button', { name: 'Shortcuts' })).toBeVisible()
  await page.getByRole('checkbox', { name: new RegExp(first.title) }).check()
  await page.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('1 request will be deleted')
  const form = { action: 'escalated', version: String(read(second.id)?.version) }
  await other.request.post(`${second.path}/status`, { form, maxRedirects: 0 })
  await expect(page.locator('.queue tbody tr').filter({ hasText: 'Escalated' })).toHaveCount(1)
  await expect(dialog).toContainText('1 request will be deleted')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('row').filter({ hasText: first.title })).toHaveCount(0)
  expect(read(first.id)).toBeUndefined()
  await other.context().close()
})

test('keys that are pressed while a page is read leave it alive', async ({ page }) => {
  await signUpAsAdmin(page)
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      document.body?.dispatchEvent(new KeyboardEvent('keydown', { key: 'h', bubbles: true }))
      if (performance.now() < 2000) port2.postMessage(0)
    }
    port2.postMessage(0)
  })
  for (let time = 0; time < 3; time += 1) {
    await page.goto('/requests')
    // Only script shows it.
    await expect(page.getByRole('button', { name: 'Shortcuts' })).toBeVisible()
  }
})

test('single keys work at every list and view, and are seen where they are', async ({ page }) => {
  const client = await signUpClient(page)
  await page.context().clearCookies()
  await signUpAsAdmin(page)
  const { type } = addRequest(client)
  const open = addRequest(client, { type })
  const delivered = addRequest(client, { type, status: 'pending_review' })
  const pages = [
    [`/requests?tab=unassigned&type=${type.id}`, open],
    [`/requests?tab=all&type=${type.id}&sort=-number`, open],
    [`/requests/delivered?type=${type.id}`, delivered],
  ] as const
  for (const [address, { title }] of pages) {
    await page.goto(address)
    const link = page.getByRole('link', { name: title })
    await expect(async () => {
      await page.keyboard.press('k')
      await expect(page.locator('.queue .cover-link:focus')).toHaveCount(1, { timeout: 500 })
    }).toPass()
    await link.focus()
    await page.keyboard.press('j')
    await page.keyboard.press('k')
    const outline = await page
      .locator('.queue .cover-link:focus')
      .evaluate((one) => getComputedStyle(one, '::after').outline)
    expect(outline).toContain('solid 2px')
    await link.focus()
    await page.keyboard.press('x')
    await expect(page.getByRole('checkbox', { name: new RegExp(title) })).toBeChecked()
    for (const [key, name] of [
      ['a', 'Assign to'],
      ['s', 'Move to'],
      ['p', 'Priority'],
    ] as const) {
      await link.focus()
      await page.keyboard.press(key)
      await expect(page.getByLabel(name, { exact: true })).toBeFocused()
    }
    await link.focus()
    await page.keyboard.press('Escape')
    await expect(page.locator('.bulk-bar')).toBeHidden()
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox', { name: 'Search requests' })).toBeFocused()
  }
})

test('single keys move, select and open what they say, and can be switched off', async ({
  page,
}) => {
  const client = await signUpClient(page)
  await page.context().clearCookies()
  await signUpAsAdmin(page)
  const first = addRequest(client)
  const second = addRequest(client, { type: first.type, due: Date.now() + 90 * 60 * 60 * 1000 })
  await page.goto(`/requests?tab=all&type=${first.type.id}`)
  await expect(page.getByRole('button', { name: 'Shortcuts' })).toBeVisible()
  await page.waitForTimeout(500)
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: second.title })).toBeFocused()
  await page.keyboard.press('x')
  await expect(page.getByRole('checkbox', { name: new RegExp(second.title) })).toBeChecked()
  await page.keyboard.press('p')
  await expect(page.getByLabel('Priority', { exact: true })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: second.title })).toBeFocused()
  await page.keyboard.press('k')
  await expect(page.getByRole('link', { name: first.title })).toBeFocused()
  await page.keyboard.press('f')
  await expect(page.locator('[data-key="f"]')).toBeFocused()
  await page.getByRole('link', { name: first.title }).focus()
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(sheet).toBeVisible()
  await sheet.getByRole('checkbox', { name: /Shortcuts are on/ }).uncheck()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: first.title }).focus()
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: first.title })).toBeFocused()
})

test('REQ-19 why many were not changed is seen and focused on a phone, far above the bar', async ({
  page,
}) => {
  const client = await signUpClient(page)
  await page.context().clearCookies()
  await signUpAsAdmin(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const first = addRequest(client)
  const others = Array.from({ length: 11 }, () => addRequest(client, { type: first.type }))
  const last = others.at(-1) ?? first
  await page.goto(`/requests?tab=all&type=${first.type.id}`)
  const box = page.getByRole('checkbox', { name: new RegExp(`^Select ${last.number} `) })
  const told = async (words: string) => {
    await page.getByRole('button', { name: 'Apply to selected' }).click()
    const notice = page.getByRole('alert').filter({ hasText: words })
    await expect(notice).toBeInViewport({ ratio: 1 })
    await expect(page.locator(':focus').filter({ has: notice })).toBeVisible()
    // Nothing that is pinned lies on it.
    const over = await notice.evaluate((element) => {
      const { left, top, width } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + width / 2, top + 4))
    })
    expect(over).toBe(true)
  }
  await box.check()
  await told('Choose what should change.')
  await page.getByLabel('Priority', { exact: true }).selectOption('High')
  changeMeanwhile(last.id, "priority = 'low'")
  await told('The request was not changed.')
})

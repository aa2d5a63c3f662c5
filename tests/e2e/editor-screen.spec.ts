import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '#tests/fixtures/accessible'
import { execute, newProject, signUp } from '#tests/fixtures/browser'
import { addPanel, startDesigning } from '#tests/fixtures/editor-journeys'
import { hold } from '#tests/fixtures/hold'

test('someone who closes a section in the moment when the server names it has it closed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await startDesigning(page)
  const letGo = await hold(page, /sections\.data/, 'POST')
  const tabs = page.getByRole('navigation', { name: 'Parts of the editor' })
  await tabs.getByRole('link', { name: 'Add' }).click()
  await page.locator('.panel-card').first().getByRole('button', { name: 'Add' }).click()
  const close = page.locator('.section-bar').getByRole('link', { name: 'Close' })
  await expect(close).toBeVisible()
  await expect(page).toHaveURL(/[?&]s=new-/)
  await close.evaluate((link: HTMLElement) => {
    const named = new MutationObserver(() => {
      if (!document.querySelector('.section:not([id^="s-new-"])')) return
      named.disconnect()
      link.click()
    })
    named.observe(document.body, { attributes: true, childList: true, subtree: true })
  })
  letGo()
  await expect(page.locator('.section-cover')).toBeVisible()
  // Long enough for an address that would follow.
  await page.waitForTimeout(500)
  await expect(page.locator('.section-cover')).toBeVisible()
  await expect(page).not.toHaveURL(/[?&]s=/)
})

test('a section chosen while the address of another one is on its way stays chosen', async ({
  page,
}) => {
  const [first] = await startDesigning(page, 'Hero')
  await page.getByRole('link', { name: 'Add panel' }).first().click()
  await page.getByRole('link', { name: 'Add several' }).click()
  await expect(page.getByRole('link', { name: 'Add several' })).toHaveAttribute('aria-current')
  const letGo = await hold(page, /\.data/)
  const reads = page.waitForRequest(/\/panels\.data/)
  await page.locator('.panel-card').last().getByRole('button', { name: /^Add/ }).click()
  await reads
  const leads = page.waitForRequest(/\/projects\/[^/]+\.data/)
  await page.getByRole('dialog').getByRole('link', { name: 'Close' }).click()
  await leads
  await page.locator('.section-cover').first().dispatchEvent('click')
  const chosen = page.locator('.section[data-selected]').getByRole('img', { name: first })
  await expect(chosen).toBeVisible()
  letGo()
  await expect(page.locator('dialog')).toHaveCount(0)
  // Long enough for an address that would follow.
  await page.waitForTimeout(500)
  await expect(chosen).toBeVisible()
})

test('on a phone the focus never falls out of the editor', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await startDesigning(page)
  const tabs = page.getByRole('navigation', { name: 'Parts of the editor' })
  await tabs.getByRole('link', { name: 'Add' }).click()
  await page.locator('.panel-card').first().getByRole('button', { name: 'Add' }).click()
  const bar = page.locator('.section-bar')
  await bar.getByRole('link', { name: 'Close' }).click()
  await expect(page.locator('.section-cover')).toBeFocused()
  await page.locator('.section-cover').click()
  await expect(page.locator('.section[data-selected]')).toBeFocused()
  await bar.getByRole('button', { name: 'Duplicate' }).click()
  await expect(page.locator('.section')).toHaveCount(2)
  await expect(page.locator('.section').nth(1)).toHaveAttribute('data-selected')
  await expect(bar.getByRole('button', { name: 'Duplicate' })).toBeFocused()
  const undo = page.getByRole('button', { name: 'Undo duplicate section' })
  await undo.click()
  await expect(page.locator('.section')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Undo add panel' })).toBeFocused()
  await page.getByRole('button', { name: 'Redo duplicate section' }).click()
  await expect(page.locator('.section')).toHaveCount(2)
  await page.locator('.section-cover').first().click()
  await bar.getByRole('button', { name: 'Delete' }).click()
  await page.locator('.flash').getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('.section')).toHaveCount(2)
  await expect(page.locator('.section:focus')).toHaveCount(1)
  await tabs.getByRole('link', { name: 'Panels' }).click()
  await page.locator('.panel-row-link').first().click()
  await expect(page.locator('.section[data-selected]')).toBeFocused()
  await page.locator('summary[aria-label="More"]').click()
  await page.getByRole('link', { name: 'Preview 768 pixels' }).last().click()
  await expect(page.locator('summary[aria-label="More"]')).toBeFocused()
})

/** What can be pressed, but for the sections and their words, that some of the message lies on. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const flash = document.querySelector('.flash')?.getBoundingClientRect()
    if (!flash) return ['no message']
    const lies = ({ left, right, top, bottom, width }: DOMRect) =>
      width > 0 &&
      left < flash.right &&
      right > flash.left &&
      top < flash.bottom &&
      bottom > flash.top
    return [...document.querySelectorAll('.editor :is(a, button, input, select, summary)')]
      .filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true }) &&
          !control.matches('.section-cover, .word-links a'),
      )
      .filter((control) => lies(control.getBoundingClientRect()))
      .map((control) => control.getAttribute('aria-label') ?? control.textContent)
  })

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`a message lies on nothing that is pressed in the editor, at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await startDesigning(page, 'Hero', 'FAQ')
    const bar = page.locator('.section-bar')
    const flash = page.locator('.flash')
    await expect(flash).toContainText('Panel added.')
    if (width > 760) {
      // Add panel stands where the screen ends.
      const { y = 0 } = (await page.locator('.add-pill').last().boundingBox()) ?? {}
      await page.setViewportSize({ width, height: Math.ceil(y) + 40 })
    }
    expect(await covered(page)).toEqual([])
    await bar.getByRole('button', { name: 'Delete' }).click()
    await expect(flash).toContainText('Section removed.')
    expect(await covered(page)).toEqual([])
  })
}

test('a card of Select A Panel says nothing of its inside while its script is on the way', async ({
  page,
}) => {
  await startDesigning(page)
  const url = new URL(page.url())
  url.pathname += '/panels'
  await page.route('**/assets/*.js', (route) => route.abort())
  // The page reloads once when its script is missing: a navigation of ours would be broken off.
  await page.goto(url.href, { waitUntil: 'commit' })
  const card = page.locator('.panel-card').first()
  await expect(card).toBeVisible()
  await expect(card).not.toContainText('<', { useInnerText: true })
})

test('axe finds nothing in the editor, the preview and Select A Panel, wide and narrow', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await startDesigning(page)
  await expectAccessible(page)
  await addPanel(page, 'Hero')
  await addPanel(page, 'FAQ')
  await expect(page.locator('.flash')).toHaveCount(0)
  const editor = page.url()
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size)
    for (const path of ['', '/panels', '/shortcuts']) {
      const url = new URL(editor)
      url.pathname += path
      await page.goto(url.href)
      await expectAccessible(page)
    }
  }
  await page.goto(`${editor.split('#')[0]}&view=preview`)
  await expectAccessible(page)
})

test('UI-24 a number of two figures on the bell keeps off the download beside it', async ({
  page,
}) => {
  const email = await signUp(page)
  const id = await newProject(page, 'Kiln')
  execute(
    `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 88)
     insert into notifications (id, recipient_id, type, subject, dedupe_key, url_params, created_at)
     select id || n, id, 'request_message', 'r' || n, n, '/requests?v=' || n, n
     from users, numbers where email = ?`,
    email,
  )
  await page.goto(`/projects/${id}`)
  const count = page.locator('.bell-count')
  await expect(count).toHaveText('88')
  const bell = await count.boundingBox()
  const download = await page.locator('.editor-bar .btn-accent').boundingBox()
  if (!bell || !download) throw new Error('the bell or the download is not there')
  expect(download.x - bell.x - bell.width).toBeGreaterThanOrEqual(4)
})

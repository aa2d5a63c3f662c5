import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '#tests/fixtures/accessible'
import { answersByScript, newProject, signUp } from '#tests/fixtures/browser'

const widths = { small: 450, content: 570, medium: 770, large: 1200 } as const

/** Opens a page and waits until its script runs. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await answersByScript(page)
}

/** From here on time passes by `page.clock.runFor` alone; the clock must be installed. */
const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 60_000)

const widthOf = async (page: Page) =>
  Math.round((await page.getByRole('dialog').boundingBox())?.width ?? 0)

test('UI-09 a success shows at the top and leaves by itself after three seconds', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, '/test')
  await stopClock(page)
  await page.getByRole('button', { name: 'Success', exact: true }).click()
  const message = page.getByRole('status').filter({ hasText: 'Page order updated.' })
  await expect(message).toBeVisible()
  expect((await message.boundingBox())?.y).toBeLessThan(100)
  await page.clock.runFor(2900)
  await expect(message).toBeVisible()
  await page.clock.runFor(100)
  await expect(message).toBeHidden()
})

test('UI-10 an error shows as an alert and stays until it is dismissed', async ({ page }) => {
  await page.clock.install()
  await open(page, '/test')
  await stopClock(page)
  await page.getByRole('button', { name: 'Error', exact: true }).click()
  const message = page.locator('.flash-stack').getByRole('alert')
  await expect(message).toHaveText('Maximum number of projects reached.')
  await page.clock.runFor(60_000)
  await expect(message).toBeVisible()
  await message.getByRole('link', { name: 'Dismiss' }).click()
  await expect(message).toBeHidden()
})

test('UI-10 UI-25 a message keeps its place while a dialog comes in', async ({ page }) => {
  await open(page, '/test')
  await page.getByRole('button', { name: 'Error', exact: true }).click()
  const message = page.getByRole('alert').filter({ hasText: 'Maximum number of projects reached.' })
  await expect(message).toBeVisible()
  const place = await message.boundingBox()
  await page.getByRole('link', { name: 'Delete page' }).click()
  const dialog = page.getByRole('dialog', { name: 'Please Confirm' })
  await expect(dialog.locator(message)).toBeVisible()
  const moving = await dialog.evaluate((element) => {
    element.style.animation = 'none'
    element.getBoundingClientRect()
    element.style.animation = ''
    for (const animation of element.getAnimations()) {
      animation.pause()
      animation.currentTime = 60
    }
    return element.getAnimations().length
  })
  expect(moving).toBe(1)
  expect(await message.boundingBox()).toEqual(place)
})

test('UI-12 a confirmation has Confirm and Cancel; Cancel changes nothing', async ({ page }) => {
  await open(page, '/test')
  await page.getByRole('link', { name: 'Delete page' }).click()
  const dialog = page.getByRole('dialog', { name: 'Please Confirm' })
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeVisible()
  await dialog.getByRole('link', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/test')
  await expect(page.locator('.flash-stack .flash')).toHaveCount(0)
})

test('UI-13 type to confirm refuses any other text with Invalid input', async ({ page }) => {
  await open(page, '/test/confirm')
  const dialog = page.getByRole('dialog', { name: 'Please Confirm' })
  await dialog.getByLabel('Type Project to confirm').fill('Projekt')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.getByText('Invalid input')).toBeVisible()
  await expect(dialog.getByLabel('Type Project to confirm')).toHaveValue('Projekt')
  await dialog.getByLabel('Type Project to confirm').fill('Project')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Confirmed.' })).toBeVisible()
})

test('UI-15 a picture opens large', async ({ page }) => {
  await open(page, '/test')
  await page.getByRole('link', { name: 'The mark of Panelry: open large' }).click()
  const large = page.getByRole('dialog', { name: 'The mark of Panelry' })
  await expect(large).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(large).toBeHidden()
})

test('UI-16 a long update asks to wait and is not sent twice', async ({ page }) => {
  await open(page, '/test')
  let posts = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1
  })
  const button = page.getByRole('button', { name: 'Start a long update' })
  await button.dblclick()
  await expect(page.getByRole('dialog', { name: 'Please wait' })).toBeVisible()
  await expect(
    page.getByRole('status').filter({ hasText: 'The long update is done.' }),
  ).toBeVisible()
  expect(posts).toBe(1)
})

for (const [size, width] of Object.entries(widths)) {
  test(`UI-17 a ${size} dialog is ${width} wide and fits a phone`, async ({ page }) => {
    await open(page, `/test/dialog/${size}`)
    expect(await widthOf(page)).toBe(width)
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await widthOf(page)).toBeLessThanOrEqual(390)
  })
}

for (const width of [250, 300, 450]) {
  test(`UI-18 a drawer is ${width} wide`, async ({ page }) => {
    await open(page, '/test')
    await page.getByLabel(`Drawer ${width}`).first().click()
    const panel = page.getByRole('region', { name: `Drawer ${width}` })
    expect(Math.round((await panel.boundingBox())?.width ?? 0)).toBe(width)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
  })
}

test('UI-20 the theme colors are those of the product', async ({ page }) => {
  await page.goto('/test')
  const color = (name: string) =>
    page.evaluate(
      (n) => getComputedStyle(document.documentElement).getPropertyValue(`--color-${n}`).trim(),
      name,
    )
  expect((await color('primary')).toLowerCase()).toBe('#283f97')
  expect((await color('accent')).toLowerCase()).toBe('#fbbb00')
  expect((await color('secondary')).toLowerCase()).toBe('#132d3d')
  expect((await color('success')).toLowerCase()).toBe('#8bdf55')
  expect((await color('dark')).toLowerCase()).toBe('#4d4d4d')
})

test('UI-25 UI-26 a dialog is modal over its screen, survives a reload, and Back closes it', async ({
  page,
}) => {
  await open(page, '/test')
  await page.getByRole('link', { name: 'small', exact: true }).click()
  await expect(page).toHaveURL('/test/dialog/small')
  const dialog = page.getByRole('dialog', { name: 'Dialog, small' })
  await expect(dialog).toBeVisible()
  expect(await dialog.evaluate((d) => d.matches(':modal'))).toBe(true)
  await page.reload()
  await answersByScript(page)
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/test')
})

test('UI-27 Escape and the cross close a dialog, and focus returns to its link', async ({
  page,
}) => {
  await open(page, '/test')
  const link = page.getByRole('link', { name: 'small', exact: true })
  await link.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/test')
  await expect(link).toBeFocused()
  await link.click()
  await dialog.getByRole('link', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
})

test('a dialog without a way out stays open on Escape', async ({ page }) => {
  await open(page, '/test/dialog/must')
  const dialog = page.getByRole('dialog', { name: "Let's build your first page!" })
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Close' })).toHaveCount(0)
})

test('UI-21 when a screen’s script does not load, its page is loaded as a whole', async ({
  page,
}) => {
  await open(page, '/test')
  await page.route('**/assets/not-found-*.js', (route) => route.abort())
  let documents = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents += 1
  })
  await page.getByRole('link', { name: 'Page not found' }).click()
  await expect(page).toHaveURL('/page-not-found', { timeout: 20_000 })
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  expect(documents).toBeGreaterThan(0)
})

test('PANEL-17 FILE-12 a picture that fails is asked for again, then a placeholder stands for it', async ({
  page,
}) => {
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('no-such-image')) asked += 1
  })
  await page.clock.install()
  await open(page, '/test')
  await expect(async () => {
    await page.clock.fastForward(2000)
    await expect(page.locator('.image-placeholder')).toBeVisible({ timeout: 50 })
  }).toPass()
  expect(asked).toBe(6)
  await expect(page.getByRole('img', { name: 'Hero 02' })).toBeVisible()
})

test('FILE-10 FILE-13 an upload shows its progress, and leaves the panel three seconds after it ended', async ({
  page,
}) => {
  await open(page, '/test')
  const network = await page.context().newCDPSession(page)
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 250_000,
  })
  const pictures = ['coat.png', 'hat.png'].map((name, n) => {
    return { name, mimeType: 'image/png', buffer: Buffer.alloc((n + 1) * 100_000, 1) }
  })
  await page.getByLabel('Pictures').setInputFiles(pictures)
  await page.evaluate(() => {
    const seen: { at: number; values: number[] }[] = []
    Object.assign(window, { seen })
    const look = () => {
      const bars = document.querySelectorAll<HTMLProgressElement>(
        '.upload-panel:not(.upload-panel-inline) [role=progressbar], .upload-panel:not(.upload-panel-inline) progress',
      )
      const values = Array.from(bars, (bar) => {
        return Number(bar.getAttribute('aria-valuenow') ?? bar.getAttribute('value'))
      })
      if (JSON.stringify(values) !== JSON.stringify(seen.at(-1)?.values)) {
        seen.push({ at: performance.now(), values })
      }
      requestAnimationFrame(look)
    }
    look()
  })
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  const panel = page.locator('.upload-panel:not(.upload-panel-inline)')
  await expect(panel.getByText('coat.png')).toBeVisible()
  await expect(panel.getByText('98 KB')).toBeVisible()
  await expect(panel.getByText('195 KB')).toBeVisible()
  await expect(
    page.getByRole('status').filter({ hasText: '2 files arrived, 293 KB' }),
  ).toBeVisible()
  await expect(panel).toBeHidden({ timeout: 10_000 })
  type Seen = { at: number; values: number[] }[]
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  const full = Math.max(...seen.flatMap(({ values }) => values))
  const sent = seen.map(({ values }) => (values[0] ?? 0) + (values[1] ?? 0))
  expect(sent.filter((sum) => sum > 0 && sum < 2 * full).length).toBeGreaterThan(1)
  const ended = seen.find(({ values }) => values.length === 2 && values.every((v) => v === full))
  const gone = (seen.at(-1)?.at ?? 0) - (ended?.at ?? 0)
  expect(seen.at(-1)?.values).toEqual([])
  expect(gone).toBeGreaterThan(2700)
  expect(gone).toBeLessThan(6000)
})

test('FILE-11 a failed upload stays in the panel with its error until it is dismissed', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, '/test')
  const panel = page.locator('.upload-panel:not(.upload-panel-inline)')
  await page.route('**/test.data*', (route) => route.abort())
  await page
    .getByLabel('Pictures')
    .setInputFiles({ name: 'coat.png', mimeType: 'image/png', buffer: Buffer.alloc(3000, 1) })
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  const entry = panel.getByRole('listitem').filter({ hasText: 'coat.png' })
  await expect(entry.getByRole('alert')).toHaveText(
    'Not saved: the connection was lost. Please try again.',
  )
  await page.clock.fastForward(4000)
  await expect(entry).toBeVisible()
  await entry.getByRole('button', { name: 'Dismiss coat.png' }).click()
  await expect(panel).toBeHidden()
})

test('FILE-11 a refused upload says why it was refused', async ({ page }) => {
  await signUp(page)
  const id = await newProject(page, 'Kiln')
  await open(page, `/projects/${id}/logo`)
  await page
    .getByRole('dialog')
    .getByLabel('Logo')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await page.getByRole('button', { name: 'Save logo' }).click()
  const entry = page.locator('.upload-panel').getByRole('listitem').filter({ hasText: 'logo.png' })
  await expect(entry.getByRole('alert')).toHaveText(
    'Not saved: This file is not a picture of a known type. Please choose a PNG, JPEG or SVG file.',
  )
  await expect(page.getByRole('dialog').getByText('Choose a PNG, JPEG or SVG file.')).toBeVisible()
})

test('PROJ-34 the color picker goes 1.5 s after the last color was set', async ({ page }) => {
  await page.clock.install()
  await signUp(page)
  await newProject(page, 'Kiln')
  await answersByScript(page)
  await stopClock(page)
  const picker = page.getByLabel('Primary: pick a color')
  const shown = await picker.elementHandle()
  const isThere = () => shown?.evaluate((input) => input.isConnected)
  await picker.fill('#ff0000')
  await page.clock.runFor(900)
  await picker.fill('#0e5a47')
  await page.clock.runFor(1400)
  expect(await isThere()).toBe(true)
  await page.clock.runFor(200)
  await expect.poll(isThere).toBe(false)
  await expect(picker).toBeFocused()
  await expect(picker).toHaveValue('#0e5a47')
  await expect(page.getByLabel('Primary', { exact: true })).toHaveValue('#0E5A47')
})

test('a menu that was opened while a screen is on its way stays open on it', async ({ page }) => {
  await signUp(page)
  await open(page, '/notifications')
  await page.route('**/notifications.data*', async (route) => {
    await new Promise((done) => setTimeout(done, 1000))
    await route.continue()
  })
  await page.getByRole('link', { name: 'All', exact: true }).click()
  await page.locator('summary').filter({ hasText: 'user menu' }).click()
  await expect(page).toHaveURL(/notifications\?/)
  await expect(page.getByRole('button', { name: 'Signout' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Account Settings' }).click()
  await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Signout' })).toBeHidden()
})

for (const path of [
  '/',
  '/test',
  '/test/dialog/small',
  '/test/shell',
  '/page-not-found',
  '/login',
]) {
  for (const width of [1440, 390]) {
    test(`GUARD-11 GUARD-13 UI-22 ${path} at ${width} has no accessibility fault and nothing jumps`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
      await page.addInitScript(() => {
        const shifts: string[] = []
        Object.assign(window, { shifts })
        type Shift = PerformanceEntry & { value: number; sources: { node?: Node }[] }
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as Shift[]) {
            if (value < 0.005) continue // less than anybody sees
            const nodes = sources.map(({ node }) => (node as Element)?.outerHTML?.slice(0, 200))
            shifts.push(`${value} ${nodes.join(' | ')}`)
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await open(page, path)
      await expectAccessible(page)
      expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual(
        [],
      )
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0)
    })
  }
}

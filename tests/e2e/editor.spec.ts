import { expect, test } from '@playwright/test'
import { execute } from '#tests/fixtures/browser'
import { editorJourneys, panelNames, startDesigning } from '#tests/fixtures/editor-journeys'
import { hold } from '#tests/fixtures/hold'

editorJourneys()

test('SECT-11 the keyboard selects, moves, copies, deletes, takes back and previews', async ({
  page,
}) => {
  const [first, second] = await startDesigning(page, 'Hero', 'FAQ')
  await expect(page.locator('.section[data-selected]')).toHaveAttribute('aria-label', second)
  await page.keyboard.press('ArrowUp')
  await expect(page.locator('.section[data-selected]')).toHaveAttribute('aria-label', first)
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(() => panelNames(page)).toEqual([second, first])
  await page.keyboard.press('d')
  await expect.poll(() => panelNames(page)).toEqual([second, first, first])
  await expect(page.getByText('Section duplicated.')).toBeAttached()
  await page.keyboard.press('Delete')
  await expect.poll(() => panelNames(page)).toEqual([second, first])
  await expect(page.getByRole('button', { name: 'Undo delete section' })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect.poll(() => panelNames(page)).toEqual([second, first, first])
  // What came back is what the next key is for.
  await expect(page.locator('.section').last()).toHaveAttribute('data-selected')
  await expect(page.locator('.section[data-selected]')).toBeFocused()
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(() => panelNames(page)).toEqual([second, first])
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('p')
  await expect(page.locator('.editor[data-view="preview"]')).toBeVisible()
  await page.keyboard.press('p')
  await expect(page.locator('.editor[data-view="build"]')).toBeVisible()
  await page.keyboard.press('a')
  await expect(page.getByRole('heading', { name: 'Select A Panel' })).toBeVisible()
})

test('SECT-07 sections are dragged in the list and on the page; the order survives a reload', async ({
  page,
}) => {
  const [first, second, third] = await startDesigning(page, 'Hero', 'FAQ', 'Pricing')
  await page.reload()
  // The pointer comes once and rests: the first drag after loading works all the same.
  const fetched = page.waitForResponse(/\/assets\/drag-/)
  await page.locator('.panel-row-link').first().hover()
  await fetched
  await expect(page.locator('.panel-rows > li[draggable]')).toHaveCount(1)
  const to = await page.locator('.panel-row-link').nth(2).boundingBox()
  await page.mouse.down()
  await page.mouse.move((to?.x ?? 0) + 60, (to?.y ?? 0) + 20, { steps: 5 })
  await page.mouse.move((to?.x ?? 0) + 60, (to?.y ?? 0) + 40, { steps: 5 })
  await page.mouse.up()
  await expect.poll(() => panelNames(page)).toEqual([second, third, first])
  await expect(page.getByText('Section moved to place 3 of 3.')).toBeAttached()
  await page.reload()
  expect(await panelNames(page)).toEqual([second, third, first])
})

test('a change touches its own section only, on the page and in the list', async ({ page }) => {
  await startDesigning(page, 'Hero', 'FAQ', 'Pricing')
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const touched = new Set<string>()
    const note = (changes: MutationRecord[]) => {
      for (const { target, attributeName } of changes) {
        // What the pointer comes over can be dragged from then on.
        if (/^(draggable|data-drop-target-for-element)$/.test(attributeName ?? '')) continue
        const near = (target as Element).closest<HTMLElement>(
          '.section, .panel-rows > li, .canvas-page',
        )
        const link = near?.querySelector<HTMLAnchorElement>('.panel-row-link')
        touched.add(link ? link.hash.slice(1) : (near?.id ?? ''))
      }
    }
    const all = { subtree: true, childList: true, attributes: true }
    for (const part of ['.canvas', '.panel-rows']) {
      new MutationObserver(note).observe(document.querySelector(part) as Element, all)
    }
    Object.assign(window, { touched })
  })
  await page.locator('.section-bar').getByRole('button', { name: 'Right' }).click()
  await expect(page.locator('.section[data-selected] img')).toHaveAttribute('src', /\/right\//)
  await expect(page.locator('.saved-state')).toHaveText('Saved')
  const own = await page.locator('.section[data-selected]').getAttribute('id')
  const touched = () =>
    page.evaluate(() => [...(window as unknown as { touched: Set<string> }).touched])
  expect(await touched()).toEqual([own])
})

test('UI-36 Select A Panel stays open while several panels are added, each below the last', async ({
  page,
}) => {
  await startDesigning(page)
  await page.getByRole('main').getByRole('link', { name: 'Add panel' }).click()
  await page.getByRole('link', { name: 'Add several' }).click()
  const cards = page.locator('.panel-card')
  const names: string[] = []
  await expect(page.getByRole('link', { name: 'Done' })).toBeVisible()
  for (const at of [0, 1, 2]) {
    names.push((await cards.nth(at).getAttribute('aria-label')) ?? '')
    await cards.nth(at).getByRole('button', { name: /^Add / }).click()
    await expect(cards.nth(at)).toContainText('1 added')
  }
  await page.getByRole('link', { name: 'Done' }).click()
  await expect.poll(() => panelNames(page)).toEqual(names)
  await expect(page.locator('.section').last()).toBeInViewport()
  await expect(page.getByText('Saved')).toBeVisible()
  await page.reload()
  expect(await panelNames(page)).toEqual(names)
})

test('changes wait while the network is gone and are sent afterwards', async ({
  page,
  context,
}) => {
  await startDesigning(page, 'Hero')
  await expect(page.getByText('Saved')).toBeVisible()
  await page.locator('.section-bar').getByRole('button', { name: 'Right' }).click()
  await expect(page.getByText('Saved')).toBeVisible()
  await context.setOffline(true)
  await page.locator('.section-bar').getByRole('button', { name: 'Center' }).click()
  await expect(page.getByText('Offline')).toBeVisible()
  await expect(page.locator('.section img').first()).toHaveAttribute('src', /\/center\//)
  await context.setOffline(false)
  await expect(page.getByText('Saved')).toBeVisible({ timeout: 15_000 })
  await page.reload()
  await expect(page.locator('.section img').first()).toHaveAttribute('src', /\/center\//)
})

for (const [then, keys] of [
  ['it is taken back', 'Control+z'],
  ['something else follows', 'd'],
] as const) {
  test(`SECT-10 what is offered beside a deleted section is gone when ${then}`, async ({
    page,
  }) => {
    await startDesigning(page, 'Hero', 'FAQ')
    const offered = page.locator('.flash').getByRole('button', { name: 'Undo' })
    await page.keyboard.press('Delete')
    await expect(offered).toBeVisible()
    await page.keyboard.press(keys)
    // Sooner than it goes by itself.
    await expect(offered).toHaveCount(0, { timeout: 1000 })
    await expect(page.locator('.section')).toHaveCount(2)
  })
}

test('SECT-10 nothing is offered for a deletion that is answered after the next change', async ({
  page,
}) => {
  await startDesigning(page, 'Hero', 'FAQ')
  const letGo = await hold(page, /\/delete/, 'POST')
  const answered = page.waitForResponse(/\/duplicate/)
  await page.keyboard.press('Delete')
  await page.keyboard.press('d')
  letGo()
  await answered
  await expect(page.locator('.saved-state')).toHaveText('Saved')
  await expect(page.locator('.section')).toHaveCount(2)
  // Now, not when it would have gone by itself.
  expect(await page.locator('.flash').getByRole('button', { name: 'Undo' }).count()).toBe(0)
})

test('a change waits for a server that does not answer, and the bar says so', async ({ page }) => {
  await startDesigning(page, 'Hero')
  await page.waitForLoadState('networkidle')
  const gateway = { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }
  // The change alone: `style` is also the name of the script that sends it.
  const change = /\/sections\/[^/]+\/style/
  await page.route(change, (route) => route.fulfill(gateway))
  await page.locator('.section-bar').getByRole('button', { name: 'Center' }).click()
  await expect(page.locator('.saved-state')).toHaveText('Server not responding')
  await page.unroute(change)
  await expect(page.locator('.saved-state')).toHaveText('Saved')
  await page.reload()
  await expect(page.locator('.section img').first()).toHaveAttribute('src', /\/center\//)
})

test('PANEL-17 pictures that did not come while the server was away come when it is back', async ({
  page,
}) => {
  await startDesigning(page, 'Hero')
  await page.locator('.section-bar').getByRole('button', { name: 'Right' }).click()
  await expect(page.locator('.saved-state')).toHaveText('Saved')
  await page.waitForLoadState('networkidle')
  await page.route('**/*', (route) => route.abort('connectionrefused'))
  await page.locator('.section-bar').getByRole('button', { name: 'Center' }).click()
  await expect(page.locator('.saved-state')).toHaveText('Server not responding')
  const instead = page.locator('.section .image-placeholder')
  await expect(instead).toBeVisible({ timeout: 20_000 })
  await page.unroute('**/*')
  await expect(page.locator('.saved-state')).toHaveText('Saved', { timeout: 20_000 })
  await expect(instead).toHaveCount(0, { timeout: 40_000 })
  const picture = page.locator('.section img').first()
  await expect(picture).toHaveAttribute('src', /\/center\//)
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(width).toBeGreaterThan(0)
})

for (const operation of ['Center', 'Grey', 'Move up', 'Duplicate', 'Delete', 'Undo'] as const) {
  test(`SECT-10 ${operation} waits when its first use is offline`, async ({ page, context }) => {
    await startDesigning(page, 'Hero', 'FAQ')
    const link = page.locator('.panel-row-link').last()
    await page.goto(await link.evaluate((a: HTMLAnchorElement) => a.href))
    await page.waitForLoadState('networkidle')
    const state = () =>
      page
        .locator('.section img')
        .evaluateAll((all) => all.map((image) => image.getAttribute('src')).join(' '))
    const before = await state()
    await context.setOffline(true)
    const undo = operation === 'Undo'
    await (undo
      ? page.getByRole('button', { name: 'Undo add panel' })
      : page.locator('.section-bar').getByRole('button', { name: operation, exact: true })
    ).click()
    await expect(page.locator('.saved-state')).toHaveText('Offline')
    if (!undo) await expect.poll(state).not.toBe(before)
    await context.setOffline(false)
    await expect(page.locator('.saved-state')).toHaveText('Saved')
    const after = await state()
    expect(after).not.toBe(before)
    await page.reload()
    expect(await state()).toBe(after)
  })
}

test('SECT-10 undo by key says what it took back and shows it, offers Redo, and asks about an earlier visit', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await startDesigning(page, 'Hero', 'FAQ', 'Pricing')
  const key = (init: { key: string; code: string; ctrlKey: boolean }) =>
    page.evaluate((it) => {
      const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...it })
      document.body.dispatchEvent(event)
    }, init)
  await page.keyboard.press('d')
  await expect(page.locator('.section')).toHaveCount(4)
  await expect(page.locator('.saved-state')).toHaveText('Saved')
  // Of a layout without Latin letters.
  await key({ key: 'я', code: 'KeyZ', ctrlKey: true })
  await expect(page.locator('.section')).toHaveCount(3)
  const toast = page.locator('.flash')
  await expect(toast).toContainText('Undone: duplicate section.')
  await expect(toast.getByRole('button', { name: 'Redo' })).toBeVisible()
  await key({ key: 'ψ', code: 'KeyY', ctrlKey: true })
  await expect(page.locator('.section')).toHaveCount(4)
  await expect(page.locator('.section[data-changed]')).toHaveCount(1)
  await expect(page.locator('.section[data-changed]')).toBeInViewport()
  await expect(page.locator('.section[data-changed]')).toHaveCount(0)
  await expect(page.locator('.saved-state')).toHaveText('Saved')
  const project = new URL(page.url()).pathname.split('/')[2]
  const ofPages = 'page_id in (select id from pages where project_id = ?)'
  execute(`update page_ops set created_at = created_at - 40000000 where ${ofPages}`, project)
  await page.reload()
  await page.waitForLoadState('networkidle')
  const question = page.getByRole('alertdialog')
  for (const answer of ['Escape', 'Enter']) {
    await page.keyboard.press('Control+z')
    await expect(question).toContainText(/Undo a change from .+ [AP]M UTC \(/)
    await expect(question.getByRole('button', { name: 'Undo it' })).toBeFocused()
    const words = await question.locator('p').boundingBox()
    const button = await question.getByRole('button', { name: 'Undo it' }).boundingBox()
    expect(button?.y).toBeGreaterThanOrEqual((words?.y ?? 0) + (words?.height ?? 0))
    await expect(page.locator('.section')).toHaveCount(4)
    await page.keyboard.press(answer)
    await expect(question).toHaveCount(0)
    await expect(page.locator('body')).not.toBeFocused()
  }
  await expect(page.locator('.section')).toHaveCount(3)
})

test('SECT-11 the key that deletes on a Mac deletes the section there, and nowhere else', async ({
  page,
}) => {
  await startDesigning(page, 'Hero', 'FAQ')
  await page.keyboard.press('Backspace')
  await page.waitForTimeout(300)
  await expect(page.locator('.section')).toHaveCount(2)
  await page.evaluate(() => Object.defineProperty(navigator, 'platform', { value: 'MacIntel' }))
  await page.keyboard.press('Backspace')
  await expect(page.locator('.section')).toHaveCount(1)
})

test('SECT-10 an undo whose answer was lost is sent again, and takes back one change', async ({
  page,
}) => {
  await startDesigning(page, 'Hero', 'FAQ', 'Pricing')
  const posted = /\/pages\/[^/]+\/undo/
  await page.route(
    posted,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  const answered = page.waitForResponse(posted)
  await page.getByRole('button', { name: 'Undo add panel' }).click()
  await answered
  await expect(page.locator('.saved-state')).toHaveText('Saved')
  await page.reload()
  await expect(page.locator('.section')).toHaveCount(2)
})

test('a moved section keeps the focus on the button that moved it', async ({ page }) => {
  await startDesigning(page, 'Hero', 'FAQ', 'Pricing')
  const up = page.locator('.section-bar').getByRole('button', { name: 'Move up' })
  await up.focus()
  await page.keyboard.press('Enter')
  await expect(up).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(up).toBeFocused()
  await expect(page.getByText('Section moved to place 1 of 3.')).toBeAttached()
})

for (const by of ['mouse', 'keyboard'] as const) {
  test(`after Add by ${by} the page is there at once and has the focus`, async ({ page }) => {
    await startDesigning(page, 'Hero')
    const add = page.locator('.panel-card').nth(1).getByRole('button', { name: /^Add / })
    const press = async () => {
      await expect(add).toBeVisible()
      // What a person has in the same moment, before the address follows.
      await page.evaluate(() => {
        const note = () => {
          const dialog = document.querySelector('dialog')
          Object.assign(window, {
            inTheWay: dialog?.checkVisibility({ opacityProperty: true }),
            at: window.location.pathname,
          })
        }
        document.addEventListener('submit', () => queueMicrotask(note), { once: true })
      })
      await (by === 'mouse' ? add.click() : add.press('Enter'))
      expect(await page.evaluate('window.inTheWay')).toBe(false)
      expect(await page.evaluate('window.at')).toMatch(/panels$/)
    }
    const sections = page.locator('.section')
    await page.locator('.add-pill').click()
    await press()
    // Its control has left with the choice: the section that came has it.
    await expect(sections.nth(1)).toBeFocused()
    await page.keyboard.press('d')
    await expect(sections).toHaveCount(3)
    await expect(page.locator('dialog')).toHaveCount(0)
    const inList = page.getByRole('region', { name: /^Panels on/ })
    const opener = inList.getByRole('link', { name: 'Add panel' })
    await opener.press('Enter')
    await press()
    await expect(opener).toBeFocused()
    await expect(sections).toHaveCount(4)
    await expect(page).toHaveURL(/[?&]s=/)
    await page.goBack()
    await expect(add).toBeVisible()
  })
}

test('PANEL-04 two variants chosen one right after the other both count', async ({ page }) => {
  await startDesigning(page)
  await page.getByRole('main').getByRole('link', { name: 'Add panel' }).click()
  const card = page.locator('.panel-card').first()
  const name = await card.getAttribute('aria-label')
  await card.hover()
  await card.getByRole('link', { name: `Preview ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: `${name}` })
  await expect(dialog.getByRole('link', { name: 'Center' })).toBeVisible()
  // Both in one moment: the page has drawn nothing of the first when the second is pressed.
  await dialog.evaluate((shown) => {
    for (const word of ['Center', 'Dark'])
      shown.querySelector<HTMLElement>(`[aria-label="${word}"]`)?.click()
  })
  await expect(dialog.getByRole('img', { name: `${name}, center, dark` })).toBeVisible()
})

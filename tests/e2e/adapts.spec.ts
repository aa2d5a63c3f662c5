import { expect, type Locator, type Page, test } from '@playwright/test'
import { makeBookablePerson, signUpAsClient, weekWith } from '#tests/fixtures/booking-journeys'
import {
  answersByScript,
  execute,
  newProject,
  send,
  settled,
  signUp,
} from '#tests/fixtures/browser'
import { startDesigning } from '#tests/fixtures/editor-journeys'
import { clientAndMaker } from '#tests/fixtures/order-world'

/** What the product makes of the keyboard alone, of paper, large letters and the system's own colors. */

/** Whether it has the colors of what is selected, as the system has them. */
const isHighlighted = (element: Locator) =>
  element.evaluate((node) => {
    const sample = document.body.appendChild(document.createElement('p'))
    sample.style.cssText = 'forced-color-adjust: none; background: Highlight'
    const { backgroundColor } = getComputedStyle(sample)
    sample.remove()
    return getComputedStyle(node).backgroundColor === backgroundColor
  })

const userMenu = (page: Page) => page.locator('details.menu', { hasText: 'user menu' })

test('with forced colors the rating that is chosen differs from the others', async ({
  page,
  browser,
}) => {
  const { order } = await clientAndMaker(page, browser, true, { status: 'completed' })
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(order.path)
  const chosen = page.getByRole('radio', { name: '4' })
  await chosen.check()
  await chosen.blur()
  const square = (n: string) => page.locator('.rating-choice', { hasText: n })
  await expect.poll(() => isHighlighted(square('4'))).toBe(true)
  expect(await isHighlighted(square('2'))).toBe(false)
})

test('with forced colors the chosen time of a call differs from the others', async ({ page }) => {
  const elif = await makeBookablePerson(page)
  await signUpAsClient(page)
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(weekWith(elif))
  await page.locator('.opening').last().click()
  const chosen = page.locator('.opening.is-chosen')
  await expect(chosen).toHaveCount(1)
  await expect.poll(() => isHighlighted(chosen)).toBe(true)
  expect(await isHighlighted(page.locator('.opening').first())).toBe(false)
})

test('a menu that the keyboard leaves is closed, and Escape stays where one is', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/projects')
  await settled(page)
  const menu = userMenu(page)
  await menu.locator('summary').focus()
  await page.keyboard.press('Enter')
  const signout = menu.getByRole('button', { name: 'Signout' })
  await expect(signout).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(signout).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(signout).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(menu.locator('summary')).not.toBeFocused()
})

test('the focus is in the content when a dialog leaves that nothing on its screen has opened', async ({
  page,
}) => {
  await signUp(page)
  const id = await newProject(page, 'Kiln')
  await page.goto(`/projects/${id}/shortcuts`)
  await settled(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})

test('what is reached by keys does not lie under buttons that are pinned', async ({ page }) => {
  await signUp(page)
  await page.goto('/projects')
  // What is put into a page before script has taken it over is thrown away by it.
  await answersByScript(page)
  await page.evaluate(() => {
    const form = document.createElement('form')
    const fields = Array.from({ length: 40 }, () => '<input class="input">').join('')
    form.innerHTML = `${fields}<div class="form-actions form-actions-pinned"><a href="#">Save</a></div>`
    document.querySelector('main')?.append(form)
  })
  const fields = page.locator('form:has(.form-actions-pinned) > input')
  await fields.first().focus()
  for (let times = 1; times < 40; times += 1) {
    await page.keyboard.press('Tab')
    const field = await fields.nth(times).boundingBox()
    const pinned = await page.locator('.form-actions-pinned').boundingBox()
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual((pinned?.y ?? 0) + 1)
  }
})

for (const [width, height] of [
  [720, 450],
  [844, 220],
] as const) {
  test(`the menus of the editor are reached in a window of ${width} × ${height}`, async ({
    page,
  }) => {
    await signUp(page)
    const id = await newProject(page, 'Kiln')
    await page.setViewportSize({ width, height })
    await page.goto(`/projects/${id}`)
    await settled(page)
    const menus = page.locator('.editor-bar details.menu:visible')
    await expect(menus.first()).toBeVisible()
    for (const menu of await menus.all()) {
      await menu.locator('summary').click()
      const last = menu.locator('.menu-row').last()
      await last.scrollIntoViewIfNeeded()
      await expect(last).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Escape')
    }
  })
}

test('on paper there is what was said, and nothing to be pressed', async ({ page, browser }) => {
  const { order } = await clientAndMaker(page, browser, true, { status: 'in_progress' })
  await page.goto(`${order.path}?v=2`)
  await expect(page.getByLabel('Message', { exact: true }).first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.conversation > form')).toBeHidden()
  for (const button of await page.locator('.btn:not(.btn-tint)').all()) {
    await expect(button).toBeHidden()
  }
  const done = page.locator('.order-steps > [data-state="done"] > .order-step-mark').first()
  expect(await done.evaluate((mark) => getComputedStyle(mark).printColorAdjust)).toBe('exact')
})

test('a printed list has its rows and its length, and nothing to search it with', async ({
  page,
}) => {
  await signUp(page)
  await newProject(page, 'Kiln')
  await page.goto('/projects')
  await expect(page.getByRole('searchbox')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('searchbox')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Kiln' })).toBeVisible()
  await expect(page.locator('details.menu summary').first()).toBeHidden()
})

test('the sitemap begins on the sheet that has its title', async ({ page }) => {
  await signUp(page)
  const id = await newProject(page, 'Kiln')
  await page.goto(`/projects/${id}/sitemap`)
  await settled(page)
  const pdf = await page.pdf({ format: 'A4', landscape: true })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

test('on a phone with text of twice the size nothing is wider than the window, and menus lie in it', async ({
  page,
  browser,
}) => {
  const { order } = await clientAndMaker(page, browser, true, { status: 'in_progress' })
  // Lengths follow the text: half the window is the same as twice the text.
  await page.setViewportSize({ width: 195, height: 422 })
  for (const path of [order.path, `${order.path}?v=2`, '/order']) {
    await page.goto(path)
    await settled(page)
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(await over(), path).toBeLessThanOrEqual(0)
  }
  await userMenu(page).locator('summary').click()
  const signout = userMenu(page).getByRole('button', { name: 'Signout' })
  await signout.scrollIntoViewIfNeeded()
  await expect(signout).toBeInViewport({ ratio: 1 })
  await page.goto(`${order.path}?v=2`)
  const form = page.locator('.conversation > form')
  expect(await form.evaluate((node) => getComputedStyle(node).position)).toBe('static')
})

test('in the editor with text of twice the size nothing lies on another and names are whole', async ({
  page,
}) => {
  const email = await signUp(page)
  execute("update users set role = 'admin' where email = ?", email)
  const id = await newProject(page, 'Tidewater Kayaks', 'Opening hours')
  execute("update pages set header = 'none' where project_id = ?", id)
  await page.goto(`/projects/${id}`)
  await settled(page)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const bar = page.locator('.editor-bar')
  const overlaps = await bar.evaluate((element) => {
    const parts = [...element.querySelectorAll('a, button, summary, h1, .saved-state')]
      .filter((part) => part.checkVisibility() && !part.closest('h1 *, .menu-list'))
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1)
    const named = (part: Element) => part.getAttribute('aria-label') ?? part.textContent
    return parts.flatMap(({ part, box }, at) =>
      parts
        .slice(at + 1)
        .filter(({ part: other }) => !part.contains(other) && !other.contains(part))
        .filter(
          ({ box: it }) =>
            it.left < box.right - 1 &&
            it.right > box.left + 1 &&
            it.top < box.bottom - 1 &&
            it.bottom > box.top + 1,
        )
        .map(({ part: other }) => `${named(part)} and ${named(other)}`),
    )
  })
  expect(overlaps).toEqual([])
  const texts = [
    bar.getByRole('heading', { level: 1 }),
    page.locator('.page-link .page-name'),
    page.locator('.panel-rows > li[data-slot]').first(),
    bar.getByRole('link', { name: '390' }),
  ]
  for (const text of texts) {
    const cut = await text.evaluate(
      (element) =>
        [element, ...element.querySelectorAll<HTMLElement>('*')].filter(
          (part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0,
        ).length,
    )
    expect(cut, (await text.textContent()) ?? '').toBe(0)
    await expect(text).toBeInViewport({ ratio: 1 })
  }
  const left = await page.locator('.editor-left').boundingBox()
  const none = await page.getByText('None', { exact: true }).first().boundingBox()
  expect((none?.x ?? 0) + (none?.width ?? 0)).toBeLessThanOrEqual(
    (left?.x ?? 0) + (left?.width ?? 0),
  )
})

test('at twice the size the controls of a section and the head of a sheet are in the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 720, height: 450 })
  await startDesigning(page, 'Hero', 'FAQ')
  const bar = page.locator('.section-bar')
  await page.reload()
  await expect(bar).toBeInViewport({ ratio: 1 })
  await page.locator('.section-cover').click({ position: { x: 40, y: 40 } })
  await expect(bar).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByRole('link', { name: 'Panels', exact: true }).click()
  // What lies over a link would take the press.
  await page.getByRole('link', { name: 'Select several' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('Select several opens with the focus on its first section', async ({ page }) => {
  await startDesigning(page, 'Hero', 'FAQ')
  const editor = new URL(page.url())
  await signUp(page)
  // Where a section could go: the field that asks for it comes last.
  await send(page, `${editor.pathname}/pages/new`, { name: 'About' })
  await page.goto(editor.href)
  await page.getByRole('link', { name: 'Select several' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('combobox')).toBeVisible()
  await expect(dialog.getByRole('checkbox').first()).toBeFocused()
})

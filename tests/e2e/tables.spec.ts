import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import {
  execute,
  freshEmail,
  newProject,
  queryRow,
  settled,
  signUpAsAdmin,
  unused,
} from '#tests/fixtures/browser'
import { become, makeRequest } from '#tests/fixtures/conversation-world'

const widths = [360, 768, 1024, 1280, 1366, 1440]
const long = 'Bartholomew Quennell-Ashworth of Saltmarsh and Tidewater Pottery'

/** Somebody with a temporary password, an invitation, a project and templates with long names. */
async function fillTables(page: Page): Promise<string> {
  await signUpAsAdmin(page)
  const email = `b.quennell-${freshEmail()}`
  const form = { fullName: long, email, role: 'client', packages: '', key: randomUUID() }
  await page.request.post('/admin/users/new', { form })
  const user = queryRow('select id from users where email = ?', email)
  expect(user).toBeDefined()
  const invited = `someone-with-a-long-address-${freshEmail()}`
  await page.request.post('/admin/users/invite', {
    form: { email: invited, role: 'user', package: '', key: randomUUID() },
  })
  const project = await newProject(page, long)
  execute("update projects set kind = 'project_template', published = 0 where id = ?", project)
  await newProject(page, long)
  await page.request.post(`/admin/users/${user?.id}`, {
    form: { fullName: `${long} II`, email, role: 'client', version: '1' },
  })
  return String(user?.id)
}

/** What of a page lies outside the window or under something else, in words. */
const outOfReach = (page: Page) =>
  page.evaluate(() => {
    const wrong: string[] = []
    const over = document.documentElement.scrollWidth - innerWidth
    if (over > 0) wrong.push(`the page is ${over} px too wide`)
    for (const control of document.querySelectorAll('tbody a, tbody summary, tbody button')) {
      if (control.closest('details:not([open])') && control.tagName !== 'SUMMARY') continue
      control.scrollIntoView({ block: 'center' })
      const { left, right, top, bottom, width } = control.getBoundingClientRect()
      if (width === 0) continue
      const name = control.getAttribute('aria-label') ?? control.textContent
      if (left < 0 || right > innerWidth) wrong.push(`${name}: ${left} to ${right}`)
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      if (!there || !control.contains(there)) wrong.push(`${name} is under ${there?.outerHTML}`)
    }
    return wrong
  })

test('every table fits its window, and what acts on a row is in it, at every width', async ({
  page,
}) => {
  const user = await fillTables(page)
  const tables = [
    '/admin/users',
    '/admin/users/invitations',
    '/admin/outbox',
    '/admin/project-templates?view=table',
    '/admin/page-templates?view=table',
    '/admin/panels/categories',
    '/projects/all',
    `/admin/users/${user}?tab=history`,
    '/admin/general-settings?tab=history',
  ]
  for (const address of tables) {
    await page.goto(address)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      expect(await outOfReach(page), `${address} at ${width}`).toEqual([])
    }
  }
})

test('columns give way in their order, a name has two lines, what a row says stays', async ({
  page,
}) => {
  await fillTables(page)
  await page.goto('/admin/users')
  const row = page.getByRole('row').filter({ hasText: long }).first()
  const shown = async (width: number) => {
    await page.setViewportSize({ width, height: 800 })
    return page
      .locator('thead th')
      .evaluateAll((heads) =>
        heads
          .filter((head) => head.getBoundingClientRect().width > 1)
          .map((head) => head.textContent),
      )
  }
  const fewest = ['Name', 'Role', 'Actions']
  expect(await shown(768)).toEqual(fewest)
  expect(await shown(1024)).toEqual(['Name', 'Email', 'Role', 'Last seen', 'Actions'])
  const [most, middle] = [await shown(1440), await shown(1280)]
  expect(most).toHaveLength(8)
  expect(most.filter((label) => !middle.includes(label))).toEqual(['Projects', 'Created'])
  for (const width of widths.slice(1)) {
    await shown(width)
    const temporary = row.getByText('Temporary password').filter({ visible: true })
    await expect(temporary).toHaveCount(1)
    await expect(temporary).toBeInViewport()
    const name = await row.locator('.cover-link').evaluate((link) => {
      const { lineHeight, paddingTop } = getComputedStyle(link)
      const lines = (link.clientHeight - parseFloat(paddingTop)) / parseFloat(lineHeight)
      return { lines, cut: link.scrollHeight > link.clientHeight + 1 }
    })
    expect(name, String(width)).toEqual({ lines: 2, cut: true })
  }
})

test('at 1440 a role, an email and a temporary password are read whole, of several packages how many', async ({
  page,
}) => {
  await fillTables(page)
  // Of the length that most have, on the first page of the list.
  const email = `esther.${randomUUID().slice(0, 4)}@quill.example`
  const form = { fullName: 'Esther Lindqvist', email, role: 'user', key: randomUUID() }
  await page.request.post('/admin/users/new', { form })
  const esther = String(queryRow('select id from users where email = ?', email)?.id)
  execute(
    "update users set organization = 1, employee_role = 'Developer', temp_password = 0 where id = ?",
    esther,
  )
  for (const name of [unused('Care'), unused('Launch')]) {
    const id = randomUUID()
    execute(
      'insert into request_packages (id, name, created_at, updated_at) values (?, ?, 1, 1)',
      ...[id, name],
    )
    execute('insert into user_packages (user_id, package_id) values (?, ?)', esther, id)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/admin/users')
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row.getByRole('cell', { name: 'Employee Developer' })).toBeVisible()
  await expect(row.getByText('+1')).toBeVisible()
  const chip = page.getByRole('cell', { name: 'Temporary password' }).first()
  for (const cell of [...(await row.getByRole('cell').all()).slice(1), chip]) {
    const over = await cell.evaluate((it) => it.scrollWidth - it.clientWidth)
    expect(over, String(await cell.textContent())).toBeLessThanOrEqual(0)
  }
})

test('a date at the end of a row is read whole, and so is how long work waits', async ({
  page,
}) => {
  const client = await become(page, 'Nadia Hollis', "role = 'client'")
  const profile = randomUUID()
  execute(
    `insert into company_profiles (id, name, owner_id, created_at, updated_at)
      values (?, 'Hollis & Reed', ?, 1, 1)`,
    ...[profile, client.id],
  )
  const hours = 12 * 3_600_000
  makeRequest(client.id, client.id, {
    company_profile_id: profile,
    status: 'paused',
    status_before_pause: 'in_progress',
    paused_at: Date.now() - hours,
    created_at: Date.UTC(2026, 10, 22),
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/company-profile/${profile}/requests`)
  await expect(page.getByRole('cell', { name: 'Paused 12 hours' })).toBeVisible()
  const cut = await page
    .locator('tbody td')
    .filter({ hasText: /20\d\d|Paused/ })
    .evaluateAll((cells) =>
      cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
    )
  expect(cut).toEqual([])
})

test('what sorts a list is at least 24 px wide and high', async ({ page }) => {
  const admin = await become(page, 'Ingrid Solberg', "role = 'admin'")
  makeRequest(admin.id, admin.id)
  for (const width of [1440, 768]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/requests/all')
    const sorts = page.locator('thead th > a').filter({ visible: true })
    await expect(sorts.first()).toBeVisible()
    const small = await sorts.evaluateAll((links) =>
      links.flatMap((link) => {
        const { width, height } = link.getBoundingClientRect()
        return width > 0 && (width < 24 || height < 24)
          ? [`${link.textContent} ${width}×${height}`]
          : []
      }),
    )
    expect(small).toEqual([])
  }
})

test('the menu of the last row opens upwards where there is no room below', async ({ page }) => {
  await signUpAsAdmin(page)
  const csv = Array.from({ length: 20 }, () => `${freshEmail()}, user`).join('\n')
  await page.request.post('/admin/users/bulk-invite', { form: { csv, key: randomUUID() } })
  await page.goto('/admin/users/invitations')
  await settled(page)
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    const rows = page.getByRole('row')
    const press = (nth: number, block: ScrollLogicalPosition) => {
      const summary = rows.nth(nth).locator('.menu > summary')
      return summary.evaluate((element: HTMLElement, to) => {
        element.scrollIntoView({ block: to })
        element.click()
      }, block)
    }
    await press(15, 'end')
    const revoke = page.getByRole('link', { name: 'Revoke' }).filter({ visible: true })
    await expect(revoke).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await press(10, 'center')
    const below = await rows.nth(10).locator('.menu-panel').boundingBox()
    const button = await rows.nth(10).locator('.menu > summary').boundingBox()
    expect(below?.y).toBeGreaterThan(button?.y ?? Infinity)
    await page.keyboard.press('Escape')
  }
})

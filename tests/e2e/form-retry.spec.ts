import { expect, type Locator, type Page, test } from '@playwright/test'
import { breakOff } from '#tests/fixtures/broken-off'
import {
  execute,
  freshEmail,
  queryRow,
  send,
  settled,
  signUp,
  signUpAsAdmin,
} from '#tests/fixtures/browser'
import { startDesigning } from '#tests/fixtures/editor-journeys'
import { hold } from '#tests/fixtures/hold'

type Trouble = { name: string; begin: (page: Page) => Promise<unknown>; says: string }

/** What is in the way of every request, and what the notice says of it. */
const troubles: Trouble[] = [
  {
    name: 'offline',
    begin: (page) => page.context().setOffline(true),
    says: 'You are offline.',
  },
  {
    name: 'with the answer of a proxy',
    begin: (page) =>
      page
        .context()
        .route('**/*', (route) =>
          route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
        ),
    says: 'Something went wrong on our side.',
  },
]
const over = async (page: Page) => {
  await page.context().setOffline(false)
  await page.context().unroute('**/*')
}

/** Whether it is what lies under its own middle. */
function isAtItsMiddle(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const there = document.elementFromPoint(left + width / 2, top + height / 2)
  return element.contains(there)
}

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'is still here' })

/** Presses a button that cannot be heard; then says so, and sends again when it can. */
async function sendThrough(
  page: Page,
  { begin, says }: Trouble,
  button: string,
  kept: () => Promise<void>,
) {
  await settled(page)
  // What keeps forms is fetched beside what a page needs at first.
  await page.waitForLoadState('networkidle')
  await begin(page)
  await page.getByRole('button', { name: button, exact: true }).click()
  await expect(notice(page)).toContainText(says)
  await kept()
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(notice(page)).toContainText(says)
  await kept()
  await over(page)
  // Why it was held is over by itself; what was held stays.
  if (says === 'You are offline.') {
    await expect(notice(page)).toContainText('You are online again.')
    // Good news does not look like an error.
    await expect(notice(page)).not.toHaveClass(/flash-error/)
  }
  await page.getByRole('button', { name: 'Send again' }).click()
}

for (const trouble of troubles) {
  test(`a form in a dialog, a whole form and a chosen file stay ${trouble.name}`, async ({
    page,
  }) => {
    await signUp(page)
    await page.goto('/projects/new')
    const name = page.getByRole('dialog').getByLabel('Name').first()
    await name.fill('Kiln and kettle')
    await sendThrough(page, trouble, 'Create project', () =>
      expect(name).toHaveValue('Kiln and kettle'),
    )
    await expect(page.getByRole('heading', { name: "Let's build your first page!" })).toBeVisible()
    await page.goto('/projects')
    await expect(page.getByText('Kiln and kettle')).toHaveCount(1)

    await page.goto('/account-settings')
    const fullName = page.getByLabel('Full name')
    await fullName.fill('Jane Dormer')
    await sendThrough(page, trouble, 'Save profile', () =>
      expect(fullName).toHaveValue('Jane Dormer'),
    )
    await expect(page.getByText('Profile successfully updated.')).toBeVisible()

    await page.goto('/account-settings/photo')
    const file = page.getByLabel('Picture')
    await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture })
    await sendThrough(page, trouble, 'Save photo', async () =>
      expect(await file.evaluate((field: HTMLInputElement) => field.files?.[0]?.name)).toBe(
        'me.png',
      ),
    )
    await expect(page.getByText('Profile photo successfully updated.')).toBeVisible()
  })

  test(`a form that is sent to another address stays ${trouble.name}`, async ({ page }) => {
    await startDesigning(page)
    const name = page.getByLabel('Project name')
    await name.fill('Kiln and kettle')
    await sendThrough(page, trouble, 'Save brand', () =>
      expect(name).toHaveValue('Kiln and kettle'),
    )
    await expect(page.getByRole('heading', { name: 'Kiln and kettle' })).toBeVisible()
  })

  test(`a link keeps the page and what is typed ${trouble.name}`, async ({ page }) => {
    await signUp(page)
    await page.goto('/account-settings')
    const fullName = page.getByLabel('Full name')
    await fullName.fill('Jane Dormer')
    await settled(page)
    await page.waitForLoadState('networkidle')
    await trouble.begin(page)
    await page.getByRole('link', { name: 'My Projects' }).first().click()
    const stays = page.getByRole('alert').filter({ hasText: 'This page stays as it is.' })
    await expect(stays).toContainText(trouble.says)
    await expect(fullName).toHaveValue('Jane Dormer')
    await over(page)
    await expect(stays).not.toContainText('You are offline.')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveURL('/projects')
    await expect(page.getByRole('heading', { name: 'My Projects' })).toBeVisible()
  })
}

test('the notice of a form that waits says when the server is back, and the form is sent on request', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/account-settings')
  await page.getByLabel('Full name').fill('Jane Dormer')
  await settled(page)
  await page.waitForLoadState('networkidle')
  await page.route('**/*', (route) => route.abort('connectionrefused'))
  await page.getByRole('button', { name: 'Save profile', exact: true }).click()
  await expect(notice(page)).toContainText('Panelry isn’t responding')
  await page.unroute('**/*')
  await expect(notice(page)).toContainText('Panelry is responding again.', { timeout: 40_000 })
  await expect(notice(page)).not.toHaveClass(/flash-error/)
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText('Profile successfully updated.')).toBeVisible()
})

test('a waiting form is not forgotten when a link is pressed: it is still said, and sent again', async ({
  page,
}) => {
  const email = await signUp(page)
  await page.goto('/account-settings')
  const fullName = page.getByLabel('Full name')
  await fullName.fill('Jane Dormer')
  await settled(page)
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(notice(page)).toContainText('You are offline.')
  const stays = notice(page).filter({ hasText: 'This page stays as it is.' })
  const projects = page.getByRole('link', { name: 'My Projects' }).first()
  const bell = page.getByRole('link', { name: 'Notifications' })
  // Also when several are pressed, and the bell, whose script does not come either.
  for (const link of [projects, projects, bell]) {
    await link.click()
    await expect(stays).toContainText('You are offline.')
    await expect(stays.getByRole('button', { name: 'Send again' })).toBeVisible()
  }
  await stays.getByRole('button', { name: 'Send again' }).click()
  await expect(stays).toHaveCount(0)
  await expect(notice(page)).toContainText('You are offline.')
  await projects.click()
  await expect(stays).toBeVisible()
  await page.context().setOffline(false)
  await expect(stays).toContainText('You are online again.')
  await stays.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText('Profile successfully updated.')).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
  expect(queryRow('select full_name as name from users where email = ?', email)?.name).toBe(
    'Jane Dormer',
  )

  // What was carried out does not wait any more.
  await page.context().setOffline(true)
  await projects.click()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
})

test('somebody who leaves a waiting form by a link is told nothing of it there', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/account-settings')
  await settled(page)
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Save profile' }).click()
  const projects = page.getByRole('link', { name: 'My Projects' }).first()
  await projects.click()
  await expect(notice(page)).toContainText('This page stays as it is.')
  await page.context().setOffline(false)
  await expect(notice(page)).toContainText('You are online again.')
  await projects.click()
  await expect(page.getByRole('heading', { name: 'My Projects' })).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
})

test('a screen whose answer breaks off half-way has not come: the page stays with what is typed', async ({
  page,
  baseURL,
}) => {
  await signUp(page)
  const way = await breakOff(baseURL ?? '', '/projects.data')
  await page.goto(`${way.url}/account-settings`)
  await page.getByLabel('Full name').fill('Jane Dormer')
  await settled(page)
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: 'My Projects' }).first().click()
  await expect(page.getByRole('alert')).toContainText('This page stays as it is.')
  await expect(page.getByLabel('Full name')).toHaveValue('Jane Dormer')
  way.mend()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'My Projects' })).toBeVisible()
  way.close()
})

test('the notice about a waiting form is folded away, still says that it waits, and opens again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signUp(page)
  await page.goto('/account-settings')
  await page.getByLabel('Full name').fill('Jane Dormer')
  await settled(page)
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Save profile' }).click()
  await notice(page).getByRole('button', { name: 'Hide' }).click()
  await expect(notice(page)).toHaveCount(0)
  const folded = page.getByRole('button', { name: 'Offline: show the message' })
  await expect(folded).toBeFocused()
  await page.evaluate(() => scrollTo(0, 0))
  const [said, title] = await Promise.all([
    folded.boundingBox(),
    page.getByRole('heading', { level: 1 }).boundingBox(),
  ])
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0)
  await folded.click()
  await expect(notice(page)).toContainText('You are offline.')
  await notice(page).getByRole('button', { name: 'Hide' }).click()
  // Another reason is said anew.
  await page.context().setOffline(false)
  await expect(notice(page)).toContainText('You are online again.')
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText('Profile successfully updated.')).toBeVisible()
})

test('a part opened from the bar of a phone is above the notice about a waiting form, the screen below it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signUp(page)
  await page.goto('/account-settings')
  await settled(page)
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(notice(page)).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  const covered = async (place: Locator) => {
    const [it, said] = await Promise.all([place.boundingBox(), notice(page).boundingBox()])
    return it && said && it.y < said.y + said.height && it.y + it.height > said.y
  }
  expect(await covered(page.getByRole('heading', { level: 1 }))).toBe(false)
  await page.locator('.phone-drawer > summary').click()
  const first = page.locator('.drawer-panel .nav-row').first()
  expect(await covered(first)).toBe(true)
  expect(await first.evaluate(isAtItsMiddle)).toBe(true)
})

test('a button pressed while another form is on its way waits for its turn', async ({ page }) => {
  await signUp(page)
  await page.goto('/account-settings')
  await settled(page)
  await page.waitForLoadState('networkidle')
  const letGo = await hold(page, '**/account-settings*', 'POST')
  const fullName = page.getByLabel('Full name')
  const mails = page.getByRole('group', { name: 'By email' }).getByRole('checkbox').first()
  const wanted = await mails.isChecked()
  await fullName.fill('Jane Dormer')
  await mails.setChecked(!wanted)
  await page.getByRole('button', { name: 'Save profile' }).click()
  const other = page.locator('form:has([name="part"][value="mails"]) button')
  await other.click()
  await expect(other).toHaveAttribute('aria-busy', 'true')
  const sent = page.waitForResponse((answer) =>
    `${answer.request().postData()}`.includes('part=mails'),
  )
  letGo()
  await sent
  await page.unroute('**/account-settings*')
  await page.reload()
  await expect(fullName).toHaveValue('Jane Dormer')
  await expect(mails).toBeChecked({ checked: !wanted })
})

test('what is corrected as soon as a refusal is shown stays, also while the page is still read', async ({
  page,
}) => {
  const email = await signUp(page)
  execute("update users set role = 'client', email_verified_at = 1 where email = ?", email)
  const path = await send(page, '/company-profiles/create', { name: 'Hollis & Reed' })
  await page.goto(`${path.replace('/company-profiles/', '/company-profile/')}/members`)
  await settled(page)
  const letGo = await hold(page, '**/members.data*')
  const field = page.getByLabel('Invite by email')
  await field.fill('nobody')
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(page.getByText('Must be a valid email address')).toBeVisible()
  await field.fill('sam@example.com')
  const read = page.waitForResponse(/members\.data/)
  letGo()
  await read
  // Nothing is to be seen of the page that has been read.
  await page.waitForTimeout(300)
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'sam@example.com' })).toBeVisible()
  await expect(field).toHaveValue('')
})

test('what is corrected while a refused form’s page is read again stays, also when somebody else has saved it meanwhile', async ({
  page,
}) => {
  await signUpAsAdmin(page)
  const email = freshEmail()
  await send(page, '/admin/users/new', { fullName: 'Sam Hollis', email, role: 'user' })
  const id = String(queryRow('select id from users where email = ?', email)?.id)
  await page.goto(`/admin/users/${id}`)
  await settled(page)
  const letGo = await hold(page, `**/${id}.data*`)
  const field = page.getByLabel('Email', { exact: true })
  await field.fill('nobody')
  await page.getByRole('button', { name: 'Save user', exact: true }).click()
  await expect(page.getByText('Must be a valid email address', { exact: true })).toBeVisible()
  execute("update users set full_name = 'Samuel', version = version + 1 where id = ?", id)
  await field.fill('sam@example.com')
  const read = page.waitForResponse(`**/${id}.data*`)
  letGo()
  await read
  // Nothing is to be seen of the page that has been read.
  await page.waitForTimeout(300)
  await expect(field).toHaveValue('sam@example.com')
  // And what the other one has saved is not written over.
  await page.getByRole('button', { name: 'Save user', exact: true }).click()
  await expect(page.getByText('This has changed since you opened it')).toBeVisible()
})

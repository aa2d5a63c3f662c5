import { expect, test } from '@playwright/test'
import { execute, newProject, queryRow, signUp } from '#tests/fixtures/browser'
import { addPanel, panelNames } from '#tests/fixtures/editor-journeys'

test('UI-30 without script a reload shows what others did; a later change of the same panel is a choice', async ({
  browser,
}) => {
  const [one, two] = await Promise.all([browser.newContext(), browser.newContext()])
  const [ada, ben] = await Promise.all([one.newPage(), two.newPage()])
  await signUp(ada)
  const mail = await signUp(ben)
  await newProject(ada, 'Tidewater')
  const project = new URL(ada.url()).pathname.split('/')[2] ?? ''
  const user = queryRow('select id from users where email = ?', mail)?.id
  execute(
    "insert into collaborators (id, project_id, user_id, status, created_at) values (?, ?, ?, 'active', ?)",
    `of-${project}`,
    project,
    user,
    Date.now(),
  )
  await ben.goto(`/projects/${project}`)
  const name = await addPanel(ada, 'Hero')
  await ben.reload()
  await expect.poll(() => panelNames(ben)).toContain(name)
  await ben.locator('.panel-row-link').first().click()
  const press = (page: typeof ada, what: string) =>
    page.locator('.section-bar').getByRole('button', { name: what, exact: true }).click()

  await press(ada, 'Grey')
  await press(ben, 'Right')
  await expect(ben.getByRole('heading', { name: 'Someone changed this first' })).toBeVisible()
  await expect(ben.getByRole('alert')).toContainText('Jane Doe has changed its color.')
  await ben.getByRole('button', { name: 'Apply mine' }).click()
  const chosen = (what: string) => ben.locator('.section-bar').getByRole('button', { name: what })
  await expect(chosen('Right')).toHaveAttribute('aria-pressed', 'true')
  await expect(chosen('Grey')).toHaveAttribute('aria-pressed', 'true')

  await ada.reload()
  await press(ada, 'Dark')
  await press(ben, 'Left')
  await ben.getByRole('link', { name: 'Keep theirs' }).click()
  await expect(chosen('Right')).toHaveAttribute('aria-pressed', 'true')
  await expect(chosen('Dark')).toHaveAttribute('aria-pressed', 'true')
  await Promise.all([one.close(), two.close()])
})

import { expect, test } from '@playwright/test'
import { newProject, queryRow, settled, signUp } from '#tests/fixtures/browser'
import { projectJourneys } from '#tests/fixtures/project-journeys'

projectJourneys()

test('a slow press on Save brand counts; a color that is hard to read is told as it is typed', async ({
  page,
}) => {
  await signUp(page)
  const id = await newProject(page, 'Kiln')
  const stored = () =>
    queryRow('select primary_color as color from projects where id = ?', id)?.color
  for (const opened of [`/projects/${id}`, `/projects/${id}/settings`]) {
    // The maths of the note arrive while the button is pressed, or not at all before.
    await page.route('**/contrast-guard-*.js', async (route) => {
      await new Promise((done) => setTimeout(done, 300))
      await route.continue()
    })
    await page.goto(opened)
    await settled(page)
    const color = opened.endsWith('settings') ? '#FFFF11' : '#FFFF00'
    const form = page.locator('form:has([name="primaryColor"]):visible').last()
    await form.getByLabel('Primary', { exact: true }).fill(color)
    await form.getByRole('button', { name: 'Save brand' }).click({ delay: 500 })
    await expect.poll(stored).toBe(color.toLowerCase())
    await page.unroute('**/contrast-guard-*.js')
  }
  await page.goto(`/projects/${id}/settings`)
  await settled(page)
  await page.getByRole('dialog').getByLabel('Primary', { exact: true }).fill('#FF0')
  await expect(page.getByText('hard to read')).toBeVisible()
  await expect(page.getByLabel('Primary', { exact: true }).last()).toBeFocused()
})

test('PROJ-30 PROJ-33 what is wrong in the side menu is shown there, beside its field', async ({
  page,
}) => {
  await signUp(page)
  const id = await newProject(page, 'Kiln')
  await settled(page)
  const brand = page.locator('form:has([name="primaryColor"])')
  const primary = brand.getByLabel('Primary', { exact: true })
  await primary.fill('not a colour')
  await brand.getByLabel('Project name').fill(' ')
  await brand.getByRole('button', { name: 'Save brand' }).click()
  await expect(brand.getByRole('alert')).toHaveText('This field is required')
  await brand.getByLabel('Project name').fill('Kiln')
  await brand.getByRole('button', { name: 'Save brand' }).click()
  await expect(primary).toBeFocused()
  await expect(primary).toHaveAccessibleDescription('Must be a hexadecimal color, e.g. #283F97.')
  await expect(primary).toHaveValue('not a colour')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await primary.fill('#123')
  await brand.getByRole('button', { name: 'Save brand' }).click()
  await expect(primary).toHaveValue('#112233')
  await expect(brand.getByRole('alert')).toHaveCount(0)
  expect(queryRow('select primary_color as color from projects where id = ?', id)?.color).toBe(
    '#112233',
  )
  await primary.fill('ffe000')
  await brand.getByRole('button', { name: 'Save brand' }).click()
  await expect(primary).toHaveValue('#FFE000')
  expect(queryRow('select primary_color as color from projects where id = ?', id)?.color).toBe(
    '#ffe000',
  )
  await page.goto(`/projects/${id}/settings`)
  await expect(page.getByRole('dialog').getByLabel('Primary', { exact: true })).toHaveValue(
    '#FFE000',
  )
})

test('PROJ-29 the name in the bar is edited where it is', async ({ page }) => {
  await signUp(page)
  await newProject(page, 'Kiln')
  await settled(page)
  const bar = page.getByRole('banner')
  const name = bar.getByRole('link', { name: 'Kiln', exact: true })
  await name.click()
  await bar.getByLabel('Project name').fill('Not this')
  await page.keyboard.press('Escape')
  await expect(name).toBeFocused()
  await name.click()
  await bar.getByLabel('Project name').fill('Kiln and clay')
  await page.keyboard.press('Enter')
  await expect(bar.getByRole('link', { name: 'Kiln and clay' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('focus returns to the menu of a card when its dialog is left', async ({ page }) => {
  await signUp(page)
  await newProject(page, 'Kiln')
  await page.goto('/projects')
  await settled(page)
  const menu = page.locator('summary[aria-label="More for the project Kiln"]')
  for (const name of ['Rename', 'Move to…', 'Delete']) {
    await menu.click()
    await page.getByRole('link', { name }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await settled(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(menu).toBeFocused()
  }
})

test('PROJ-33 the dialog of the settings names every field that needs another look', async ({
  page,
}) => {
  await signUp(page)
  const id = await newProject(page, 'Kiln')
  await page.goto(`/projects/${id}/settings`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Project name').fill(' ')
  await dialog.getByLabel('Primary', { exact: true }).fill('blueish')
  await dialog.getByRole('button', { name: 'Save brand' }).click()
  await expect(dialog.getByRole('alert').getByRole('link')).toHaveText([
    'Project name: This field is required',
    'Primary: Must be a hexadecimal color, e.g. #283F97.',
  ])
  await expect(dialog.getByLabel('Primary', { exact: true })).toHaveValue('blueish')
})

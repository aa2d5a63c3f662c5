import { expect, test } from '@playwright/test'
import { newProject, signUp } from '#tests/fixtures/browser'
import { lettersShown } from '#tests/fixtures/captcha-letters'
import { folderJourneys, fromMenu } from '#tests/fixtures/folder-journeys'

folderJourneys()

test('PROJ-21 PROJ-24 PROJ-28 with script Turnstile replaces the captcha', async ({ page }) => {
  await signUp(page)
  await newProject(page, 'Kiln')
  await page.goto('/projects')
  await fromMenu(page, 'Kiln', 'Delete')
  await expect(page.getByText('Turnstile says: a person')).toBeVisible()
  await expect(page.getByLabel('Letters in the picture')).toHaveCount(0)
  await page.getByLabel('Type Project to confirm').fill('Kiln')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Invalid input')).toBeVisible()
  await page.getByLabel('Type Project to confirm').fill('Project')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Project deleted' })).toBeVisible()
  await expect(page).toHaveURL(/\/projects(\?in=root)?$/)
  await expect(page.getByRole('link', { name: 'Kiln' })).toHaveCount(0)
})

test('PROJ-23 PROJ-27 when Turnstile is blocked the picture stays; a wrong answer brings another', async ({
  page,
}) => {
  await page.route('**/turnstile/**', (route) => route.abort())
  await signUp(page)
  const id = await newProject(page, 'Kiln')
  await page.goto(`/projects/${id}/delete`)
  const first = await lettersShown(page)
  await page.getByLabel('Type Project to confirm').fill('Project')
  await page.getByLabel('Letters in the picture').fill('WRONG')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('That’s not right.')).toBeVisible()
  const second = await lettersShown(page)
  expect(second).not.toBe(first)
  await expect(page.getByLabel('Letters in the picture')).toHaveValue('')
  await page.getByLabel('Letters in the picture').fill(second.toLowerCase())
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Project deleted' })).toBeVisible()
})

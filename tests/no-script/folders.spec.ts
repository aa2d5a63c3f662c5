import { expect, test } from '@playwright/test'
import { newProject, signUp } from '#tests/fixtures/browser'
import { lettersShown } from '#tests/fixtures/captcha-letters'
import { folderJourneys, fromMenu } from '#tests/fixtures/folder-journeys'

folderJourneys()

test('UI-39 PROJ-22 PROJ-24 PROJ-28 a project is deleted by typing the word and the letters', async ({
  page,
}) => {
  await signUp(page)
  const id = await newProject(page, 'Kiln')
  await page.goto('/projects')
  await fromMenu(page, 'Kiln', 'Delete')
  await expect(page.getByRole('heading', { name: 'Please Confirm' })).toBeVisible()
  const letters = await lettersShown(page)
  await page.getByLabel('Letters in the picture').fill(letters)
  await page.getByLabel('Type Project to confirm').fill('project')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Invalid input')).toBeVisible()
  await expect(page.getByLabel('Letters in the picture')).toHaveValue(letters)
  await page.getByLabel('Type Project to confirm').fill('Project')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Project deleted' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Kiln', exact: true })).toHaveCount(0)
  const gone = await page.goto(`/projects/${id}`)
  expect(gone?.status()).toBe(404)
})

test('PROJ-27 the question in the place of the picture is enough', async ({ page }) => {
  await signUp(page)
  const id = await newProject(page, 'Kiln')
  await page.goto(`/projects/${id}/delete`)
  await page.getByLabel('Type Project to confirm').fill('Project')
  await page.getByRole('textbox').last().fill('I do not know')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('That’s not right.')).toBeVisible()
  await lettersShown(page)
  const { questionOf } = await import('~/platform/captcha/question.server')
  const captcha = await page.locator('input[name=captchaId]').inputValue()
  const { question, answer } = questionOf(captcha)
  await page.getByLabel(question).fill(answer)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Project deleted' })).toBeVisible()
})

import { expect, test } from '@playwright/test'
import { expectAccessible } from '#tests/fixtures/accessible'
import { freshEmail, password, settled } from '#tests/fixtures/browser'
import { createRequestJourneys } from '#tests/fixtures/create-request-journeys'
import {
  addType,
  givePackageOf,
  newestRequestOf,
  question,
  signUpClient,
} from '#tests/fixtures/create-request-world'
import { hold } from '#tests/fixtures/hold'

createRequestJourneys()

test('what is typed is saved quietly, and is there after the page is gone', async ({ page }) => {
  const type = addType([question('text', 'Name'), question('textarea', 'Why')])
  await signUpClient(page, type)
  await page.goto(type.path)
  await settled(page)
  await page.getByLabel('Name', { exact: true }).fill('Winter sale')
  await expect(page.getByRole('status').filter({ hasText: /^Draft saved/ })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Winter sale')

  // Somebody else signs in with the same browser: what stands here is not theirs to keep.
  await page.context().clearCookies()
  const email = freshEmail()
  const form = { fullName: 'Ada Finch', email, password, confirmPassword: password }
  await page.request.post('/signup', { form })
  givePackageOf(type, email)
  const refused = page.waitForResponse((answer) => answer.url().endsWith('/draft'))
  await settled(page)
  await page.getByLabel('Name', { exact: true }).fill('Not theirs')
  expect((await refused).status()).toBe(403)
  await expect(page.getByRole('status').filter({ hasText: /^You are logged out/ })).toBeVisible()
})

test('REQ-10 REQ-11 what is corrected as soon as it was refused is sent, also while the page is still read', async ({
  page,
}) => {
  const type = addType([
    question('text', 'Name'),
    question('textarea', 'Why', { atLeastSix: true }),
  ])
  const email = await signUpClient(page, type)
  await page.goto(type.path)
  await settled(page)
  const letGo = await hold(page, '**/*.data*')
  const [name, why] = ['Name', 'Why'].map((label) => page.getByLabel(label, { exact: true }))
  await why?.fill('Sale!')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await name?.fill('Winter sale')
  await why?.fill('Sale!!')
  const read = page.waitForResponse(/\.data/)
  letGo()
  await read
  // Nothing is to be seen of the page that has been read.
  await page.waitForTimeout(300)
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByRole('status').filter({ hasText: /^Request \d+ sent/ })).toBeVisible()
  expect(newestRequestOf(email)?.answers).toContain('Sale!!')
})

test('the three steps have no accessibility faults', async ({ page }) => {
  const kinds = ['text', 'date', 'radio', 'checkboxes', 'checkbox', 'color', 'attachment'] as const
  const type = addType(kinds.map((kind) => question(kind, kind, { options: ['One', 'Two'] })))
  await signUpClient(page, type)
  for (const path of ['', `/${type.id}`, `/${type.id}/${type.productId}`]) {
    await page.goto(`/requests/create-request${path}`)
    await expectAccessible(page)
  }
  await page.getByRole('button', { name: 'Send request', exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
})

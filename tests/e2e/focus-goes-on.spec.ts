import { expect, test } from '@playwright/test'
import { newProject, says, settled, signUp, signUpAsAdmin, unused } from '#tests/fixtures/browser'
import { become, makeRequest, somebody } from '#tests/fixtures/conversation-world'
import { addType, question } from '#tests/fixtures/create-request-world'

test('the link to the form of changes leads into its field on a phone', async ({
  page,
  browser,
}) => {
  const client = await become(page, 'Nadia Hollis', "role = 'client'")
  const maker = await somebody(browser, true, 'Elif Varga', 'organization = 1')
  const facts = { status: 'pending_review', delivered_at: Date.now() }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${makeRequest(client.id, maker.id, facts)}?v=2`)
  await settled(page)
  await page.locator('.answer').getByRole('link', { name: 'Ask for changes' }).click()
  await expect(page.getByRole('textbox', { name: 'What should change?' })).toBeFocused()
})

test('a button that is drawn again once its form is saved keeps the focus', async ({ page }) => {
  await signUpAsAdmin(page)
  await page.goto(`/requests/types/${addType([question('text', 'Name')]).id}`)
  await settled(page)
  const save = page.getByRole('button', { name: 'Save type' })
  for (const name of [unused('First'), unused('Second')]) {
    const field = page.getByRole('textbox', { name: 'Name', exact: true })
    await field.fill(name)
    await save.press('Enter')
    await says(page, 'Type updated')
    await expect(save).toBeFocused()
  }
})

test('showing a filtered list moves the focus to its heading', async ({ page }) => {
  await signUpAsAdmin(page)
  await page.goto('/requests')
  await settled(page)
  await page.getByRole('link', { name: 'Filter', exact: true }).click()
  await page.getByRole('checkbox', { name: 'High' }).check()
  await page.getByRole('button', { name: 'Show requests' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Show requests' })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('the dialog of collaborators gives the focus back', async ({ page }) => {
  await signUp(page)
  await newProject(page, 'Tidewater')
  await settled(page)
  const add = page.locator('#collaborators').getByRole('link', { name: 'Add collaborators' })
  await add.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(add).toBeFocused()
})

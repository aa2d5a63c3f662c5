import { expect, test } from '@playwright/test'
import { signUpAsAdmin } from '#tests/fixtures/browser'

test('UI-44 anyone who types on while a list is searched keeps the field, and what is typed', async ({
  page,
}) => {
  await signUpAsAdmin(page)
  for (const path of ['/admin/users', '/admin/outbox']) {
    await page.goto(path)
    const field = page.getByRole('search').getByRole('searchbox').first()
    await field.click()
    await page.keyboard.type('web')
    await expect(page).toHaveURL(/q=web$/)
    const clear = page.getByRole('link', { name: 'Clear search' })
    await expect(clear).toBeVisible()
    await page.keyboard.type('cam')
    await expect(page).toHaveURL(/q=webcam$/)
    await expect(field).toHaveValue('webcam')
    await expect(field).toBeFocused()
    await clear.click()
    await expect(clear).toBeHidden()
    await expect(field).toHaveValue('')
    await expect(field).toBeFocused()
    await page.goBack()
    await expect(field).toHaveValue('webcam')
  }
})

import { expect, test } from '@playwright/test'
import {
  answersByScript,
  execute,
  says,
  settled,
  signUp,
  signUpAsAdmin,
} from '#tests/fixtures/browser'
import { become, makeRequest, somebody, write } from '#tests/fixtures/conversation-world'
import { back, copy, copySheet, keptWords as kept, rest } from '#tests/fixtures/unsaved-input-world'

test('what was typed is back after Escape, Back and a reload, until it is saved', async ({
  page,
}) => {
  const { path } = await copySheet(page)
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    () => page.reload().then(() => page.goto('/projects')),
  ]
  for (const [nth, leave] of ways.entries()) {
    const text = `Raku and salt, ${nth}\nSecond line`
    await copy(page).fill(text)
    await rest(page)
    await leave()
    await expect(copy(page)).toHaveCount(0)
    await page.goto(path)
    await expect(page.getByText(back)).toBeVisible()
    await expect(copy(page)).toHaveValue(text)
  }
  await page.getByRole('button', { name: 'Save copy' }).click()
  await says(page, 'Copy successfully updated.')
  await page.goto(path)
  await expect(copy(page)).toHaveValue(/^Raku and salt, 2/)
  await settled(page)
  await expect(page.getByText(back)).toHaveCount(0)
})

test('words that are back can be discarded, and Cancel leaves none behind', async ({ page }) => {
  const { path } = await copySheet(page)
  await copy(page).fill('Raku')
  await rest(page)
  await page.keyboard.press('Escape')
  await page.goto(path)
  await page.getByRole('button', { name: 'Discard it' }).click()
  await expect(page.getByText(back)).toHaveCount(0)
  await expect(copy(page)).toHaveValue('')
  await answersByScript(page)

  await copy(page).fill('Raku')
  await rest(page)
  await page.getByRole('dialog').getByRole('link', { name: 'Cancel' }).click()
  await expect(copy(page)).toHaveCount(0)
  await page.goto(path)
  await answersByScript(page)
  await settled(page)
  await expect(copy(page)).toHaveValue('')
})

test('words that come back do not overwrite what was saved meanwhile without a word', async ({
  page,
}) => {
  const { path, pageId } = await copySheet(page)
  await copy(page).fill('Raku')
  await rest(page)
  await page.keyboard.press('Escape')
  await expect(copy(page)).toHaveCount(0)
  execute(
    "insert into content_sheets (page_id, text, version, created_at, updated_at) values (?, 'Theirs', 2, 1, 1)",
    pageId,
  )
  await page.goto(path)
  await expect(copy(page)).toHaveValue('Raku')
  await page.getByRole('button', { name: 'Save copy' }).click()
  await expect(page.getByText('Saved: Theirs. Yours: Raku.')).toBeVisible()
  await page.getByRole('link', { name: 'Use saved version' }).click()
  await expect(copy(page)).toHaveValue('Theirs')
})

test('a term in the making is back after a link of the menu and Back', async ({ page }) => {
  await signUpAsAdmin(page)
  await page.goto('/orders/order-terms/new')
  await answersByScript(page)
  await page.getByLabel('Name').fill('Glaze')
  await page.getByRole('textbox', { name: 'Text' }).fill('Raku fired\nonce')
  await rest(page)
  await page.getByRole('link', { name: 'Users', exact: true }).click()
  await expect(page).toHaveURL('/admin')
  await page.goBack()
  await expect(page.getByText(back)).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Glaze')
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue('Raku fired\nonce')
})

test('what was changed of a note is back with its looks, and is saved with them', async ({
  page,
  browser,
}) => {
  const { id } = await become(page, 'Ines', "role = 'admin'")
  const client = await somebody(browser, true, 'Bent', "role = 'client'")
  const request = makeRequest(client.id, id)
  await client.page.context().close()
  await page.goto(`${request}?v=notes`)
  await write(page, 'Note', 'Glaze ', true)
  await page.getByRole('button', { name: 'Add note' }).click()
  await says(page, 'Note successfully added.')
  const notes = page.getByRole('region', { name: 'Internal notes' })
  const edit = () => notes.getByRole('link', { name: /^Edit the note/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit note' })
  const editor = dialog.locator('[contenteditable]')
  for (const again of [false, true]) {
    await edit()
    // The dialog puts the focus into its field, which opens the editor.
    await expect(editor).toBeFocused()
    if (again) await expect(editor.locator('strong')).toHaveText('Raku')
    else await page.keyboard.press('ControlOrMeta+b')
    await page.keyboard.type(again ? ' twice' : 'Raku')
    await rest(page)
    if (again) await expect.poll(() => kept(page)).toContain('twice')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await edit()
    await expect(dialog.getByText(back)).toBeVisible()
    await expect(editor.locator('strong')).toHaveText(again ? 'Raku twice' : 'Raku')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  await page.reload()
  await edit()
  await expect(editor.locator('strong')).toHaveText('Raku twice')
  await dialog.getByRole('button', { name: 'Save note' }).click()
  await says(page, 'Note updated.')
  await expect(notes.locator('strong')).toHaveText('Raku twice')
  await edit()
  await expect(editor.locator('strong')).toHaveText('Raku twice')
  await expect(dialog.getByText(back)).toHaveCount(0)
})

test('AUTH-03 the words of one person are not given to another, nor those of a sign-in dialog', async ({
  page,
}) => {
  const { path } = await copySheet(page)
  await copy(page).fill('Raku')
  await rest(page)
  await page.keyboard.press('Escape')
  await page.context().clearCookies()
  await page.goto('/reset-password')
  await answersByScript(page)
  await page.getByLabel('Email').fill('raku@example.com')
  await page.keyboard.press('Escape')
  await page.goto('/reset-password')
  await answersByScript(page)
  await settled(page)
  await expect(page.getByLabel('Email')).toHaveValue('')
  await signUp(page)
  await page.goto(path)
  await answersByScript(page)
  await expect.poll(() => kept(page)).toBe('')
})

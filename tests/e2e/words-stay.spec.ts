import { expect, test } from '@playwright/test'
import { answersByScript, execute, queryRow, says, settled, signUp } from '#tests/fixtures/browser'
import { write } from '#tests/fixtures/conversation-world'
import { addType, givePackageOf, publish, question } from '#tests/fixtures/create-request-world'
import { hold } from '#tests/fixtures/hold'
import { wordsStayJourneys } from '#tests/fixtures/words-stay-journeys'
import { controlsOf, expectWords, press, typeInto } from '#tests/fixtures/words-stay-world'
import { clientAndMaker } from '#tests/fixtures/writing-journeys'

wordsStayJourneys()

test('text typed anywhere stays while the browser is offline', async ({ page }) => {
  for (const control of await controlsOf(page)) {
    await test.step(control.title, async () => {
      const tab = await typeInto(page, control, 'Raku fired once')
      await settled(tab)
      await page.context().setOffline(true)
      await press(tab, control.button)
      await expect(tab.getByText('You are offline.').first()).toBeVisible()
      await expectWords(tab, 'Raku fired once')
      await page.context().setOffline(false)
      await tab.close()
    })
  }
})

test('text typed while an answer is slow is there afterwards', async ({ page }) => {
  const slow = (await controlsOf(page)).filter(({ stays }) => stays)
  for (const control of slow) {
    await test.step(control.title, async () => {
      const tab = await typeInto(page, control, 'Raku fired once')
      await settled(tab)
      await tab.route(
        (url) => url.pathname.endsWith('.data'),
        async (route) => {
          if (route.request().method() === 'POST') await tab.waitForTimeout(1500)
          await route.continue()
        },
      )
      const answer = tab.waitForResponse((one) => one.request().method() === 'POST')
      await press(tab, control.button)
      await control.field(tab).click()
      await tab.keyboard.press('End')
      await tab.keyboard.type(', then twice')
      await answer
      await settled(tab)
      await expectWords(tab, 'then twice')
      await tab.close()
    })
  }
})

test('a change is carried out whose page is left in the moment after its press', async ({
  page,
}) => {
  const email = await signUp(page)
  await page.goto('/account-settings')
  await answersByScript(page)
  await page.getByLabel('Full name').fill('Jane Raku')
  const sent = page.waitForRequest((one) => one.method() === 'POST')
  await press(page, 'Save profile')
  await sent
  await page.close()
  const stored = () => queryRow('select full_name as name from users where email = ?', email)?.name
  await expect.poll(stored).toBe('Jane Raku')
})

test('an answer whose question was taken out meanwhile is shown, also after a reload', async ({
  page,
}) => {
  const email = await signUp(page)
  execute("update users set role = 'client' where email = ?", email)
  const [stays, goes] = [question('text', 'stays'), question('text', 'goes', { label: 'Glaze' })]
  const type = addType([stays, goes])
  givePackageOf(type, email)
  await page.goto(type.path)
  await page.locator('[name="answer-stays"]').fill('Boats')
  await page.locator('[name="answer-goes"]').fill('Raku fired once')
  publish(type, [stays], 2)
  await press(page, 'Send request')
  const gone = page.getByText('A question you answered was removed from this form')
  await expect(gone).toBeVisible()
  await expect(page.getByRole('definition').first()).toHaveText('Raku fired once')
  await page.reload()
  await expect(gone).toBeVisible()
  await expect(page.getByRole('definition').first()).toHaveText('Raku fired once')
})

test('what was changed of a type is back after a product was added to it', async ({ page }) => {
  const controls = await controlsOf(page)
  const type = controls.find(({ title }) => title === 'a type')
  if (!type) throw new Error('there is no type')
  const tab = await typeInto(page, type, 'Raku fired once')
  await tab.getByLabel('Active').uncheck()
  await tab.getByRole('link', { name: 'Add product' }).click()
  await tab.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Bowl')
  await press(tab, 'Add product')
  await expect(tab).toHaveURL(/\/builder\//)
  await tab.goto(type.at)
  await expect(type.field(tab)).toHaveValue('Raku fired once')
  await expect(tab.getByLabel('Active')).not.toBeChecked()
})

test('a draft says that the files that were chosen are not in it', async ({ page }) => {
  const message = (await controlsOf(page))[0]
  if (!message) throw new Error('there is no message')
  const tab = await typeInto(page, message, 'Raku fired once')
  const form = tab.getByRole('form', { name: 'Message' })
  await form.locator('input[type="file"][name="files"]').setInputFiles({
    ...{ name: 'kettle.txt', mimeType: 'text/plain', buffer: Buffer.from('kettle') },
  })
  const line = form.getByRole('status').filter({ hasText: 'Draft saved' })
  await expect(line).toContainText('The file you chose is not in it yet. Press “Save draft”')
  await form.getByRole('button', { name: 'Save draft' }).click()
  await expect(form.getByRole('button', { name: 'Remove kettle.txt' })).toBeVisible()
  await expect(line).not.toContainText('not in it yet')
})

test('REQ-54 what is typed while a message is on its way begins the next one', async ({
  page,
  browser,
}) => {
  const { request } = await clientAndMaker(page, browser, true)
  await page.goto(`${request}?v=2`)
  await write(page, 'Message', 'Raku')
  const held = await hold(page, '**/messages.data*', 'POST')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const editor = page.getByRole('form', { name: 'Message' }).locator('.tiptap')
  await editor.click()
  await page.keyboard.press('End')
  await page.keyboard.type(' and celadon')
  held()
  await says(page, 'Message sent')
  await expect(page.locator('.conversation-entry').last()).toContainText('Raku')
  await expect(editor).toHaveText('and celadon')
  await expect(editor).toBeFocused()
  await page.keyboard.type(' too')
  await expect(editor).toHaveText('and celadon too')
})

test('the browser asks before a page is left whose files are on their way', async ({
  page,
  browser,
}) => {
  const { request } = await clientAndMaker(page, browser, true)
  await page.goto(`${request}?v=2`)
  await write(page, 'Message', 'With a file')
  await page.locator('input[type="file"][name="files"]').setInputFiles({
    ...{ name: 'glaze.txt', mimeType: 'text/plain', buffer: Buffer.from('Raku') },
  })
  const held = await hold(page, '**/messages.data*', 'POST')
  const asks = () =>
    page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
  expect(await asks()).toBe(false)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.poll(asks).toBe(true)
  held()
  await says(page, 'Message sent')
  expect(await asks()).toBe(false)
})

import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { expectAccessible } from '#tests/fixtures/accessible'
import { answersByScript, execute, settled, unused } from '#tests/fixtures/browser'
import { conversationJourneys } from '#tests/fixtures/conversation-journeys'
import {
  become,
  iconPart,
  makeRequest,
  part,
  somebody,
  write,
} from '#tests/fixtures/conversation-world'
import { hold } from '#tests/fixtures/hold'

conversationJourneys()

test('after a refusal all of the screen is read again: of a status, a message, a note and its change', async ({
  page,
  browser,
}) => {
  const maker = await become(page, 'Elif Varga', 'organization = 1')
  const client = await somebody(browser, true, 'Nadia Hollis', "role = 'client'")
  const request = makeRequest(client.id, maker.id)
  await page.goto(`${request}?v=notes`)
  await write(page, 'Note', 'Quokka')
  await page.getByRole('button', { name: 'Add note' }).click()
  const edit = page.getByRole('link', { name: /^Edit the note/ })
  const note = (await edit.getAttribute('href')) ?? ''
  for (const [path, button] of [
    [`${request}/status`, 'Move'],
    [`${request}/messages`, 'Send'],
    [`${request}/notes`, 'Add note'],
    [note, 'Save note'],
  ] as const) {
    await page.goto(path)
    await settled(page)
    for (const key of path === note ? ['ControlOrMeta+a', 'Delete'] : []) {
      await page.getByRole('dialog').locator('.tiptap').press(key)
    }
    const read = page.waitForRequest((asked) => {
      const { pathname, searchParams } = new URL(asked.url())
      return asked.method() === 'GET' && pathname === `${path}.data` && !searchParams.has('_routes')
    })
    await page.getByRole('button', { name: button, exact: true }).click()
    await read
    await expect(page.getByText('This field is required').first()).toBeVisible()
  }
})

test('REQ-61 both versions of a note that was changed meanwhile are shown in words', async ({
  page,
  browser,
}) => {
  const maker = await become(page, 'Elif Varga', 'organization = 1')
  const client = await somebody(browser, true, 'Nadia Hollis', "role = 'client'")
  await page.goto(`${makeRequest(client.id, maker.id)}?v=notes`)
  await write(page, 'Note', 'Quokka')
  await page.getByRole('button', { name: 'Add note' }).click()
  await page.getByRole('link', { name: /^Edit the note/ }).click()
  const dialog = page.getByRole('dialog')
  const editor = dialog.locator('.tiptap')
  await editor.press('ControlOrMeta+a')
  await page.keyboard.type('Wallaby & Co')
  const said = "text = 'Wombat', html = '<p>Wombat</p>'"
  execute(`update notes set ${said}, version = version + 1 where author_id = ?`, maker.id)
  await dialog.getByRole('button', { name: 'Save note' }).click()
  await expect(dialog).toContainText('Saved: Wombat. Yours: Wallaby & Co.')
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.locator('.staff-notes')).toContainText('Wallaby & Co')
})

test('REQ-55 the editor makes rich text of what is typed', async ({ page, browser }) => {
  const client = await become(page, 'Nadia Hollis', "role = 'client'")
  const maker = await somebody(browser, true, 'Elif Varga', 'organization = 1')
  await page.goto(`${makeRequest(client.id, maker.id)}?v=2`)
  await write(page, 'Message', 'plain ')
  await page.keyboard.press('End')
  await page.getByRole('button', { name: 'Bold' }).click()
  await page.keyboard.type('strong')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Message sent' })).toBeVisible()
  const entry = page.locator('.conversation-entry')
  await expect(entry.locator('strong')).toHaveText('strong')
  await expectAccessible(page)
})

test('REQ-54 the words for a request that was deleted stay when the page hears of it', async ({
  page,
  browser,
}) => {
  const client = await become(page, 'Nadia Hollis', "role = 'client'")
  const admin = await somebody(browser, true, 'Amara Okafor', "role = 'admin'")
  const request = makeRequest(client.id, admin.id)
  await page.goto(`${request}?v=2`)
  await settled(page)
  await write(page, 'Message', 'Three hours of thought')
  await admin.page.goto(`${request}/delete`)
  await admin.page.getByRole('button', { name: 'Confirm' }).click()
  await expect(admin.page.getByText('Request deleted')).toBeVisible()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'This could not be sent' })).toBeVisible()
  // As long as it takes others' changes to be shown, several times.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 1500)))
  await expect(page.getByLabel('What you wrote')).toHaveValue('Three hours of thought')
})

test('REQ-54 REQ-65 what is sent while a status is still on its way is sent after it, with its words', async ({
  page,
  browser,
}) => {
  const maker = await become(page, 'Elif Varga', 'organization = 1')
  const client = await somebody(browser, true, 'Nadia Hollis', "role = 'client'")
  await page.goto(`${makeRequest(client.id, maker.id)}?v=2`)
  await settled(page)
  for (const [move, label] of [
    ['Pause', 'Message'],
    ['Resume', 'Note'],
  ] as const) {
    // The status is stored, and its screen still on its way.
    const letGo = await hold(page, /\/requests\/[^/]+\.data/)
    await write(page, label, `Written before ${move}`)
    const read = page.waitForRequest(/\/requests\/[^/]+\.data/)
    await page.getByRole('button', { name: move, exact: true }).click()
    await read
    const send = page.locator(`form[aria-label="${label}"] button[value="send"]`)
    await send.click()
    await expect(send).toHaveAttribute('aria-busy', 'true')
    letGo()
    const entry = page.locator('.conversation-entry').filter({ hasText: `Written before ${move}` })
    await expect(entry).toHaveCount(1)
    await expect(page.getByRole('textbox', { name: label, exact: true })).toHaveText('')
    await page.unroute(/\/requests\/[^/]+\.data/)
  }
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
})

test('REQ-57 an @ lists whom it can name, and keys choose', async ({ page, browser }) => {
  const client = await become(page, 'Nadia Hollis', "role = 'client'")
  const maker = await somebody(browser, true, 'Elif Varga', 'organization = 1')
  await page.goto(`${makeRequest(client.id, maker.id)}?v=2`)
  await write(page, 'Message', '')
  const options = page.getByRole('option')
  const editor = page.locator('.tiptap')
  await page.keyboard.type('Look @')
  await expect(options.first()).toBeVisible()
  await page.keyboard.type('zz')
  await expect(options).toHaveCount(0)
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('var')
  await expect(options).toHaveText([maker.name])
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(options).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(editor).toHaveText(`Look @${maker.name} `)
  await page.keyboard.type('and @eli')
  await expect(options).toHaveText([maker.name])
  await page.keyboard.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(editor).toBeFocused()
  await page.keyboard.type('f')
  await expect(editor).toHaveText(`Look @${maker.name} and @elif`)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.locator('.conversation-entry .mention')).toHaveText(`@${maker.name}`)
})

test('REQ-57 REQ-59 a press beside the open list of names is heard', async ({ page, browser }) => {
  const maker = await become(page, 'Elif Varga', 'organization = 1')
  const client = await somebody(browser, true, 'Nadia Hollis', "role = 'client'")
  await somebody(browser, true, 'Ravi Anand', 'organization = 1')
  await page.goto(makeRequest(client.id, maker.id))
  await write(page, 'Note', 'Who knows')
  await page.keyboard.press('End')
  await page.keyboard.type(' @')
  await expect(page.getByRole('option').first()).toBeVisible()
  const add = page.getByRole('button', { name: 'Add note', exact: true })
  await add.hover()
  // Nothing moves under the pointer when the list closes.
  const before = await add.boundingBox()
  await page.mouse.down()
  await expect(page.getByRole('option')).toHaveCount(0)
  expect(await add.boundingBox()).toEqual(before)
  await page.mouse.up()
  await expect(page.getByText('Note successfully added.')).toBeVisible()
})

test('REQ-57 the button of the list writes its @ behind what is chosen', async ({
  page,
  browser,
}) => {
  const client = await become(page, 'Nadia Hollis', "role = 'client'")
  const maker = await somebody(browser, true, 'Elif Varga', 'organization = 1')
  await page.goto(`${makeRequest(client.id, maker.id)}?v=2`)
  await write(page, 'Message', 'Look')
  await page.keyboard.press('ControlOrMeta+a')
  await iconPart(page, 'Message', 'Mention someone').click()
  await page.getByRole('option', { name: maker.name }).click()
  await expect(page.locator('.tiptap')).toHaveText(`Look @${maker.name} `)
})

test('REQ-57 a person ticked before the editor is there is still told, and can be left out', async ({
  page,
  browser,
}) => {
  const client = await become(page, 'Nadia Hollis', "role = 'client'")
  const maker = await somebody(browser, true, 'Elif Varga', 'organization = 1')
  await page.goto(`${makeRequest(client.id, maker.id)}?v=2`)
  await settled(page)
  const tell = page.getByRole('checkbox', { name: maker.name })
  const named = page.locator('.conversation-entry').last().locator('.mention')
  const open = iconPart(page, 'Message', 'Mention someone')
  await open.click()
  await tell.check()
  await write(page, 'Message', 'Have a look')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(named).toHaveText(`@${maker.name}`)
  // Of a draft with bold words the editor is there at once.
  await write(page, 'Message', '')
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.type('Second thoughts')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Draft saved').first()).toBeVisible()
  execute(
    'update drafts set "values" = json_set("values", \'$.mention\', json_array(?)) where user_id = ?',
    maker.id,
    client.id,
  )
  await page.goto(page.url())
  await expect(page.locator('.tiptap')).toHaveText('Second thoughts')
  await expect(tell).toBeChecked()
  await expectAccessible(page)
  await tell.uncheck()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const last = page.locator('.conversation-entry').last()
  await expect(last.locator('strong')).toHaveText('Second thoughts')
  await expect(last.locator('.mention')).toHaveCount(0)
})

test('REQ-54 what somebody else does while a press waits is shown before it is sent', async ({
  page,
  browser,
}) => {
  const maker = await become(page, 'Elif Varga', 'organization = 1')
  const client = await somebody(browser, true, 'Nadia Hollis', "role = 'client'")
  const admin = await somebody(browser, true, 'Amara Okafor', "role = 'admin'")
  const request = makeRequest(client.id, maker.id)
  await admin.page.goto(request)
  await page.goto(`${request}?v=2`)
  await settled(page)
  const letGo = await hold(page, /\/requests\/[^/]+\.data/)
  await write(page, 'Message', 'Written before both')
  const read = page.waitForRequest(/\/requests\/[^/]+\.data/)
  await page.getByRole('button', { name: 'Pause', exact: true }).click()
  await read
  const send = page.locator('form[aria-label="Message"] button[value="send"]')
  await send.click()
  await expect(send).toHaveAttribute('aria-busy', 'true')
  await admin.page.reload()
  await admin.page.getByRole('button', { name: 'Resume', exact: true }).click()
  await expect(admin.page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
  letGo()
  await expect(page.getByRole('button', { name: 'Send my message' })).toBeVisible()
  await expect(page.getByText(admin.name).first()).toBeVisible()
})

test('CANNED-06 a canned response stands as a paragraph of its own after a draft that was not clicked', async ({
  page,
  browser,
}) => {
  const maker = await become(page, 'Elif Varga', 'organization = 1')
  const client = await somebody(browser, true, 'Nadia Hollis', "role = 'client'")
  const request = makeRequest(client.id, maker.id)
  const name = unused('Greeting')
  execute(
    `insert into canned_responses (id, type, name, text, created_at, updated_at)
      values (?, 'request', ?, 'Hello there.', 1, 1)`,
    ...[randomUUID(), name],
  )
  await page.goto(`${request}?v=2`)
  await write(page, 'Message', 'A long answer of mine.')
  const form = page.getByRole('form', { name: 'Message' })
  await form.getByRole('button', { name: 'Save draft' }).click()
  await expect(form.getByRole('button', { name: 'Discard draft' })).toBeVisible()
  await page.reload()
  await answersByScript(page)
  await part(page, 'Message', 'Canned response').click()
  await page.getByLabel('Canned response', { exact: true }).fill(name)
  await page.getByRole('button', { name, exact: true }).click()
  await expect(form.locator('textarea')).toHaveValue(
    /^(<p>)?A long answer of mine\.(<\/p><p>|\n\n)Hello there\.(<\/p>)?$/,
  )
})

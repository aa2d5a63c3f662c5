import { expect, type Locator, test } from '@playwright/test'
import { execute, settled } from '#tests/fixtures/browser'
import { write } from '#tests/fixtures/conversation-world'
import { hold } from '#tests/fixtures/hold'
import { clientAndMaker, writingJourneys } from '#tests/fixtures/writing-journeys'

writingJourneys()

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

test('REQ-65 a second tab hears that it saves nothing over the words of the first', async ({
  page,
  browser,
}) => {
  const { request } = await clientAndMaker(page, browser, true)
  const other = await page.context().newPage()
  // A tab that hears of it in time shows the words of the first by itself.
  await other.route('**/live?*', (route) => route.abort())
  await page.goto(`${request}?v=2`)
  await other.goto(`${request}?v=2`)
  await write(page, 'Message', 'First')
  await expect(page.getByRole('status').filter({ hasText: 'Draft saved' })).toBeVisible()
  await write(other, 'Message', 'Second')
  await expect(
    other.getByRole('status').filter({ hasText: 'You are also writing this in another tab' }),
  ).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('First')
})

test('REQ-65 someone who is signed out while they write hears that nothing is saved any more', async ({
  page,
  browser,
}) => {
  const { client, request } = await clientAndMaker(page, browser, true)
  await page.goto(`${request}?v=2`)
  await settled(page)
  await write(page, 'Message', 'First')
  await expect(page.getByRole('status').filter({ hasText: 'Draft saved' })).toBeVisible()
  execute('delete from sessions where user_id = ?', client.id)
  await write(page, 'Message', 'Second')
  await expect(page.getByRole('status').filter({ hasText: 'You are logged out' })).toBeVisible()
  await expect(page.getByText('Draft saved')).toHaveCount(0)
})

test('REQ-65 a draft comes back as it was written, and is sent like that from its form', async ({
  page,
  browser,
}) => {
  const { maker, request } = await clientAndMaker(page, browser, true)
  await page.goto(`${request}?v=2`)
  await settled(page)
  await page.getByRole('textbox', { name: 'Message' }).click()
  const rich = page.locator('.tiptap')
  await expect(rich).toBeVisible()
  const name = maker.name.split(' ')[0] ?? ''
  await page.keyboard.type(`@${name}`)
  await page.getByRole('option', { name: maker.name }).click()
  await page.keyboard.press('Control+b')
  await page.keyboard.type('soon')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(' please')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- first')
  const form = page.getByRole('form', { name: 'Message' })
  await form.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Draft saved').first()).toBeVisible()
  const looks = async (place: Locator) => {
    await expect(place.locator('strong')).toHaveText('soon')
    await expect(place.locator('li')).toHaveText('first')
    await expect(place.locator('[data-mention]')).toHaveText(`@${maker.name}`)
  }
  await looks(rich)
  await page.goto(`${request}?v=2`)
  await looks(rich)
  await expect(rich).not.toBeFocused()
  await form.getByRole('button', { name: 'Send', exact: true }).click()
  await looks(page.locator('.conversation-entry'))
})

test('REQ-65 someone who writes is named to the others, what comes meanwhile is shown on demand', async ({
  page,
  browser,
}) => {
  const { maker, client, request } = await clientAndMaker(page, browser, true)
  await maker.page.clock.install()
  await page.goto(`${request}?v=2`)
  await maker.page.goto(`${request}?v=2`)
  await write(page, 'Message', 'Half of a sentence')
  const first = client.name.split(' ')[0] ?? ''
  await expect(maker.page.getByText(`${first} is writing`)).toBeVisible()
  // A while ago: it is asked again whether they still do.
  execute('update drafts set saved_at = saved_at - 10000 where user_id = ?', client.id)
  await maker.page.clock.fastForward(4000)
  await expect(maker.page.getByText(`${first} is writing`)).toBeHidden()

  await write(maker.page, 'Message', 'A question')
  await expect(page.getByText('Elif is writing')).toBeVisible()
  await maker.page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(maker.page.locator('.conversation-entry')).toContainText(['A question'])
  const news = page.getByRole('link', { name: '1 new message' })
  await expect(news).toBeVisible()
  await expect(page.locator('.conversation-entry')).toHaveCount(0)
  await page.locator('.tiptap').press('End')
  await page.keyboard.type(', and the rest')
  await news.click()
  await expect(page.locator('.conversation-entry')).toContainText(['A question'])
  await expect(page.locator('.tiptap')).toHaveText('Half of a sentence, and the rest')
  await expect(news).toHaveCount(0)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.locator('.conversation-entry')).toContainText([
    'A question',
    'Half of a sentence, and the rest',
  ])
})

test('REQ-65 what was typed a moment ago is kept by anyone who leaves the form', async ({
  page,
  browser,
}) => {
  const { maker, request } = await clientAndMaker(page, browser, true)
  const field = maker.page.getByRole('textbox', { name: 'Message' })
  await maker.page.goto(`${request}?v=2`)
  await settled(maker.page)
  await write(maker.page, 'Message', 'Typed and left by a link')
  await maker.page.getByRole('link', { name: 'Brief' }).click()
  await expect(maker.page).toHaveURL(request)
  await maker.page.goto(`${request}?v=2`)
  await expect(field).toHaveValue('Typed and left by a link')

  await settled(maker.page)
  await write(maker.page, 'Message', 'Typed, then paused')
  await maker.page.getByRole('button', { name: 'Pause' }).click()
  await expect(maker.page.getByRole('button', { name: 'Resume' })).toBeVisible()
  await maker.page.goto(`${request}?v=2`)
  await expect(field).toHaveValue('Typed, then paused')

  await settled(maker.page)
  await write(maker.page, 'Message', 'Typed, and the tab is closed')
  await maker.page.close({ runBeforeUnload: true })
  const again = await maker.page.context().newPage()
  await expect(async () => {
    await again.goto(`${request}?v=2`)
    await expect(again.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'Typed, and the tab is closed',
      { timeout: 1000 },
    )
  }).toPass()
})

test('REQ-65 what was sent in vain is kept as a draft once it can be, by anyone who leaves the form', async ({
  page,
  browser,
}) => {
  const { request } = await clientAndMaker(page, browser, true)
  const field = page.getByRole('textbox', { name: 'Message' })
  const sendOffline = async (words: string) => {
    await page.goto(`${request}?v=2`)
    await settled(page)
    await page.waitForLoadState('networkidle')
    await field.click()
    await expect(page.locator('.tiptap')).toBeVisible()
    await page.context().setOffline(true)
    await page.keyboard.type(words)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('is still here')
  }
  await sendOffline('Left by a link')
  await page.context().setOffline(false)
  await page.getByRole('link', { name: 'Brief' }).click()
  await expect(page).toHaveURL(request)
  await page.goto(`${request}?v=2`)
  await expect(field).toHaveValue('Left by a link')

  await sendOffline('Waits, and is left by a reload')
  await page.context().setOffline(false)
  await expect(page.getByRole('status').filter({ hasText: 'Draft saved' })).toBeVisible()
  await page.reload()
  await expect(field).toHaveValue(/Waits, and is left by a reload$/)

  await sendOffline(' and sent after all')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.locator('.conversation-entry')).toContainText(['and sent after all'])
  await page.goto(`${request}?v=2`)
  await expect(field).toHaveValue('')
})

test('REQ-60 a client does not hear that somebody writes a note', async ({ page, browser }) => {
  const { maker, request } = await clientAndMaker(page, browser, true)
  await page.goto(`${request}?v=2`)
  await maker.page.goto(`${request}?v=notes`)
  await write(maker.page, 'Note', 'Quokka')
  const saved = maker.page.getByRole('form', { name: 'Note' }).getByRole('status')
  await expect(saved.filter({ hasText: 'Draft saved' })).toBeVisible()
  const answer = await page.request.get(`${request}/news`)
  expect(await answer.json()).toEqual({ newer: 0, writing: [] })
  await expect(page.getByText('is writing')).toHaveCount(0)
})

test('on a phone the row of views shows the one that is open', async ({ page, browser }) => {
  const { maker, request } = await clientAndMaker(page, browser, true)
  await maker.page.setViewportSize({ width: 390, height: 844 })
  await maker.page.goto(`${request}?v=details`)
  await expect(maker.page.getByRole('link', { name: 'Details' })).toBeInViewport({ ratio: 1 })
})

test('on a phone the last view of the row is not faded at its end', async ({ page, browser }) => {
  const { maker, request } = await clientAndMaker(page, browser, true)
  await maker.page.setViewportSize({ width: 390, height: 844 })
  await maker.page.goto(`${request}?v=details`)
  const end = maker.page.locator('.tabs').evaluate((row) => {
    row.scrollLeft = row.scrollWidth
    return (row.lastElementChild?.getBoundingClientRect().right ?? 0) + 48
  })
  expect(await end).toBeLessThanOrEqual(390)
})

test('a message begins at one left edge on a phone', async ({ page, browser }) => {
  const { client, request } = await clientAndMaker(page, browser, true)
  // As long as that the moment stands beside it, and the button on a line of its own.
  execute("update users set full_name = 'Nadia Hollis' where id = ?", client.id)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${request}?v=2`)
  await settled(page)
  await page.locator('#field-message-text-files').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: picture,
  })
  await write(page, 'Message', 'A picture')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const entry = page.locator('.conversation-entry')
  await expect(entry.getByText('Comment on it')).toBeVisible()
  const edges = entry.evaluate((element) =>
    [...element.querySelectorAll('b, .written, .btn')].map((part) => {
      const words = document.createRange()
      words.selectNodeContents(part)
      return Math.round(words.getBoundingClientRect().left)
    }),
  )
  expect(new Set(await edges).size).toBe(1)
})

test('no note and no button of one ends up beneath the form for the next', async ({
  page,
  browser,
}) => {
  const { maker, request } = await clientAndMaker(page, browser, true)
  const hands = maker.page
  await hands.goto(`${request}?v=2`)
  const form = hands.getByRole('form', { name: 'Note' })
  for (let n = 0; n < 6; n += 1) {
    await settled(hands)
    await write(hands, 'Note', `Note ${n}\n\nwith a second line`)
    await form.getByRole('button', { name: 'Add note' }).click()
    await expect(hands.locator('.staff-notes .conversation-entry')).toHaveCount(n + 1)
  }
  const notes = hands.locator('.staff-notes .conversation-entry')
  const column = hands.locator('.work-view')
  const isAbove = async (place: Locator) => {
    const [it, below] = await Promise.all([place.boundingBox(), form.boundingBox()])
    return it !== null && below !== null && it.y + it.height <= below.y
  }
  await write(hands, 'Note', Array(8).fill('A long note').join('\n\n'))
  await column.evaluate((element) => element.scrollTo(0, 0))
  expect(await isAbove(hands.locator('.staff-notes > p').first())).toBe(true)
  const third = await notes.nth(2).getAttribute('id')
  await hands.evaluate((id) => {
    location.hash = `${id}`
  }, third)
  await expect.poll(() => isAbove(notes.nth(2))).toBe(true)
  await column.evaluate((element) => element.scrollTo(0, 0))
  await notes.nth(3).getByRole('link').focus()
  await expect.poll(() => isAbove(notes.nth(3).getByRole('link'))).toBe(true)
  await column.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  expect(await isAbove(notes.last())).toBe(true)
})

test('REQ-65 what is typed while the field becomes a rich one loses no letter and no space', async ({
  page,
  browser,
}) => {
  const { request } = await clientAndMaker(page, browser, true)
  const letGo = await hold(page, '**/assets/rich-editor-*.js')
  await page.goto(`${request}?v=2`)
  await settled(page)
  // Where the focus is in the moment in which the plain field goes.
  await page.evaluate(() => {
    const field = document.querySelector('textarea[name=text]')
    if (field)
      new MutationObserver(() => {
        document.body.dataset.focused ??= document.activeElement?.className
      }).observe(field, { attributeFilter: ['hidden'] })
  })
  await page.getByRole('textbox', { name: 'Message' }).click()
  await page.keyboard.type('One line\n\nThe ')
  letGo()
  const rich = page.locator('.tiptap')
  await expect(rich).toBeVisible()
  await page.keyboard.type('quick brown fox')
  await expect(rich.locator('p')).toHaveText(['One line', 'The quick brown fox'])
  await expect(page.locator('body')).toHaveAttribute('data-focused', /tiptap/)
})

test('REQ-65 letters put together of several keys are finished in the field they were begun in', async ({
  page,
  browser,
}) => {
  const { request } = await clientAndMaker(page, browser, true)
  const letGo = await hold(page, '**/assets/rich-editor-*.js')
  await page.goto(`${request}?v=2`)
  await settled(page)
  const field = page.getByRole('textbox', { name: 'Message' })
  await field.click()
  const keys = await page.context().newCDPSession(page)
  await keys.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 })
  const came = page.waitForResponse(/rich-editor/)
  letGo()
  await came
  await page.waitForTimeout(300)
  await keys.send('Input.insertText', { text: '日本' })
  await expect(page.locator('.tiptap')).toHaveText('日本')
  await page.keyboard.type('!')
  await expect(page.locator('.tiptap')).toHaveText('日本!')
})

import { expect, type Page, test } from '@playwright/test'
import { says } from '#tests/fixtures/browser'
import { become, makeRequest, somebody, write } from '#tests/fixtures/conversation-world'
import { pastes } from '#tests/fixtures/pastes'

/** Pastes HTML as a browser does, with a picture of it where a program adds one. */
const paste = (page: Page, html: string, picture = false) =>
  page.locator('.conversation .tiptap').evaluate(
    (editor, { html, picture }) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', html)
      clipboardData.setData('text/plain', 'plain')
      if (picture) {
        clipboardData.items.add(new File(['x'], 'image.png', { type: 'image/png' }))
      }
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      editor.dispatchEvent(event)
    },
    { html, picture },
  )

async function begin(page: Page) {
  await write(page, 'Message', '')
  return page.getByRole('form', { name: 'Message' }).locator('textarea')
}

test('REQ-55 tables of Excel and of Google Sheets stay tables, in the mail and after a draft too', async ({
  page,
  browser,
}) => {
  const client = await become(page, 'Nadia Hollis', "role = 'client'")
  const maker = await somebody(browser, true, 'Elif Varga', 'organization = 1')
  const request = makeRequest(client.id, maker.id)
  await page.goto(`${request}?v=2`)
  const field = await begin(page)
  await paste(page, pastes.excel, true)
  await expect(field).toHaveValue(
    /<table><tbody><tr><td colspan="2">Cups<\/td><\/tr><tr><td>A1<\/td><td>1,5<\/td><\/tr><tr><td>A2<\/td><td>20<\/td><\/tr><\/tbody><\/table>/,
  )
  await expect(page.getByText('image.png')).toHaveCount(0)
  await page
    .getByRole('form', { name: 'Message' })
    .getByRole('button', { name: 'Save draft' })
    .click()
  await says(page, /^Draft saved$/)
  await page.reload()
  await expect(page.locator('.conversation .tiptap td')).toHaveText([
    'Cups',
    'A1',
    '1,5',
    'A2',
    '20',
  ])
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await says(page, 'Message sent')
  await maker.page.goto(`${request}?v=2`)
  const entry = maker.page.locator('.conversation-entry').last()
  await expect(entry.getByRole('cell')).toHaveText(['Cups', 'A1', '1,5', 'A2', '20'])
  await expect(entry.locator('td').first()).toHaveAttribute('colspan', '2')
  await begin(page)
  await paste(page, pastes.sheets)
  await expect(page.locator('.conversation .tiptap td')).toHaveText(['Head', 'A1', '1,5', 'A2'])
})

test('REQ-55 headings, lists and pictures of Word and Google Docs; what does not come is named', async ({
  page,
  browser,
}) => {
  const client = await become(page, 'Nadia Hollis', "role = 'client'")
  const maker = await somebody(browser, true, 'Elif Varga', 'organization = 1')
  const request = makeRequest(client.id, maker.id)
  await page.goto(`${request}?v=2`)
  await begin(page)
  const editor = page.locator('.conversation .tiptap')
  await paste(page, pastes.docs)
  await expect(editor.getByRole('heading', { level: 3 })).toHaveText('Plan')
  await expect(editor.locator('strong')).toHaveText(['strong'])
  await expect(editor.locator('li')).toHaveText(['OneBelow', 'Below', 'Two'])
  await expect(page.getByText('picture-1.png')).toBeVisible()
  await expect(page.getByText(/Left out of what you pasted/)).toHaveCount(0)

  const clear = async () => {
    await editor.press('ControlOrMeta+a')
    await editor.press('Delete')
    await expect(editor).toHaveText('')
  }
  await clear()
  await paste(page, pastes.word, true)
  await expect(editor.getByRole('heading', { level: 3 })).toHaveText('Plan')
  await expect(editor.getByRole('heading', { level: 4 })).toHaveText('Details')
  await expect(editor.locator('ul').first().locator('li')).toHaveText(['OneBelow', 'Below', 'Two'])
  await expect(editor.locator('ol > li')).toHaveText(['First'])
  await expect(editor).not.toContainText('·')
  await expect(page.getByText('Left out of what you pasted: 1 picture.')).toBeVisible()

  await clear()
  await paste(page, pastes.wide)
  await expect(editor.locator('tr')).toHaveCount(25)
  await expect(page.getByText('Left out of what you pasted: 5 rows, 2 columns.')).toBeVisible()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await says(page, 'Message sent')
})

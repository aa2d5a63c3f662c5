import { randomUUID } from 'node:crypto'
import type { BrowserWindow } from './browser-window'
import type { Hand } from './hand'

/** A guest: first page, panels, variants, order, taking back, preview, and an account. */
export async function walkAsGuest(window: BrowserWindow, hand: Hand): Promise<void> {
  await hand.open('/')
  await hand.press('Start designing')
  await hand.see('h2', 'Let’s build'.replace('’', "'"))
  await hand.fill('Name', 'Home')
  await hand.press('Add page')
  await hand.see('h2, h3', 'This page is empty')
  for (const count of [1, 2]) {
    await hand.press('Add panel')
    await hand.press(`Add ${await hand.read(`.panel-card:nth-of-type(${count})`, 'aria-label')}`)
    await hand.until(`${count} sections`, async () => (await hand.count('.section')) === count)
    await hand.until('the dialog closes', async () => (await hand.count('dialog')) === 0)
  }
  const order = () =>
    window.ask(
      () =>
        [...document.querySelectorAll<HTMLElement>('.panel-row-link')].map(
          (row) => row.textContent,
        ),
      null,
    )
  const [first = ''] = await order()
  await hand.press(first.replace(/\s+/g, ' ').trim())
  await hand.see('.panel-row-link[aria-current]', first)
  await hand.press('Center')
  await hand.see('.section[data-selected] img[src*="/center/"]')
  await hand.press('Dark')
  await hand.see('.section[data-selected] img[src*="/center/dark."]')
  await hand.press('Move down')
  await hand.until('moved', async () => (await order()).indexOf(first) === 1)
  // It is named after the last change once the server has it.
  await hand.see('[aria-label="Undo move section"]')
  await hand.press('Undo move section')
  await hand.until('taken back', async () => (await order()).indexOf(first) === 0)
  for (const at of [3, 2, 1]) {
    const preview = `.view-width:nth-of-type(${at})`
    const width = at === 3 ? '390' : at === 2 ? '768' : '1440'
    await hand.press(await hand.read(preview, 'aria-label'))
    await hand.see(`.preview-frame[title$="${width} pixels wide"]`)
  }
  await hand.open('/signup')
  await hand.fill('Full name', 'Jane Doe')
  await hand.fill('Email', `jane-${randomUUID()}@example.com`)
  await hand.fill('Password', 'salt marsh 7')
  await hand.fill('Confirm password', 'salt marsh 7')
  await hand.press('Sign up')
  await hand.until('signed up', async () => !(await hand.path()).startsWith('/signup'))
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserWindow } from './browser-window'
import type { Hand } from './hand'
import { demoPassword } from './product'

export async function logIn(hand: Hand): Promise<void> {
  await hand.open('/login')
  await hand.fill('Email', 'ingrid@northlight.example')
  await hand.fill('Password', demoPassword)
  await hand.press('Log in')
  await hand.until('logged in', async () => (await hand.path()) !== '/login')
}

/** An admin: rows and their menus, search, dialogs, a slow Save, a PDF, notifications. */
export async function walkAsAdmin(
  window: BrowserWindow,
  hand: Hand,
  downloads: string,
): Promise<void> {
  const opens = (name: string) =>
    hand.until(`the row of ${name}`, async () => (await hand.value('[name=fullName]')) === name)
  await hand.open('/admin/users')
  await hand.press('Henrik Dahl')
  await opens('Henrik Dahl')
  await hand.open('/admin/users')
  const cell = await window.ask(() => {
    const row = [...document.querySelectorAll('tbody tr')].find((it) =>
      it.textContent?.includes('Samir Haddad'),
    )
    const { x = 0, y = 0, width = 0, height = 0 } = row?.getBoundingClientRect() ?? {}
    return { x: x + width * 0.6, y: y + height / 2 }
  }, null)
  await window.pressAt(cell.x, cell.y)
  await opens('Samir Haddad')
  await hand.open('/admin/users')
  await hand.press(await hand.read('tbody tr:nth-child(2) summary', 'aria-label'))
  await hand.see('.menu[open] .menu-row')
  await hand.fill('Search name or email', 'odile')
  if (!window.script) await window.key('Enter')
  await hand.until('one row', async () => (await hand.count('tbody tr')) === 1)

  await hand.open('/projects')
  const folder = `Walked ${window.script ? 'with' : 'without'} script`
  await hand.press('New folder')
  await hand.fill('Name', folder)
  await hand.press('Create folder')
  await hand.see('h2', folder)
  const menu = `More for the folder ${folder}`
  await hand.press(menu)
  await hand.press('Rename')
  await hand.see('dialog', 'Rename')
  if (window.script) await window.key('Escape')
  else await hand.press('Close')
  await hand.until('the dialog closes', async () => (await hand.count('dialog')) === 0)
  if (window.script) {
    const focused = () =>
      window.ask(() => document.activeElement?.getAttribute('aria-label') ?? '', null)
    await hand.until('focus is back', async () => (await focused()) === menu)
  }

  await hand.open('/projects/all')
  const project = await hand.read('tbody .cover-link', 'href')
  await hand.open(`${project}/settings`)
  await hand.fill('Project name', folder)
  await hand.fill('Primary', '#FFFF00')
  // The note about the color pushes the button down: first it, then the press.
  if (window.script) await hand.see('[role="status"]', 'hard to read')
  await hand.press('Save brand')
  await hand.see('h1', folder)
  await hand.open('/notifications')
  await hand.see('h1', 'Notifications')
  // Last: Firefox's driver waits for ever for a page that is opened after a download.
  await hand.open(`${project}/download`)
  await hand.press(await hand.read('button[aria-label*="This page as PDF"]', 'aria-label'))
  await hand.until('a PDF', async () => readdirSync(downloads).some(isPdf(downloads)))
}

const isPdf = (folder: string) => (name: string) =>
  name.endsWith('.pdf') && readFileSync(join(folder, name)).subarray(0, 4).toString() === '%PDF'

import { readFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'

/** What a person does to the third section of a page, in this order; each leaves the page as it was. */
export const actions = ['swap', 'move', 'duplicate', 'delete', 'add', 'undo'] as const
export type Action = (typeof actions)[number]

type Peer = 'panelry' | 'puck'
type InPage = {
  bench: {
    editor: { select: () => void; undo: () => void }
    toPaint: (action: string, ...facts: string[]) => Promise<number>
    untilReady: () => Promise<number>
  }
}

/** A browser of its own for an editor. */
export async function makeEditor(browser: Browser, peer: Peer, address: string, cookie?: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  // Select A Panel of a full page takes its time on a busy machine.
  context.setDefaultTimeout(120_000)
  const [name = '', value = ''] = (cookie ?? '').split(/=(.*)/s)
  if (cookie) await context.addCookies([{ name, value, url: address }])
  await context.addInitScript(`window.peer = '${peer}'`)
  await context.addInitScript(readFileSync('tests/bench/puck/in-page.js', 'utf8'))
  return { context, peer, address, close: () => context.close() }
}
export type Editor = Awaited<ReturnType<typeof makeEditor>>

/** Opens it. @returns its tab, and the milliseconds from the navigation until the editor answers */
export async function open({ context, address }: Editor): Promise<{ tab: Page; readyIn: number }> {
  const tab = await context.newPage()
  await tab.goto(address, { waitUntil: 'domcontentloaded' })
  const readyIn = await tab.evaluate(() => (window as unknown as InPage).bench.untilReady())
  await tab.waitForLoadState('networkidle')
  return { tab, readyIn }
}

/** Does each action once. @returns the milliseconds from the press until it is painted */
export async function doAll(tab: Page, peer: Peer): Promise<Record<Action, number>> {
  const times = {} as Record<Action, number>
  for (const action of actions) {
    await rest(tab)
    await tab.evaluate(() => (window as unknown as InPage).bench.editor.select())
    await rest(tab)
    if (peer === 'panelry' && action === 'add') {
      await openPanels(tab)
      await rest(tab)
    }
    // Undo takes an addition back.
    if (action === 'swap') {
      times.swap = await toPaint(tab, 'restyle', 'dark')
    } else if (action !== 'undo') times[action] = await toPaint(tab, action)
    if (action === 'add') continue
    await rest(tab)
    const undone = await toPaint(tab, 'undo')
    if (action === 'undo') times.undo = undone
  }
  await rest(tab)
  return times
}

const toPaint = (tab: Page, action: string, ...facts: string[]) =>
  tab.evaluate(
    ([action = '', ...facts]) => (window as unknown as InPage).bench.toPaint(action, ...facts),
    [action, ...facts],
  )

async function openPanels(tab: Page) {
  await tab.locator('.section[data-selected] .add-pill').click()
  await tab.locator('.panel-card-picture img').first().waitFor()
  await tab.waitForLoadState('networkidle')
}

/**
 * Until nothing is under way: a person presses when the last change is done. It looks now and then:
 * with every frame, where frames are not held back, it would keep a core busy.
 */
async function rest(tab: Page) {
  const isSaved = () => !document.querySelector('.saved-state .spinner')
  await tab.waitForFunction(isSaved, undefined, { polling: 100 })
  await tab.waitForTimeout(300)
}

/** MB of script objects after a collection. */
export async function usedHeap(tab: Page): Promise<number> {
  const session = await tab.context().newCDPSession(tab)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}

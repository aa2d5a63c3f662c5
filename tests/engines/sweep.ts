import { request } from '@playwright/test'
import { crawl, type Found } from '#tests/fixtures/crawl'
import { askMiddles } from '#tests/fixtures/middles'
import { patterns } from '#tests/fixtures/routes'
import type { BrowserWindow } from './browser-window'
import { demoPassword } from './product'

const widths = [1440, 1024, 820, 390]

/** One address of each screen that an admin of the demo reaches by links. */
export async function findScreens(url: string): Promise<string[]> {
  const api = await request.newContext({ baseURL: url, extraHTTPHeaders: { Origin: url } })
  const form = { email: 'ingrid@northlight.example', password: demoPassword }
  await api.post('/login', { form, maxRedirects: 0 })
  const found: Found = { links: new Set(), posts: new Set(), screens: new Map() }
  await crawl(
    api,
    ['/projects', '/admin', '/projects/all', '/notifications'],
    { patterns, skip: new Set() },
    found,
  )
  await api.dispose()
  return [...found.screens.values()].map(({ path }) => path)
}

/** A window takes its time to become narrower. */
async function settled(window: BrowserWindow, width: number) {
  for (let times = 0; times < 50; times += 1) {
    if (await window.ask((wanted) => innerWidth === wanted, width)) break
    await new Promise((done) => setTimeout(done, 40))
  }
}

/** Asks every control of every screen at every width what lies under its middle. */
export async function sweep(
  window: BrowserWindow,
  url: string,
  paths: string[],
  complain: (problem: string) => void,
) {
  const swept = { screens: 0, asked: 0 }
  for (const path of paths) {
    try {
      await window.resize(1440, 900)
      await window.open(url + path)
      for (const width of widths) {
        await window.resize(width, 900)
        await settled(window, width)
        const { asked, problems } = await look(window)
        swept.asked += asked
        for (const problem of problems) complain(`${path} at ${width}: ${problem}`)
      }
      for (const words of await window.complaints()) complain(`${path}: ${words}`)
      swept.screens += 1
    } catch (error) {
      complain(`${path}: ${error}`)
    }
  }
  return swept
}

/** What is wrong at this width; an engine that draws late is asked once more. */
async function look(window: BrowserWindow, again = true) {
  const { asked, covered, overflow } = await window.ask(askMiddles, 1000)
  const problems = overflow > 0 ? [...covered, `${overflow} px too wide`] : covered
  if (problems.length === 0 || !again) return { asked, problems }
  await new Promise((done) => setTimeout(done, 400))
  return look(window, false)
}

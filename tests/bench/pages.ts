import type { Page } from '@playwright/test'
import type { Measure } from './bench'
import { page } from './client'
import { atMost, figure, type Row, told } from './report'
import { bareRemix, mostRoutes, mostScript, routesSize, scriptSize, styles } from './scripts'
import { makeListWorld } from './world'

/** What every page brings along, and whether it stands still while it comes. */
export const pages: Measure = async ({ url, browser }) => {
  const { cookie } = await makeListWorld(15)
  const [name = '', value = ''] = cookie.split(/=(.*)/s)
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addCookies([{ name, value, url }])
  const guest = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const routes = routesSize()
  const rows: Row[] = [atMost('list of routes: gzip', routes, mostRoutes, 'KB')]
  for (const [what, path, held] of [
    ['home', '/', false],
    ['login', '/login', false],
    ['projects', '/projects', true],
  ] as const) {
    const html = (await page(url + path, held ? cookie : undefined)).body.toString()
    const script = await scriptSize(browser, url + path, held ? cookie : undefined)
    const css = styles(html)
    const tab = await (held ? context : guest).newPage()
    await tab.goto(url + path, { waitUntil: 'networkidle' })
    rows.push(
      atMost(
        `${what}: script gzip / bare Remix (${bareRemix} KB)`,
        script / bareRemix,
        mostScript,
        '×',
      ),
      told(`${what}: script and list of routes`, figure(script + routes, 'KB')),
      atMost(`${what}: style sheets`, css.files, 1),
      atMost(`${what}: CSS gzip`, css.size, 28, 'KB'),
      atMost(`${what}: layout shift`, await layoutShift(tab), 0),
    )
    await tab.close()
  }
  await context.close()
  await guest.close()
  return rows
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }

/** How much of a page moved on its own since it was opened (CLS). */
const layoutShift = (tab: Page) =>
  tab.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as Shift[]) {
            if (!entry.hadRecentInput) sum += entry.value
          }
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 300)
      }),
  )

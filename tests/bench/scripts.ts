import { readdirSync, statSync } from 'node:fs'
import type { Browser } from '@playwright/test'

/** What a page of bare Remix and React 18 sends, in KB of gzip: the divisor of script sizes. */
export const bareRemix = 86
/** How many times that a page may send. */
export const mostScript = 1.35
/** KB of gzip of the list of all routes, which every page fetches once a deploy. */
export const mostRoutes = 16

const folder = 'build/client/assets/'

/**
 * KB of gzip of all code that a browser fetches for a page that is opened and left alone: what its HTML
 * asks for, and what is fetched later by script. The list of routes is data, and counted by itself.
 */
export async function scriptSize(browser: Browser, address: string, cookie?: string) {
  const names = new Set<string>()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const [name = '', value = ''] = (cookie ?? '').split(/=(.*)/s)
  if (cookie) await context.addCookies([{ name, value, url: address }])
  const tab = await context.newPage()
  tab.on('request', (request) => {
    const [, name] = request.url().match(/\/assets\/([\w.-]+\.js)/) ?? []
    if (name && !isRoutes(name)) names.add(name)
  })
  await tab.goto(address, { waitUntil: 'networkidle' })
  await context.close()
  return zippedSize([...names])
}

const isRoutes = (name: string) => name.startsWith('manifest-')

/** KB of gzip of the list of all routes. */
export const routesSize = () =>
  zippedSize(readdirSync(folder).filter((name) => isRoutes(name) && name.endsWith('.js')))

/** KB (1000 bytes) of files below the assets folder, as the server sends them to browsers that take gzip. */
export const zippedSize = (names: string[]) =>
  names.reduce((sum, name) => sum + statSync(`${folder}${name}.gz`).size, 0) / 1000

/** KB of gzip of the style sheets a page names. */
export function styles(html: string): { files: number; size: number } {
  const names = [
    ...new Set([...html.matchAll(/\/assets\/([\w.-]+\.css)/g)].map(([, name]) => name)),
  ]
  return { files: names.length, size: zippedSize(names.map(String)) }
}

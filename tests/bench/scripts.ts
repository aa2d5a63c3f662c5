import { statSync } from 'node:fs'
import type { Browser, BrowserContextOptions } from '@playwright/test'

/** What a page of bare Remix and React 18 sends, in KB of gzip: the divisor of script sizes. */
export const bareRemix = 86

const folder = 'build/client/assets/'

/**
 * KB of gzip of all script that a browser fetches for a page that is opened and left alone: what its
 * HTML asks for, and what is fetched later by script. What the HTML only names is no part of it: its
 * list of routes holds those of screens that this page may lead to.
 */
export async function scriptSize(browser: Browser, address: string, cookie?: string) {
  const names = new Set<string>()
  const options: BrowserContextOptions = cookie ? { extraHTTPHeaders: { cookie } } : {}
  const tab = await browser.newPage({ ...options, viewport: { width: 1440, height: 900 } })
  tab.on('request', (request) => {
    const [, name] = request.url().match(/\/assets\/([\w.-]+\.js)/) ?? []
    if (name) names.add(name)
  })
  await tab.goto(address, { waitUntil: 'networkidle' })
  await tab.close()
  return zippedSize([...names])
}

/** KB (1000 bytes) of files below the assets folder, as the server sends them to who takes gzip. */
export const zippedSize = (names: string[]) =>
  names.reduce((sum, name) => sum + statSync(`${folder}${name}.gz`).size, 0) / 1000

/** KB of gzip of the style sheets a page names. */
export function styles(html: string): { files: number; size: number } {
  const names = [
    ...new Set([...html.matchAll(/\/assets\/([\w.-]+\.css)/g)].map(([, name]) => name)),
  ]
  return { files: names.length, size: zippedSize(names.map(String)) }
}

import type { Page } from '@playwright/test'
import type { Measure } from './bench'
import { median } from './measure'
import { usedHeap } from './puck/drive'
import { atMost, figure, told } from './report'
import { zippedSize } from './scripts'
import { makeEditorWorld } from './world'

/** The editor with 100 sections as Chromium sees it. */
export const editorBrowser: Measure = async ({ url, browser }) => {
  const { project, page, cookie } = await makeEditorWorld(100)
  const [name = '', value = ''] = cookie.split(/=(.*)/s)
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addCookies([{ name, value, url }])
  const tab = await context.newPage()
  const scripts = new Set<string>()
  tab.on('response', (answer) => {
    const file = /\/assets\/([\w.-]+\.js)/.exec(answer.url())?.[1]
    if (file) scripts.add(file)
  })
  const ready: number[] = []
  const address = `${url}/projects/${project.id}`
  for (let run = 0; run < 3; run += 1) {
    await tab.goto(address, { waitUntil: 'domcontentloaded' })
    ready.push(await untilReady(tab))
  }
  await tab.waitForLoadState('networkidle')
  const fetched = zippedSize([...scripts])
  const heap = await usedHeap(tab)
  const added: number[] = []
  for (let run = 0; run < 3; run += 1) {
    await tab.goto(`${address}/panels?for=body&p=${page.id}`, { waitUntil: 'networkidle' })
    // Only script shows these: before it runs, Add would leave the page.
    await tab.waitForSelector('.panel-card-picture img')
    added.push(await addToPaint(tab))
  }
  await context.close()
  return [
    atMost('editor: script gzip that Chromium fetches', fetched, 130, 'KB'),
    told('editor: 100 sections, ready in Chromium', figure(median(ready.slice(1)), 'ms')),
    told('editor: add to paint, 101st section', figure(median(added.slice(1)), 'ms')),
    atMost('editor: heap with 100 sections', heap, 15, 'MB'),
  ]
}

/** Milliseconds from the navigation until the script has adopted the list of panels. */
const untilReady = (tab: Page) =>
  tab.evaluate(async () => {
    for (;;) {
      const row = document.querySelector('.panel-row-link')
      if (row && Object.keys(row).some((key) => key.startsWith('__reactProps'))) break
      await new Promise((resume) => requestAnimationFrame(resume))
    }
    return performance.now()
  })

/** Presses the first Add. @returns milliseconds until one section more is painted */
const addToPaint = (tab: Page) =>
  tab.evaluate(async () => {
    const before = document.querySelectorAll('.section').length
    const start = performance.now()
    document.querySelector<HTMLElement>('.panel-card-add')?.click()
    while (document.querySelectorAll('.section').length <= before) {
      if (performance.now() - start > 10_000) throw new Error('no section was added')
      await new Promise((resume) => requestAnimationFrame(resume))
    }
    await new Promise((resume) => requestAnimationFrame(() => setTimeout(resume)))
    return performance.now() - start
  })

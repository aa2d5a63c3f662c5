import type { Measure } from './bench'
import { atMost, told } from './report'
import { makeEditorWorld } from './world'

/** The pictures of Select A Panel that come before anybody scrolls. */
export const gallery: Measure = async ({ url, browser }) => {
  const { project, page, cookie } = await makeEditorWorld(0)
  const [name = '', value = ''] = cookie.split(/=(.*)/s)
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addCookies([{ name, value, url }])
  const tab = await context.newPage()
  const sizes: Promise<number>[] = []
  tab.on('response', (answer) => {
    if (!/\.(webp|svg|jpe?g|png)/.test(answer.url())) return
    sizes.push(
      answer
        .request()
        .sizes()
        .then(({ responseBodySize }) => responseBodySize),
    )
  })
  await tab.goto(`${url}/projects/${project.id}/panels?for=body&p=${page.id}`, {
    waitUntil: 'networkidle',
  })
  await tab.waitForSelector('.panel-card-picture img')
  await tab.waitForLoadState('networkidle')
  await tab.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('.panel-card-picture img')]
      .filter((image) => image.getBoundingClientRect().top < innerHeight)
      .every((image) => image.complete),
  )
  const all = await Promise.all(sizes)
  await context.close()
  const sum = all.reduce((total, size) => total + size, 0) / 1000
  return [
    atMost('Select A Panel: pictures of the first view', sum, 400, 'KB'),
    told('Select A Panel: number of pictures', String(all.length)),
  ]
}

import { mostSections } from '~/features/sections/page-limit.server'
import type { Measure } from './bench'
import { ask, page } from './client'
import { atMost } from './report'
import { makeEditorWorld, makeListWorld } from './world'

const atOnce = 12

/** How long other people wait while twelve open a page with as many sections as it takes. */
export const longPage: Measure = async ({ url }) => {
  const { project, page: long, cookie } = await makeEditorWorld(mostSections)
  const other = await makeListWorld(5)
  const screens = {
    editor: `${url}/projects/${project.id}`,
    versions: `${url}/projects/${project.id}/pages/${long.id}/versions`,
  }
  const rows = []
  for (const [name, address] of Object.entries(screens)) {
    await page(address, cookie)
    const waits: number[] = []
    let open = true
    const opening = Promise.all(Array.from({ length: atOnce }, () => page(address, cookie)))
    const looking = (async () => {
      while (open) {
        const start = performance.now()
        await ask(`${url}/projects`, { cookie: other.cookie })
        waits.push(performance.now() - start)
      }
    })()
    await opening
    open = false
    await looking
    const what = `${mostSections} sections: longest wait of others, ${atOnce} × ${name}`
    rows.push(atMost(what, Math.max(...waits), 250, 'ms'))
  }
  return rows
}

import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { sections } from '~/db/schema'
import { limits } from '~/permissions/limits'
import type { Measure } from './bench'
import { ask, page } from './client'
import { atMost } from './report'
import { makeEditorWorld, makeListWorld } from './world'

const atOnce = 12

/** How long other people wait while twelve open a page with as many sections as it takes. */
export const longPage: Measure = async ({ url }) => {
  const { project, page: long, cookie } = await makeEditorWorld(limits.sectionsOfPage)
  // Its versions are drawn from the first change on.
  const first = db.select().from(sections).where(eq(sections.pageId, long.id)).limit(1).get()
  const style = `${url}/projects/${project.id}/sections/${first?.id}/style`
  const change = await ask(style, { cookie, form: { p: long.id, orientation: 'center' } })
  if (change.status !== 303) throw new Error(`the page could not be changed: ${change.status}`)
  const other = await makeListWorld(5)
  const screens = {
    editor: `${url}/projects/${project.id}`,
    versions: `${url}/projects/${project.id}/pages/${long.id}/versions`,
  }
  const rows = []
  const opened = Object.entries(screens).map(([name, address]) => ({
    what: `${atOnce} × ${name}`,
    open: () => Promise.all(Array.from({ length: atOnce }, () => page(address, cookie))),
  }))
  // What the machine does to everybody while nobody opens it.
  const nobody = { what: 'nobody opens it', open: () => sleep(500) }
  for (const { what, open } of [nobody, ...opened]) {
    await open()
    const waits: number[] = []
    let under = true
    const opening = open()
    const looking = (async () => {
      while (under) {
        const start = performance.now()
        await ask(`${url}/projects`, { cookie: other.cookie })
        waits.push(performance.now() - start)
      }
    })()
    await opening
    under = false
    await looking
    const row = `${limits.sectionsOfPage} sections: longest wait of others, ${what}`
    rows.push(atMost(row, Math.max(...waits), 250, 'ms'))
  }
  return rows
}

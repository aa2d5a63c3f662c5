import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { makeUser, signIn } from '#tests/fixtures/people'
import { makePage, makePanel, makeProject, makeSection } from '#tests/fixtures/projects'
import { db, sqlite } from '~/db/client.server'
import { pages } from '~/db/schema'
import { limits } from '~/permissions/limits'
import { newId } from '~/platform/ids.server'
import { ask } from './client'
import { timed } from './measure'
import { atMost, type Row } from './report'

const groups = 800

/** A guest's page with 400,000 rows of history, as logs were that had a row for each part of a group. */
function makeLongHistory() {
  const panelId = makePanel({ kind: 'body' }).id
  const project = makeProject()
  const page = makePage(project.id)
  const most = limits.sectionsOfPage
  const ids = Array.from({ length: most }, () => makeSection(page, { panelId }).id)
  const append = sqlite.prepare(`insert into page_ops
    (id, page_id, revision, actor, kind, refers_to, state, target, op, inverse, created_at)
    values (?, ?, ?, ?, 'do', ?, ?, ?, ?, ?, 1)`)
  const look = (color: string) => ({ panelId, category: 'c', orientation: 'left', color })
  const about = { kind: 'update', type: 'body', pageId: page.id }
  let revision = 0
  for (let group = 0; group < groups; group += 1) {
    const [from, to] = group % 2 ? ['dark', 'light'] : ['light', 'dark']
    const ops = ids.map((id) => ({ ...about, id, from: look(`${from}`), to: look(`${to}`) }))
    const whole = newId()
    const put = (id: string, of: string | null, state: string, target: string, op: unknown) => {
      revision += 1
      const json = JSON.stringify(op)
      const by = `guest:${project.id}`
      append.run(id, page.id, revision, by, of, state, target, json, json)
    }
    sqlite.transaction(() => {
      const what = { kind: 'template', pageId: page.id, ops, what: 'restyle-several' }
      put(whole, null, 'done', 'page:template', what)
      for (const op of ops) put(newId(), whole, 'dropped', op.id, op)
    })()
  }
  db.update(pages).set({ revision }).where(eq(pages.id, page.id)).run()
  return { project, page }
}

/** How long others wait while a very long history is looked at, claimed and deleted. */
export async function longHistory(url: string): Promise<Row[]> {
  const { project, page } = makeLongHistory()
  const cookie = await signIn(makeUser({ role: 'admin' }))
  const address = `${url}/projects/${project.id}`
  const actions: Record<string, () => Promise<unknown>> = {
    'claimed and looked at': async () => {
      await ask(`${address}/save`, { cookie, form: { x: '1' } })
      await ask(`${address}/pages/${page.id}/versions?at=1`, { cookie })
      await ask(`${address}/pages/${page.id}/versions`, { cookie })
    },
    // Upkeep comes by every 30 seconds: it removes the rows.
    'its page deleted': async () => {
      await ask(`${address}/pages/${page.id}/delete`, { cookie, form: { x: '1' } })
      await sleep(60_000)
    },
  }
  const rows: Row[] = []
  for (const [name, action] of Object.entries(actions)) {
    const waits: Promise<number>[] = []
    const clock = setInterval(() => waits.push(timed(() => ask(`${url}/healthz`))), 20)
    await action().finally(() => clearInterval(clock))
    const longest = Math.max(...(await Promise.all(waits)))
    rows.push(atMost(`400,000 changes, ${name}: longest wait of others`, longest, 250, 'ms'))
  }
  return rows
}

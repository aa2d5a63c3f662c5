import { cpSync } from 'node:fs'
import { makeUser, signIn } from '#tests/fixtures/people'
import { makePage, makeProject } from '#tests/fixtures/projects'
import { sqlite } from '~/db/client.server'
import { panels } from '~/panels/library'

export type Website = { projectId: string; pageId: string; cookie: string }
export type World = { websites: Website[]; panelId: string; admin: string }

const body = panels.find(({ category }) => !['header', 'footer'].includes(category))

/** One person with a website for every writer, and an admin. The data folder is closed after. */
export async function makeWorld(writers: number): Promise<World> {
  const websites: Website[] = []
  for (let at = 0; at < writers; at += 1) {
    const user = makeUser()
    const project = makeProject({ ownerId: user.id })
    const page = makePage(project.id)
    websites.push({ projectId: project.id, pageId: page.id, cookie: await signIn(user) })
  }
  const admin = await signIn(makeUser({ role: 'admin' }))
  sqlite.pragma('wal_checkpoint(TRUNCATE)')
  sqlite.close()
  return { websites, panelId: body?.id ?? '', admin }
}

export const copyData = (from: string, to: string) => cpSync(from, to, { recursive: true })

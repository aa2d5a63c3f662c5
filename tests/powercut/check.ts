import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import sharp from 'sharp'
import { apply } from '~/editor/apply'
import type { PageDocument, PageOp } from '~/editor/types'
import type { Acknowledged } from './writers'

export type Found = { lost: string[]; odd: string[] }

/** What of the acknowledged writes is not there, and what else is not as it must be. */
export async function check(file: string, dataDir: string, told: Acknowledged): Promise<Found> {
  const sqlite = new Database(file, { readonly: true })
  const found: Found = { lost: [], odd: [] }
  try {
    if (sqlite.pragma('integrity_check', { simple: true }) !== 'ok') found.odd.push('integrity')
    if ((sqlite.pragma('foreign_key_check') as unknown[]).length > 0) found.odd.push('foreign keys')
    checkRows(sqlite, told, found)
    for (const [pageId, changes] of told.changes) checkPage(sqlite, pageId, changes, found)
    for (const [projectId, number] of told.logos) {
      const logo = sqlite.prepare('select logo from projects where id = ?').pluck().get(projectId)
      await checkLogo(join(dataDir, 'files', 'logos'), logo as string | null, number, found)
    }
  } catch (error) {
    found.odd.push(String(error))
  } finally {
    sqlite.close()
  }
  return found
}

function checkRows(sqlite: Database.Database, told: Acknowledged, { lost, odd }: Found) {
  const names = (query: string) => new Set(sqlite.prepare(query).pluck().all() as string[])
  const [people, invited, mailed] = [
    names('select email from users'),
    names('select email from user_invites'),
    names('select "to" from mail'),
  ]
  lost.push(...told.signUps.filter((email) => !people.has(email)))
  lost.push(...told.invites.filter((email) => !invited.has(email) || !mailed.has(email)))
  // An invitation and its mail are there both, or neither.
  odd.push(...[...invited].filter((email) => !mailed.has(email)).map((email) => `half ${email}`))
}

type Row = { revision: number; op: string }
type Stands = { id: string; order: string; color: string }

/** The page's log has all changes that were acknowledged, and what it tells is what stands there. */
function checkPage(sqlite: Database.Database, pageId: string, changes: number, found: Found) {
  const page = sqlite.prepare('select revision from pages where id = ?').pluck().get(pageId)
  const log = sqlite
    .prepare('select revision, op from page_ops where page_id = ? order by revision')
    .all(pageId) as Row[]
  for (let at = log.length; at < changes; at += 1) found.lost.push(`change ${at + 1} of ${pageId}`)
  if (page !== log.length) found.odd.push(`revision of ${pageId}`)
  const blank: PageDocument = { sections: [], modes: {} }
  const told = log.reduce((now, { op }) => apply(now, JSON.parse(op) as PageOp), blank).sections
  const there = sqlite
    .prepare(`select id, "order", color from sections where page_id = ? order by "order"`)
    .all(pageId) as Stands[]
  const short = (all: readonly Stands[]) => all.map((s) => `${s.id} ${s.order} ${s.color}`).join()
  if (short(told) !== short(there)) found.odd.push(`sections of ${pageId}`)
}

/** The four files of the logo are whole, and show the last one that was acknowledged, or the next. */
async function checkLogo(folder: string, logo: string | null, number: number, found: Found) {
  if (!logo) return void found.lost.push(`logo ${number}`)
  for (const variant of ['', 'thumb_', 'medium_', 'large_']) {
    const path = join(folder, `${variant}${logo}`)
    const size = existsSync(path) ? statSync(path).size : 0
    const color = size > 0 ? await colorOf(readFileSync(path)).catch(() => null) : null
    if (color === null || color < number)
      found.lost.push(`${variant}logo ${number} (${size} bytes)`)
  }
}

async function colorOf(picture: Buffer): Promise<number> {
  const [r = 0, g = 0] = await sharp(picture).removeAlpha().raw().toBuffer()
  return r + g * 256
}

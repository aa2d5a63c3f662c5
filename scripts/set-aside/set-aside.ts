import {
  copyFileSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { primaryMarker, setAsideFolder } from '../../app/platform/litefs/set-aside-names.ts'
import { readTransactions } from './transactions.ts'

/** Copies that wait at once: a node that starts again and again must not fill its volume. */
const mostCopies = 3

/**
 * Copies the database, its WAL and what LiteFS wrote of each transaction into a folder of its own below
 * `set-aside`, where the node was the primary when it ended. To be run while nobody writes to it.
 *
 * @param litefs LiteFS's data folder
 * @param data the application's, whose owner the copy gets
 * @returns a sentence for the log; null where there is nothing to copy
 */
export function setAside(litefs: string, data: string): string | null {
  const from = join(litefs, 'dbs/panelry.db')
  const database = join(from, 'database')
  if (!existsSync(join(data, primaryMarker)) || !existsSync(database)) return null
  const all = join(data, setAsideFolder)
  mkdirSync(all, { recursive: true })
  // This runs as root, in a folder of the application's user: a link could lead anywhere.
  if (lstatSync(all).isSymbolicLink()) return `Not copied aside: ${all} is a link.`
  for (const name of readdirSync(all)) {
    if (name.endsWith('.part')) rmSync(join(all, name), { recursive: true })
  }
  if (readdirSync(all).filter((name) => !name.startsWith('kept')).length >= mostCopies)
    return `Not copied aside: ${all} has ${mostCopies} already.`
  const wal = join(from, 'wal')
  const bytes = [database, wal].reduce(
    (sum, file) => sum + (existsSync(file) ? statSync(file).size : 0),
    0,
  )
  const { bavail, bsize } = statfsSync(data)
  // The copy, and what is made of it to compare with.
  if (bavail * bsize < 3 * bytes) return 'Not copied aside: the volume has too little room.'

  const part = join(all, `${Date.now()}.part`)
  mkdirSync(part)
  copyFileSync(database, join(part, 'panelry.db'))
  if (existsSync(wal)) copyFileSync(wal, join(part, 'panelry.db-wal'))
  writeFileSync(
    join(part, 'transactions.json'),
    JSON.stringify(readTransactions(join(from, 'ltx'))),
  )
  const { uid, gid } = statSync(data)
  for (const name of ['.', ...readdirSync(part)]) lchownSync(join(part, name), uid, gid)
  lchownSync(all, uid, gid)
  const whole = part.replace(/\.part$/, '')
  renameSync(part, whole)
  // Until it is the primary again, nothing more can be here alone.
  rmSync(join(data, primaryMarker))
  return `Copied aside: ${whole}`
}

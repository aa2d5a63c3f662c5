import { and, inArray } from 'drizzle-orm'
import { storedFiles } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { files } from '~/platform/files/files.server'
import { type Folder, folders } from '~/platform/files/folders'
import { olderThan } from '~/platform/files/older-than.server'
import { log } from '~/platform/log.server'
import { originalName } from '~/platform/uploads/variants'
import { isUnused } from './is-unused.server'
import { listKnown, namedByLostRows } from './known-files.server'
import { ownHere } from './own-files.server'
import { fileFolders } from './stored-file'
import { holdBack, letGo } from './sweep-hold.server'

const hour = 60 * 60 * 1000
/** Younger files may still get a use. */
const day = 24 * hour
/**
 * Files of one folder that one sweep may remove where they are more than half of it: more look as if the
 * database were an old copy.
 */
const mostOfHalf = 100
/** Files whose rows are removed in one transaction. */
const batch = 100

/**
 * Removes files that nothing has used for a day, objects that no row names, and half-written objects of all
 * folders. Nobody waits for it longer than for one small step. Nothing goes where the files are another
 * database's, or where too many would go: admins and the log are told.
 */
export async function sweepFiles(now = Date.now()): Promise<void> {
  const owner = await ownHere(now)
  if (!owner) return
  const before = now - day
  for (const folder of Object.keys(folders) as Folder[])
    await files.removeUnfinished(folder, before)
  const isLost = await namedByLostRows()
  const unused: [folder: Folder, names: string[]][] = []
  for (const folder of fileFolders) {
    const { names, known } = await listKnown(folder, before)
    const unknown = names.filter((name) => !known.has(name) && !isLost(name))
    const old = await olderThan(before, folder, unknown)
    const { length: count } = old
    const { length: total } = names
    if (count > mostOfHalf && count > total / 2 && !owner.sweepsAll) {
      return holdBack({ why: 'many', folder, count, total }, now)
    }
    unused.push([folder, old])
  }
  for (const [folder, names] of unused) await removeUnused(folder, names)
  if (owner.sweepsAll) await files.claim({ ...owner, sweepsAll: false })
  letGo()
}

/** Removes objects with their rows; objects that got a use meanwhile stay. The log says how many. */
async function removeUnused(folder: Folder, names: string[]): Promise<void> {
  let removed = 0
  for (let at = 0; at < names.length; at += batch) {
    const some = names.slice(at, at + batch)
    const used = deleteUnusedRows(some)
    for (const name of some.filter((one) => !used.has(originalName(one)) && !used.has(one))) {
      await files.remove(folder, name)
      removed += 1
    }
  }
  if (removed > 0) log.info({ folder, removed }, 'unused files removed')
}

/** @returns the files among them that are used */
function deleteUnusedRows(names: string[]): Set<string> {
  const these = inArray(storedFiles.file, [...new Set(names.flatMap((n) => [n, originalName(n)]))])
  const left = transaction((tx) => {
    tx.delete(storedFiles).where(and(these, isUnused)).run()
    return tx.select({ file: storedFiles.file }).from(storedFiles).where(these).all()
  })
  return new Set(left.map(({ file }) => file))
}

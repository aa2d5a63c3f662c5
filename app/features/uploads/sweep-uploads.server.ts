import { files } from '~/platform/files/files.server'
import { type Folder, folders } from '~/platform/files/folders'
import { holdBack, letGo } from './hold.server'
import { listNamed, namedByLostRows, uploadFolders } from './named-files.server'
import { ownHere } from './own-files.server'
import { olderThan, removeStored } from './remove-stored.server'

const hour = 60 * 60 * 1000
/** What is younger may still get its row. */
const day = 24 * hour
/**
 * Files of one folder that one sweep may remove where they are more than half of it: more look as if the
 * database were an old copy.
 */
const mostOfHalf = 100

/**
 * Removes what uploads left that were interrupted a day ago or earlier: half-written files of all
 * folders, and pictures that no row names. Nobody waits for it longer than for one small step. Nothing
 * goes where the files are another database's, or where too many would go: admins and the log are told.
 */
export async function sweepUploads(now = Date.now()): Promise<void> {
  const owner = await ownHere(now)
  if (!owner) return
  const before = now - day
  for (const folder of Object.keys(folders) as Folder[]) await files.clearDrafts(folder, before)
  const isLost = await namedByLostRows()
  const unused: [folder: Folder, names: string[]][] = []
  for (const folder of uploadFolders) {
    const { names, named } = await listNamed(folder)
    const unnamed = names.filter((name) => !named.has(name) && !isLost(name))
    const old = await olderThan(before, folder, unnamed)
    const { length: count } = old
    const { length: total } = names
    if (count > mostOfHalf && count > total / 2 && !owner.sweepsAll) {
      return holdBack({ why: 'many', folder, count, total }, now)
    }
    unused.push([folder, old])
  }
  for (const [folder, names] of unused) await removeStored(folder, names)
  if (owner.sweepsAll) await files.claim({ ...owner, sweepsAll: false })
  letGo()
}

import { env } from '~/platform/env.server'
import { files } from '~/platform/files/files.server'
import { holdsFiles } from '~/platform/files/holds-files'
import type { Owner } from '~/platform/files/owner'
import { readInstallation } from './installation.server'
import { listKnown } from './known-files.server'
import { fileFolders } from './stored-file'
import { holdBack } from './sweep-hold.server'

/** Milliseconds by which clocks may differ, and in which nobody removes a database that was just made. */
const margin = 60 * 60 * 1000

/** Whether the stored files belong to this database, so that files without a row may be removed. */
export async function areOurs(): Promise<boolean> {
  return (await files.owner())?.database === readInstallation().id
}

/**
 * The owner of the stored files where that is this database; it claims files that are nobody's. Null
 * where they are another database's, which admins and the log are told.
 */
export async function ownHere(now: number): Promise<Owner | null> {
  const here = readInstallation()
  const owner = await files.owner()
  if (owner?.database === here.id) return owner
  const isFree = owner ? !(await holdsFiles(files)) : await areNobodys(here.createdAt)
  if (isFree) return claimFiles(now)
  holdBack({ why: 'other', owner: owner && toldOf(owner) }, now)
  return null
}

/** Writes down that the stored files belong to this database. */
export async function claimFiles(now: number, more: Pick<Owner, 'sweepsAll'> = {}): Promise<Owner> {
  const since = new Date(now).toISOString()
  const owner = { database: readInstallation().id, address: env.appUrl, since, ...more }
  await files.claim(owner)
  return owner
}

/**
 * Whether this database may claim files without an owner: it names one that was there before it, as
 * after an update from a release without owners, or nothing was there before it.
 */
async function areNobodys(madeAt: number): Promise<boolean> {
  let isOld = false
  for (const folder of fileFolders) {
    const { names, known } = await listKnown(folder, 0)
    for (const name of names) {
      if (isOld && !known.has(name)) continue
      const facts = await files.stat(folder, name)
      if (!facts || facts.modifiedAt >= madeAt - margin) continue
      if (known.has(name)) return true
      isOld = true
    }
  }
  return !isOld
}

const toldOf = ({ database, address, since }: Owner) => ({ database, address, since })

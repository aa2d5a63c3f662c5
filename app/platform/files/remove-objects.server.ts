import { log } from '~/platform/log.server'
import { files } from './files.server'
import type { Folder } from './folders'

/**
 * Removes stored objects; what is already gone is no error. One that cannot be removed now fails nobody's
 * form, which has done its work by then: upkeep takes it.
 *
 * @returns whether all are gone
 */
export async function removeObjects(folder: Folder, names: readonly string[]): Promise<boolean> {
  const ends = await Promise.allSettled(names.map((name) => files.remove(folder, name)))
  const failed = ends.find((end) => end.status === 'rejected')
  if (failed) log.warn({ err: failed.reason, folder }, 'files are left that nothing uses')
  return !failed
}

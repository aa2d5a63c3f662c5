import { files } from '~/platform/files/files.server'
import type { Folder } from '~/platform/files/folders'
import { log } from '~/platform/log.server'
import { variantName, variants } from './variants'

/**
 * Removes files that no row names any more; what is already gone is no error. A file that cannot be
 * removed now fails nobody's form, which has done its work by then: the sweep of uploads takes it.
 *
 * @returns whether all are gone
 */
export async function removeFiles(folder: Folder, names: readonly string[]): Promise<boolean> {
  const ends = await Promise.allSettled(names.map((name) => files.remove(folder, name)))
  const failed = ends.find((end) => end.status === 'rejected')
  if (failed) log.warn({ err: failed.reason, folder }, 'files are left that no row names')
  return !failed
}

/** Removes a stored file as `removeFiles` does, of a picture all its variants too. */
export const removeUpload = (folder: Folder, name: string): Promise<boolean> =>
  removeFiles(folder, [name, ...variants.map((variant) => variantName(variant, name))])

/** The same of many. The first one that fails ends it: the next would only keep somebody waiting. */
export async function removeUploads(
  gone: readonly { folder: Folder; file: string }[],
): Promise<void> {
  for (const { folder, file } of gone) if (!(await removeUpload(folder, file))) return
}

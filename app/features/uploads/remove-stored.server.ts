import { files } from '~/platform/files/files.server'
import type { Folder } from '~/platform/files/folders'
import { log } from '~/platform/log.server'

/** Those of the files that were stored before a moment. */
export async function olderThan(
  before: number,
  folder: Folder,
  names: readonly string[],
): Promise<string[]> {
  const old: string[] = []
  for (const name of names) {
    const facts = await files.stat(folder, name)
    if (facts && facts.modifiedAt < before) old.push(name)
  }
  return old
}

/** Removes files that nobody needs any more; the log says how many. */
export async function removeStored(folder: Folder, names: readonly string[]): Promise<void> {
  for (const name of names) await files.remove(folder, name)
  if (names.length > 0) log.info({ folder, removed: names.length }, 'unused files removed')
}

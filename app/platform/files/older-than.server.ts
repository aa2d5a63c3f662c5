import { log } from '~/platform/log.server'
import { files } from './files.server'
import type { Folder } from './folders'

/** Those of the objects that were stored before a moment. */
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

/** Removes those of the objects that were stored before a moment; the log says how many. */
export async function removeOlder(
  before: number,
  folder: Folder,
  names: readonly string[],
): Promise<void> {
  const old = await olderThan(before, folder, names)
  for (const name of old) await files.remove(folder, name)
  if (old.length > 0) log.info({ folder, removed: old.length }, 'unused files removed')
}

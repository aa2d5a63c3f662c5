import { and, inArray } from 'drizzle-orm'
import { storedFiles } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { removeObjects } from '~/platform/files/remove-objects.server'
import { variantName, variants } from '~/platform/uploads/variants'
import { isUnused } from './is-unused.server'

/** Files whose rows are removed in one transaction. */
const batch = 100

/**
 * Removes uploaded files with their smaller pictures, after the transaction in which the last use of them
 * ended. A file that something still uses stays. The first one that fails ends it: the next would only keep
 * somebody waiting, and the sweep takes the rest.
 *
 * @param names file names, as in `files`
 */
export async function removeFiles(names: readonly string[]): Promise<void> {
  for (let at = 0; at < names.length; at += batch) {
    for (const { folder, file } of dropUnused(names.slice(at, at + batch))) {
      if (!(await removeObjects(folder, allOf(file)))) return
    }
  }
}

const dropUnused = (names: string[]) =>
  transaction((tx) =>
    tx
      .delete(storedFiles)
      .where(and(inArray(storedFiles.file, names), isUnused))
      .returning({ folder: storedFiles.folder, file: storedFiles.file })
      .all(),
  )

/** A file and its smaller pictures. */
export const allOf = (name: string): string[] => [
  name,
  ...variants.map((variant) => variantName(variant, name)),
]

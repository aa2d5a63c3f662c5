import { and, eq } from 'drizzle-orm'
import { storedFiles } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { removeObjects } from '~/platform/files/remove-objects.server'
import { variantName, variants } from '~/platform/uploads/variants'
import { isUnused } from './is-unused.server'

/**
 * Removes uploaded files with their smaller pictures, after the transaction in which the last use of them
 * ended. A file that something still uses stays. The first one that fails ends it: the next would only keep
 * somebody waiting, and the sweep takes the rest.
 *
 * @param names file names, as in `files`
 */
export async function removeFiles(names: readonly string[]): Promise<void> {
  for (const name of names) if (!(await removeFile(name))) return
}

/** @returns whether to go on */
async function removeFile(name: string): Promise<boolean> {
  const gone = transaction((tx) =>
    tx
      .delete(storedFiles)
      .where(and(eq(storedFiles.file, name), isUnused))
      .returning({ folder: storedFiles.folder })
      .get(),
  )
  return gone ? removeObjects(gone.folder, allOf(name)) : true
}

/** A file and its smaller pictures. */
export const allOf = (name: string): string[] => [
  name,
  ...variants.map((variant) => variantName(variant, name)),
]

import { sql } from 'drizzle-orm'
import { storedFiles, users } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { files } from '~/platform/files/files.server'
import { removeObjects } from '~/platform/files/remove-objects.server'
import type { StoredFile } from './stored-file'

/** Files that are put into a folder, by their names there. */
type Contents = readonly (readonly [name: string, content: Uint8Array | Blob])[]

/**
 * Stores a file with its smaller pictures and enters it in `files`. The command that asked for it makes
 * something use it, or removes it again: what nothing uses is swept after a day.
 *
 * @param owner who uploads it: the id of an account, or anything else for a guest
 * @param check may throw, in the transaction that enters the file: then nothing is stored
 */
export async function storeFile(
  stored: StoredFile,
  contents: Contents,
  owner: string,
  check: (tx: Tx) => void = () => {},
): Promise<StoredFile> {
  try {
    for (const [name, content] of contents) await files.put(stored.folder, name, content)
    transaction((tx) => {
      check(tx)
      // Null for an account that was deleted meanwhile.
      const uploaderId = sql`(select ${users.id} from ${users} where ${users.id} = ${owner})`
      tx.insert(storedFiles)
        .values({ ...stored, uploaderId, createdAt: Date.now() })
        .run()
    })
    return stored
  } catch (error) {
    await removeObjects(
      stored.folder,
      contents.map(([name]) => name),
    )
    throw error
  }
}

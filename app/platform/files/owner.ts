/**
 * The database that stored files belong to. What no row of it names may be removed; another database,
 * such as a new and empty one, removes nothing.
 */
export type Owner = {
  /** Its `installation.id`. */
  database: string
  /** Address of its product, for people. */
  address: string
  /** ISO time of the claim. */
  since: string
  /** Somebody has claimed the files by hand: the next sweep may remove any number of them. */
  sweepsAll?: boolean
}

/** The file that names the owner, beside the folders of a store. */
export const ownerFile = 'owner'

/** The content of the file. */
export const ownerBytes = (owner: Owner): Buffer => Buffer.from(`${JSON.stringify(owner)}\n`)

/** The owner by the content of the file. What cannot be read names a database that is nobody's. */
export function readOwner(content: Buffer): Owner {
  try {
    const { database, address, since, sweepsAll } = JSON.parse(content.toString('utf8'))
    if (typeof database === 'string' && database) {
      return { database, address: `${address}`, since: `${since}`, sweepsAll: sweepsAll === true }
    }
  } catch {
    // Not JSON.
  }
  return { database: '?', address: '?', since: '?' }
}

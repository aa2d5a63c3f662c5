import type { Folder } from './folders'
import type { Owner } from './owner'

/** Facts about a stored file. `tag` changes when the content does. */
type FileFacts = { size: number; modifiedAt: number; tag: string }

/** Bytes from `start` to `end`, both included. */
export type ByteRange = { start: number; end: number }

/**
 * Storage of files. Names are made by `newFileName`, never taken from a visitor; for any other name every
 * method answers as if the file were not there.
 */
export interface FileDriver {
  /**
   * Stores the whole content or nothing: a reader never sees half a file. What lies on the disk already
   * is read piece by piece.
   */
  put(folder: Folder, name: string, content: Uint8Array | Blob): Promise<void>
  /** The whole content. @returns null when there is no such file */
  read(folder: Folder, name: string): Promise<Buffer | null>
  /** The content, or a range of it, as a stream. @returns null when there is no such file */
  stream(
    folder: Folder,
    name: string,
    range?: ByteRange,
  ): Promise<ReadableStream<Uint8Array> | null>
  stat(folder: Folder, name: string): Promise<FileFacts | null>
  /** Removing what is not there is no error. */
  remove(folder: Folder, name: string): Promise<void>
  list(folder: Folder): Promise<string[]>
  /** Removes what was being written before the moment `before` and never got its name. */
  removeUnfinished(folder: Folder, before: number): Promise<void>
  /** Owner of these files. @returns null where nobody has claimed them */
  owner(): Promise<Owner | null>
  /** Says whose files these are; null for nobody's. */
  claim(owner: Owner | null): Promise<void>
}

import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DomainError } from '~/domain-error'
import { env } from '~/platform/env.server'
import { hasPassingRoom } from './disk-room.server'

const root = join(env.dataDir, 'staged')

/** Milliseconds after which a file belongs to no request any more. */
const longestRequest = 60 * 60 * 1000

/** The folders of requests of this process. */
const ours = new Set<string>()

const digests = new WeakMap<File, string>()

/** Tells files apart that have one name and one size; empty for what no request sent. */
export const digestOf = (file: File): string => digests.get(file) ?? ''

export type Staging = ReturnType<typeof stageFiles>

/**
 * A place on disk for the files of one request: they are as large as memory is dear. A file is
 * written as it comes and is a `File` like any other, whose bytes are read when somebody asks. What
 * is to stay is stored under a name of its own before `clear`.
 */
export function stageFiles() {
  const id = randomBytes(12).toString('hex')
  const folder = join(root, id)
  const contents: Readable[] = []
  let last = Promise.resolve()
  let failure: unknown

  return {
    /** Takes a file in, after those before it. The sender's word on its type is not kept. */
    take(content: Readable, name: string): Promise<File> {
      const path = join(folder, String(contents.length))
      contents.push(content)
      const write = last.then(async () => {
        if (content.destroyed) throw new Error('nobody wants it any more')
        ours.add(id)
        await mkdir(folder, { recursive: true })
        const hash = createHash('sha256')
        async function* read() {
          for await (const chunk of content.iterator({ destroyOnReturn: false })) {
            if (!hasPassingRoom(chunk.length)) throw new DomainError('disk-low', 503)
            hash.update(chunk)
            yield chunk
          }
        }
        await pipeline(read, createWriteStream(path))
        const file = new File([await openAsBlob(path)], name)
        digests.set(file, hash.digest('hex'))
        return file
      })
      last = write.then(
        () => {},
        (error) => {
          failure ??= error
          // The rest of the form is read all the same: it holds what was typed.
          content.resume()
        },
      )
      return write
    },
    /** @throws DomainError `disk-low` (503), or what the disk said when a file could not be taken in */
    check() {
      if (failure) throw failure
    },
    /** Removes the files; nothing of them can be read any more. */
    async clear(): Promise<void> {
      if (contents.length === 0) return
      for (const content of contents) content.destroy()
      await last
      await rm(folder, { recursive: true, force: true })
      ours.delete(id)
    },
  }
}

/**
 * Removes what requests left that ended with their process: one data folder is that of one server, so
 * that what this one does not know is nobody's.
 */
export async function sweepStaged(now = Date.now()): Promise<void> {
  for (const name of await readdir(root).catch(() => [])) {
    const path = join(root, name)
    const facts = await stat(path).catch(() => null)
    const isOver = !ours.has(name) || (facts && facts.mtimeMs < now - longestRequest)
    if (facts && isOver) await rm(path, { recursive: true, force: true })
  }
}

import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, opendir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { absentAsNull } from './absent-as-null.ts'
import type { FileDriver } from './driver'
import { makeFolder, syncFolder } from './durable.ts'
import { isFileName } from './names.server.ts'
import { ownerBytes, ownerFile, readOwner } from './owner.ts'

/** Files in `<root>/<folder>/<name>` on the local disk. */
export function diskDriver(root: string): FileDriver {
  const place = (folder: string, name: string) =>
    isFileName(name) ? join(root, folder, name) : null

  const facts = async (path: string | null) => {
    const found = path === null ? null : await absentAsNull(stat(path))
    if (!found?.isFile()) return null
    const { size, mtimeMs } = found
    return {
      size,
      modifiedAt: Math.floor(mtimeMs),
      tag: `${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}`,
    }
  }

  return {
    async put(folder, name, content) {
      const path = place(folder, name)
      if (!path) throw new Error(`not a file name: ${name}`)
      await writeWhole(path, content)
    },
    async read(folder, name) {
      const path = place(folder, name)
      return path ? absentAsNull(readFile(path)) : null
    },
    async stream(folder, name, range) {
      const path = place(folder, name)
      if (!path || !(await facts(path))) return null
      return Readable.toWeb(createReadStream(path, range)) as ReadableStream<Uint8Array>
    },
    stat: (folder, name) => facts(place(folder, name)),
    async remove(folder, name) {
      const path = place(folder, name)
      if (path) await rm(path, { force: true })
    },
    async list(folder) {
      const names: string[] = []
      for await (const name of namesIn(join(root, folder))) if (isFileName(name)) names.push(name)
      return names
    },
    async removeUnfinished(folder, before) {
      for await (const name of namesIn(join(root, folder))) {
        if (!isUnfinished(name)) continue
        const path = join(root, folder, name)
        const facts = await absentAsNull(stat(path))
        if (facts && facts.mtimeMs < before) await rm(path, { force: true })
      }
    },
    async owner() {
      const content = await absentAsNull(readFile(join(root, ownerFile)))
      return content && readOwner(content)
    },
    async claim(owner) {
      const path = join(root, ownerFile)
      if (owner) await writeWhole(path, ownerBytes(owner))
      else await rm(path, { force: true })
    },
  }
}

/** The names in a folder, read in parts: a full one keeps nobody waiting. */
async function* namesIn(folder: string): AsyncGenerator<string> {
  const entries = await absentAsNull(opendir(folder, { bufferSize: 256 }))
  for await (const { name } of entries ?? []) yield name
}

const isUnfinished = (name: string) => /\.[0-9a-f]{12}~$/.test(name)

/**
 * Writes a file that appears complete or not at all, and survives a power cut once this returns:
 * written beside its place, synced, then renamed, and the folder synced for the name.
 */
async function writeWhole(path: string, content: Uint8Array | Blob): Promise<void> {
  const folder = dirname(path)
  makeFolder(folder)
  const unfinished = `${path}.${randomBytes(6).toString('hex')}~`
  try {
    const file = await open(unfinished, 'wx')
    try {
      await file.writeFile(content instanceof Blob ? content.stream() : content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, path)
    await syncFolder(folder)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

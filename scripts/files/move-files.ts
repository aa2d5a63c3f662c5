import type { FileDriver } from '../../app/platform/files/driver.ts'
import { type Folder, folders } from '../../app/platform/files/folders.ts'
import { atOnce } from '../at-once.ts'
import { Refusal } from '../refusal.ts'

type Moving = {
  from: FileDriver
  to: FileDriver
  /** Whether the files are removed from where they were, once all of them are in the other place. */
  remove: boolean
  say: (line: string) => void
}

/** Files that are under way at once; each lies in memory, and has 50 MB at most. */
const lanes = 4

/**
 * Copies all files from one place to another: a file that lies there with its whole size already is not
 * copied again, so that an interrupted move goes on. A file is there whole or not at all.
 *
 * @returns what was done, as a sentence
 * @throws Refusal when a copy has another size than its file
 */
export async function moveFiles(moving: Moving): Promise<string> {
  const { say, remove } = moving
  let [copied, bytes, known, gone] = [0, 0, 0, 0]
  for (const folder of Object.keys(folders) as Folder[]) {
    const names = await moving.from.list(folder)
    const before = copied
    const copyOne = async (name: string) => {
      const size = await copy(moving, folder, name)
      if (size === 'gone') gone += 1
      else if (size === 'there') known += 1
      else {
        copied += 1
        bytes += size
      }
    }
    await atOnce(names, copyOne, lanes)
    if (names.length > 0) say(`${folder}: ${names.length} files, ${copied - before} copied`)
  }
  const removed = remove ? await removeAll(moving) : null
  return [
    `${copied} files copied (${(bytes / 1e6).toFixed(1)} MB), ${known} were there already`,
    ...(gone > 0 ? [`${gone} were removed meanwhile`] : []),
    removed === null
      ? 'all are still where they were as well: --remove takes them away there'
      : `${removed} removed from where they were`,
  ].join('; ')
}

async function copy({ from, to }: Moving, folder: Folder, name: string) {
  const [source, target] = await Promise.all([from.stat(folder, name), to.stat(folder, name)])
  if (!source) return 'gone'
  if (target?.size === source.size) return 'there'
  const content = await from.read(folder, name)
  if (!content) return 'gone'
  if (content.length !== source.size) throw unlike(folder, name, source.size, content.length)
  await to.put(folder, name, content)
  const stored = await to.stat(folder, name)
  if (stored?.size !== source.size) throw unlike(folder, name, source.size, stored?.size)
  return source.size
}

/** Takes away what lies in the other place, looked at once more. */
async function removeAll({ from, to }: Moving): Promise<number> {
  let removed = 0
  for (const folder of Object.keys(folders) as Folder[]) {
    const removeOne = async (name: string) => {
      const [source, target] = await Promise.all([from.stat(folder, name), to.stat(folder, name)])
      if (!source) return
      // Stored since the copies were made: the next run takes it along.
      if (!target) return
      if (target.size !== source.size) throw unlike(folder, name, source.size, target.size)
      await from.remove(folder, name)
      removed += 1
    }
    await atOnce(await from.list(folder), removeOne, lanes)
  }
  return removed
}

const unlike = (folder: string, name: string, wanted: number, found: number | undefined) =>
  new Refusal(
    `${folder}/${name} has ${wanted} bytes and its copy ${found ?? 0}: it stays where it is. Run this again.`,
  )

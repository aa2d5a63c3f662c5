import type { FileDriver } from './driver'
import { isFileName } from './names.server.ts'
import { ownerBytes, ownerFile, readOwner } from './owner.ts'
import type { S3Client } from './s3-client.server'

const ownerKey = `files/${ownerFile}`

/** Files in a bucket, with the keys `files/<folder>/<name>`: other keys are not ours. */
export function s3Driver({ head, get, put, remove, list }: S3Client): FileDriver {
  const place = (folder: string, name: string) =>
    isFileName(name) ? `files/${folder}/${name}` : null

  const stream: FileDriver['stream'] = async (folder, name, range) => {
    const key = place(folder, name)
    return key ? get(key, range) : null
  }
  const whole = async (content: ReadableStream | null) =>
    content && Buffer.from(await new Response(content).arrayBuffer())

  return {
    async put(folder, name, content) {
      const key = place(folder, name)
      if (!key) throw new Error(`not a file name: ${name}`)
      await put(key, content)
    },
    read: async (folder, name) => whole(await stream(folder, name)),
    stream,
    async stat(folder, name) {
      const key = place(folder, name)
      return key ? head(key) : null
    },
    async remove(folder, name) {
      const key = place(folder, name)
      if (key) await remove(key)
    },
    async list(folder) {
      const prefix = `files/${folder}/`
      const names: string[] = []
      for await (const { key } of list(prefix)) {
        const name = key.slice(prefix.length)
        if (isFileName(name)) names.push(name)
      }
      return names
    },
    // S3 shows nothing that is half written.
    async removeUnfinished() {},
    async owner() {
      const content = await whole(await get(ownerKey))
      return content && readOwner(content)
    },
    claim: (owner) => (owner ? put(ownerKey, ownerBytes(owner)) : remove(ownerKey)),
  }
}

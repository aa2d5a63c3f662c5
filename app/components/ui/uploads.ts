/** Files on their way to the server, and how far they are. Only in the browser. */

export type Upload = {
  id: number
  name: string
  /** Bytes. */
  size: number
  /** 0 to 1. */
  done: number
  state: 'sending' | 'stored' | 'failed'
  /** Why it failed. */
  failure?: UploadFailure
  /** The same in the words of the person who refused it. */
  reason?: string | undefined
  /** The address it was sent to. */
  to?: string | undefined
}

/**
 * The form refused it, or left it out and took others; it is too large, the connection broke, or the
 * server had a fault.
 */
export type UploadFailure = 'refused' | 'left-out' | 'too-large' | 'lost' | 'serverError'

/** A finished entry leaves after this long, in milliseconds. */
const finishedTime = 3000

let uploads: readonly Upload[] = []
let lastId = 0
const watchers = new Set<() => void>()

function set(next: readonly Upload[]) {
  uploads = next
  for (const watcher of watchers) watcher()
}

export const uploadList = {
  current: () => uploads,
  onServer: () => none,
  subscribe(watcher: () => void) {
    watchers.add(watcher)
    return () => void watchers.delete(watcher)
  },
  dismiss: (id: number) => set(uploads.filter((u) => u.id !== id)),
}
const none: readonly Upload[] = []

/**
 * How much of each file has left when `sent` bytes have: files travel one after the other.
 * @returns 0 to 1 for each size
 */
export function shares(sizes: readonly number[], sent: number): number[] {
  let before = 0
  return sizes.map((size) => {
    const part = size === 0 ? 1 : Math.min(1, Math.max(0, (sent - before) / size))
    before += size
    return part
  })
}

/**
 * Enters `files` as one sending; the answer tells how it goes on. One that failed before and is sent
 * again takes the place of its entry; what the form refused goes once it has taken other files.
 */
export function beginUpload(files: readonly { name: string; size: number }[], to?: string) {
  const entries = files.map(({ name, size }): Upload => {
    lastId += 1
    return { id: lastId, name, size, done: 0, state: 'sending', to }
  })
  const ids = new Set(entries.map((e) => e.id))
  const sizes = entries.map((e) => e.size)
  const again = (u: Upload) =>
    u.state === 'failed' && entries.some(({ name, size }) => name === u.name && size === u.size)
  set([...uploads.filter((u) => !again(u)), ...entries])

  const update = (change: (upload: Upload, index: number) => Upload) => {
    let index = -1
    set(
      uploads.map((u) => {
        if (!ids.has(u.id)) return u
        index += 1
        return change(u, index)
      }),
    )
  }
  return {
    sent(bytes: number) {
      const parts = shares(sizes, bytes)
      update((u, i) => ({ ...u, done: parts[i] ?? u.done }))
    },
    /** @param leftOut the places of files that were not taken: they stay on screen */
    stored(leftOut: readonly number[] = []) {
      set(uploads.filter((u) => u.failure !== 'refused' || !to || u.to !== to))
      update((u, i) =>
        leftOut.includes(i)
          ? { ...u, state: 'failed', failure: 'left-out' }
          : { ...u, done: 1, state: 'stored' },
      )
      const finished = (u: Upload) => ids.has(u.id) && u.state === 'stored'
      setTimeout(() => set(uploads.filter((u) => !finished(u))), finishedTime)
    },
    failed(failure: UploadFailure, reason?: string) {
      const reasonOf = reasonsIn(reason, entries)
      update((u) => ({ ...u, state: 'failed', failure, reason: reasonOf(u.name) }))
    },
  }
}

/** Each file's own part of a reason that has a line for each (`coat.svg: why`); else all of it. */
function reasonsIn(reason: string | undefined, files: readonly { name: string }[]) {
  const lines = reason?.split('\n') ?? []
  const lineOf = (name: string) => lines.find((line) => line.startsWith(`${name}: `))
  if (!files.some(({ name }) => lineOf(name))) return () => reason
  return (name: string) => lineOf(name)?.slice(name.length + 2)
}

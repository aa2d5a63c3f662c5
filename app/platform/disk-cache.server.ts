import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DomainError } from '~/domain-error'

/** Milliseconds. */
const rest = 10 * 60_000

/** A picture that is refused for what it is, not for what else happens on the machine. */
const willFailAgain = (error: unknown) => error instanceof DomainError && error.status === 422

/**
 * Made things on disk, found again by what they were made from. Losing one costs time only: nothing
 * is synced, and an empty file (a power cut) counts as missing.
 */
export function diskCache(root: string, now: () => number = Date.now) {
  const underWay = new Map<string, Promise<Buffer<ArrayBuffer>>>()
  /** Keys that could not be made, and the time until which they are not tried again. */
  const failed = new Map<string, { error: unknown; until: number }>()

  function remember(path: string, error: unknown) {
    if (!willFailAgain(error)) return
    for (const [old, { until }] of failed) if (until <= now()) failed.delete(old)
    failed.set(path, { error, until: now() + rest })
  }

  function place(key: readonly unknown[], ending: string): string {
    const hash = createHash('sha256').update(JSON.stringify(key)).digest('hex').slice(0, 40)
    return join(root, hash.slice(0, 2), `${hash.slice(2)}.${ending}`)
  }

  return {
    /** The path of what is cached under `key`, once it has been made. */
    place,
    /**
     * Value cached under `key`, made if missing; made once, however many ask at the same time. A value that
     * costs too much is not tried again for a while: everybody who looks at it would keep a core busy
     * again.
     */
    get(
      key: readonly unknown[],
      ending: string,
      make: () => Promise<Uint8Array>,
    ): Promise<Buffer<ArrayBuffer>> {
      const path = place(key, ending)
      const earlier = underWay.get(path)
      if (earlier) return earlier
      const failure = failed.get(path)
      if (failure && failure.until > now()) return Promise.reject(failure.error)
      const work = readOrMake(path, make)
        .catch((error) => {
          remember(path, error)
          throw error
        })
        .finally(() => underWay.delete(path))
      underWay.set(path, work)
      return work
    },
    /** Removes the longest unused files until at most `bytes` are left. @returns bytes left */
    async prune(bytes: number): Promise<number> {
      const found = await list(root)
      found.sort((a, b) => a.usedAt - b.usedAt)
      let total = found.reduce((sum, file) => sum + file.size, 0)
      for (const file of found) {
        if (total <= bytes) break
        await rm(file.path, { force: true })
        total -= file.size
      }
      return total
    },
  }
}

async function readOrMake(
  path: string,
  make: () => Promise<Uint8Array>,
): Promise<Buffer<ArrayBuffer>> {
  const stored = await readFile(path).catch(() => null)
  if (stored?.length) return stored
  const made = Buffer.from(await make())
  const draft = `${path}.${randomBytes(4).toString('hex')}~`
  try {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(draft, made)
    await rename(draft, path)
  } catch {
    // A full disk must not keep the picture from the person who asked for it.
    await rm(draft, { force: true }).catch(() => {})
  }
  return made
}

async function list(root: string) {
  const names = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  const found: { path: string; size: number; usedAt: number }[] = []
  for (const entry of names) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const facts = await stat(path).catch(() => null)
    if (facts)
      found.push({ path, size: facts.size, usedAt: Math.max(facts.atimeMs, facts.mtimeMs) })
  }
  return found
}

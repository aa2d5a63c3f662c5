import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** The bundle that draws panels; made by the build, absent in development and tests. */
const workerFile = resolve('build/worker/panels.js')

const workerBuilt = process.env.NODE_ENV === 'production' && existsSync(workerFile)

let known: string | undefined

/** The year in which footers claim their rights. */
export const yearOfRights = () => new Date().getUTCFullYear()

/**
 * Stands in the address of every built-in panel's picture, and in the key of every printed page: the hash
 * of what draws and prints, and of the year that footers say, or the start of the process where there is no bundle.
 */
export function libraryRevision(): string {
  known ??= workerBuilt
    ? createHash('sha256')
        .update(readFileSync(workerFile))
        .update(String(yearOfRights()))
        .digest('hex')
        .slice(0, 12)
    : `dev${Math.floor(Date.now() - performance.now()).toString(36)}`
  return known
}

import { closeSync, existsSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs'

// The format: sqlite.org/fileformat2.html, 4.1 and 4.2.
const headerBytes = 32
const frameHeaderBytes = 24

/** The salts of a WAL, which tell two generations of it apart; null without one. */
export const saltsOf = (wal: Buffer): string | null =>
  wal.length < headerBytes ? null : wal.toString('hex', 16, 24)

/** The newest version of each page in the part of a WAL between two places. */
export function pagesIn(
  wal: Buffer,
  pageSize: number,
  from: number,
  until: number,
): Map<number, Buffer> {
  const pages = new Map<number, Buffer>()
  const step = frameHeaderBytes + pageSize
  const salts = saltsOf(wal)
  for (let at = from; at + step <= until; at += step) {
    if (wal.toString('hex', at + 8, at + 16) !== salts) break
    pages.set(wal.readUInt32BE(at), wal.subarray(at + frameHeaderBytes, at + step))
  }
  return pages
}

/** How many pages the database has after the last commit before a place in the WAL; null without one. */
export function sizeAt(wal: Buffer, pageSize: number, until: number): number | null {
  const step = frameHeaderBytes + pageSize
  for (let at = until - step; at >= headerBytes; at -= step) {
    const pages = wal.readUInt32BE(at + 4)
    if (pages > 0) return pages
  }
  return null
}

export const firstFrame = headerBytes

/** @returns nothing where there is no WAL */
export const readWal = (path: string): Buffer =>
  existsSync(path) ? readFileSync(path) : Buffer.alloc(0)

/** Reads pages of a database file. @returns a function of a page's number, and how to end */
export function pagesOf(path: string, pageSize: number) {
  const file = openSync(path, 'r')
  const count = Math.floor(fstatSync(file).size / pageSize)
  return {
    count,
    read(page: number): Buffer | null {
      if (page > count) return null
      const bytes = Buffer.alloc(pageSize)
      readSync(file, bytes, 0, pageSize, (page - 1) * pageSize)
      return bytes
    },
    close: () => closeSync(file),
  }
}

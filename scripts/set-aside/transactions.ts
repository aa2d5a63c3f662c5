import { closeSync, existsSync, fstatSync, openSync, readdirSync, readSync } from 'node:fs'
import { join } from 'node:path'

/** Record of a transaction by LiteFS, as far as it is needed; checksums and salts are hexadecimal. */
export type Transaction = {
  position: number
  /** Milliseconds. */
  at: number
  pageSize: number
  /** Offset of its first page in the WAL. */
  walOffset: number
  walSalts: string
  /** The checksum of the database before and after it. */
  before: string
  after: string
}

const headerBytes = 100
const trailerBytes = 16

/** Reads heads and ends of LiteFS's files of transactions (github.com/superfly/ltx: Header, Trailer), oldest first. */
export function readTransactions(folder: string): Transaction[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((name) => name.endsWith('.ltx'))
  return files.sort().flatMap((name) => readOne(join(folder, name)) ?? [])
}

/** @returns null for one that was not written to its end */
function readOne(path: string): Transaction | null {
  const file = openSync(path, 'r')
  try {
    const { size } = fstatSync(file)
    const head = Buffer.alloc(headerBytes)
    const end = Buffer.alloc(trailerBytes)
    if (size < headerBytes + trailerBytes) return null
    readSync(file, head, 0, headerBytes, 0)
    readSync(file, end, 0, trailerBytes, size - trailerBytes)
    if (head.toString('latin1', 0, 4) !== 'LTX1') return null
    return {
      position: Number(head.readBigUInt64BE(24)),
      at: Number(head.readBigInt64BE(32)),
      pageSize: head.readUInt32BE(8),
      walOffset: Number(head.readBigInt64BE(48)),
      walSalts: head.toString('hex', 64, 72),
      before: head.toString('hex', 40, 48),
      after: end.toString('hex', 0, 8),
    }
  } finally {
    closeSync(file)
  }
}

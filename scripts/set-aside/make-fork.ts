import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checksumOf, pageChecksum } from './page-checksum.ts'
import type { Transaction } from './transactions.ts'
import { firstFrame, pagesIn, pagesOf, readWal, saltsOf, sizeAt } from './wal.ts'

/**
 * Makes, beside a copy that was set aside, the database as it was before a transaction: the same file with
 * the WAL up to there. LiteFS's checksums then say whether it is exactly that: pages may have gone from the
 * WAL into the file since.
 *
 * @param folder what `setAside` made
 * @param first the first transaction that does not count any more
 * @param last the last one in the copy
 * @returns the file; null where it cannot be made
 */
export function makeFork(folder: string, first: Transaction, last: Transaction): string | null {
  const wal = readWal(join(folder, 'panelry.db-wal'))
  const { pageSize, walOffset } = first
  if (saltsOf(wal) !== first.walSalts || walOffset < firstFrame || walOffset > wal.length)
    return null
  const file = pagesOf(join(folder, 'panelry.db'), pageSize)
  try {
    const old = pagesIn(wal, pageSize, firstFrame, walOffset)
    const size = sizeAt(wal, pageSize, walOffset) ?? file.count
    let difference = checksumOf(first.before) ^ checksumOf(last.after)
    for (const [number, page] of pagesIn(wal, pageSize, walOffset, wal.length)) {
      const before = number > size ? null : (old.get(number) ?? file.read(number))
      difference ^= pageChecksum(number, page) ^ (before ? pageChecksum(number, before) : 0n)
    }
    if (difference !== 0n) return null
  } finally {
    file.close()
  }
  const fork = join(folder, 'fork')
  mkdirSync(fork, { recursive: true })
  copyFileSync(join(folder, 'panelry.db'), join(fork, 'panelry.db'))
  writeFileSync(join(fork, 'panelry.db-wal'), wal.subarray(0, walOffset))
  return join(fork, 'panelry.db')
}

/**
 * Records of a ZIP archive besides the files themselves. The sizes of a file stand behind it: nobody has to
 * know them before. The long records (ZIP64) are used when there are more files, or more bytes before one,
 * than the short ones can hold.
 */

type ZipEntry = {
  name: Buffer
  crc: number
  size: number
  /** Bytes in the archive: fewer, where the file is packed (deflate). */
  packed: number
  isPacked: boolean
  offset: number
}

const long = 0xffff_ffff
const many = 0xffff
/** Sizes follow the content; names are UTF-8. */
const flags = 0x0808
const [plain, zip64] = [20, 45]
/** An ordinary file that its owner may write. */
const mode = 0o100644 * 0x1_0000

const methodOf = ({ isPacked }: Pick<ZipEntry, 'isPacked'>) => (isPacked ? 8 : 0)

const short = (...values: number[]) => numbers(2, values)
const word = (...values: number[]) => numbers(4, values)
const big = (...values: number[]) => {
  const bytes = Buffer.alloc(8 * values.length)
  for (const [at, value] of values.entries()) bytes.writeBigUInt64LE(BigInt(value), 8 * at)
  return bytes
}

function numbers(width: 2 | 4, values: number[]): Buffer {
  const bytes = Buffer.alloc(width * values.length)
  for (const [at, value] of values.entries()) bytes.writeUIntLE(value, width * at, width)
  return bytes
}

/** A moment as ZIP has it, in UTC: time, then date; it knows none before 1980. */
function dosTime(at: Date): Buffer {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
  const day =
    (Math.max(0, at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
  return short(time, day)
}

/** Record before a file. */
export const fileHead = (entry: Pick<ZipEntry, 'name' | 'isPacked'>, at: Date): Buffer =>
  Buffer.concat([
    word(0x04034b50),
    short(plain, flags, methodOf(entry)),
    dosTime(at),
    word(0, 0, 0),
    short(entry.name.length, 0),
    entry.name,
  ])

/** Record behind a file. */
export const fileEnd = ({ crc, size, packed }: Pick<ZipEntry, 'crc' | 'size' | 'packed'>): Buffer =>
  word(0x08074b50, crc, packed, size)

/** A file in the list at the end of the archive. */
export function listed(entry: ZipEntry, at: Date): Buffer {
  const { name, crc, size, packed, offset } = entry
  const isFar = offset >= long
  const extra = isFar ? Buffer.concat([short(1, 8), big(offset)]) : Buffer.alloc(0)
  return Buffer.concat([
    word(0x02014b50),
    short((3 << 8) | zip64, isFar ? zip64 : plain, flags, methodOf(entry)),
    dosTime(at),
    word(crc, packed, size),
    short(name.length, extra.length, 0, 0, 0),
    word(mode, Math.min(offset, long)),
    name,
    extra,
  ])
}

/** The end of an archive: how many files there are, and where their list begins. */
export function archiveEnd(count: number, list: { offset: number; size: number }): Buffer {
  const end = Buffer.concat([
    word(0x06054b50),
    short(0, 0, Math.min(count, many), Math.min(count, many)),
    word(Math.min(list.size, long), Math.min(list.offset, long)),
    short(0),
  ])
  if (count < many && list.size < long && list.offset < long) return end
  return Buffer.concat([
    word(0x06064b50),
    big(44),
    short(zip64, zip64),
    word(0, 0),
    big(count, count, list.size, list.offset),
    word(0x07064b50, 0),
    big(list.offset + list.size),
    word(1),
    end,
  ])
}

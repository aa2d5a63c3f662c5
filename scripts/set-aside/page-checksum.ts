/** CRC-64 of ISO 3309, as Go's `hash/crc64` has it, byte by byte. */
const table = Array.from({ length: 256 }, (_, n) => {
  let crc = BigInt(n)
  for (let bit = 0; bit < 8; bit += 1)
    crc = crc & 1n ? (crc >> 1n) ^ 0xd800000000000000n : crc >> 1n
  return crc
})
const all = 0xffffffffffffffffn
/** LiteFS sets this bit in each checksum. */
const flag = 1n << 63n

/** LiteFS's checksum of a page, without its flag; that of a database is the XOR of all its pages. */
export function pageChecksum(number: number, page: Buffer): bigint {
  const head = Buffer.alloc(4)
  head.writeUInt32BE(number)
  let crc = all
  for (const bytes of [head, page]) {
    for (const byte of bytes) crc = (table[Number(crc & 0xffn) ^ byte] as bigint) ^ (crc >> 8n)
  }
  return (crc ^ all) & ~flag
}

/** A checksum as it is written, without its flag. */
export const checksumOf = (hexadecimal: string): bigint => BigInt(`0x${hexadecimal}`) & ~flag

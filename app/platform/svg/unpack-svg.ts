import { constants, gunzipSync } from 'node:zlib'

/** Whether a file begins as one that gzip packed: `.svgz`. */
export const isPacked = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b

/** Bytes of a packed file that are unpacked to see what it is, and bytes that are looked at. */
const head = { packed: 512, shown: 4096 }

/** The beginning of a packed file; nothing when it is damaged. */
export function unpackHead(bytes: Uint8Array): Uint8Array {
  try {
    const packed = bytes.subarray(0, head.packed)
    return gunzipSync(packed, { finishFlush: constants.Z_SYNC_FLUSH }).subarray(0, head.shown)
  } catch {
    return new Uint8Array()
  }
}

/**
 * The file as it was before gzip packed it; one that is not packed stays as it is.
 *
 * @param most bytes that it may have; no more are unpacked
 * @returns null when it has more, or is damaged
 */
export function unpackSvg(bytes: Uint8Array, most: number): Uint8Array | null {
  if (!isPacked(bytes)) return bytes
  try {
    return gunzipSync(bytes, { maxOutputLength: most })
  } catch {
    return null
  }
}

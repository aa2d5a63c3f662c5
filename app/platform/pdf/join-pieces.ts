import { openAsBlob } from 'node:fs'

/** A part of a file: bytes, or the path of a file that stands there as it is. */
export type PdfPiece = Uint8Array<ArrayBuffer> | string

/** The whole file. What is on the disk is read when somebody reads it. */
export const joinPieces = async (pieces: readonly PdfPiece[]): Promise<Blob> =>
  new Blob(
    await Promise.all(
      pieces.map((piece) => (typeof piece === 'string' ? openAsBlob(piece) : piece)),
    ),
  )

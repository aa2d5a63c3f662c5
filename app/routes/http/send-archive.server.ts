import type { AppLoadContext } from '@remix-run/node'
import { makeQuota } from '~/admission/quota'
import { DomainError, notFound } from '~/domain-error'
import { begun } from '~/platform/archives/web-stream'
import { streamZip } from '~/platform/archives/write-zip.server'
import { contentDisposition } from '~/platform/files/headers'

/** Archives that one person downloads at the same time: each keeps the disk and the process busy. */
const mostArchives = 2
const downloads = makeQuota(Number.POSITIVE_INFINITY, mostArchives)

type Sending = {
  request: Request
  context: Pick<AppLoadContext, 'asData' | 'goOn'>
  /** Person who downloads it. */
  personId: string
}

/**
 * Answers with an archive that is packed while it is read, and ends when its reader has gone.
 *
 * @throws DomainError `archives-busy` (429) for somebody who downloads as many already; `not-found` for
 *   somebody who asks for it as the data of a screen, which the framework would collect in memory; what keeps
 *   the first file from being opened
 */
export async function sendArchive(
  { request, context, personId }: Sending,
  fileName: string,
  files: Parameters<typeof streamZip>[0],
): Promise<Response> {
  const headers = {
    'Content-Type': 'application/zip',
    'Content-Disposition': contentDisposition('attachment', fileName),
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
  }
  if (context.asData) throw notFound()
  if (request.method === 'HEAD') return new Response(null, { headers })
  if (downloads.acquire([personId], 1) !== null) {
    throw new DomainError('archives-busy', 429, { values: { limit: mostArchives } })
  }
  const archive = await begun(streamZip(seated(personId, files), context.goOn))
  return new Response(archive, { headers })
}

/** Gives the seat back when the last file was read or the archive has ended before. */
async function* seated<File>(
  personId: string,
  files: Iterable<File> | AsyncIterable<File>,
): AsyncGenerator<File> {
  try {
    yield* files
  } finally {
    downloads.release([personId], 1)
  }
}

import { DomainError, notFound } from '~/domain-error'
import { svgPolicy } from '~/platform/files/headers'
import { log } from '~/platform/log.server'

const placeholder =
  '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="300" viewBox="0 0 480 300">' +
  '<rect width="480" height="300" fill="#eef1f6"/>' +
  '<g fill="none" stroke="#9aa4b5" stroke-width="6" stroke-linejoin="round">' +
  '<rect x="186" y="108" width="108" height="84" rx="10"/>' +
  '<path d="m186 176 34-32 26 24 20-16 28 24"/></g><circle cx="266" cy="132" r="8" fill="#9aa4b5"/></svg>'

/**
 * The 404 of a file. Where the browser asks for a picture it carries a drawn placeholder, which is shown
 * instead of a broken image, without script.
 *
 * @throws DomainError `not-found` (404) where no picture is asked for: `fileScreen` says it
 */
export const missingFile = (request: Request): Response => placeholderOr(request, notFound())

/**
 * The answer where a row names a file that is not stored any more: that is our fault, so it is logged.
 *
 * @throws DomainError `file-lost` (410) where no picture is asked for
 */
export function lostFile(request: Request, lost: { folder: string; file: string }): Response {
  log.error({ folder: lost.folder, file: lost.file }, 'a stored file is missing')
  return placeholderOr(request, new DomainError('file-lost', 410))
}

function placeholderOr(request: Request, error: DomainError): Response {
  const wanted =
    request.headers.get('Sec-Fetch-Dest') === 'image' ||
    (request.headers.get('Accept') ?? '').startsWith('image/')
  if (!wanted) throw error
  return new Response(placeholder, {
    status: error.status,
    headers: {
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Content-Type': 'image/svg+xml',
      'Content-Security-Policy': svgPolicy,
    },
  })
}

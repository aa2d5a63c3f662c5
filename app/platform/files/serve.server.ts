import type { ByteRange } from './driver'
import { files } from './files.server'
import { contentType, type Folder } from './folders'
import { contentDisposition, svgPolicy } from './headers'

/**
 * The one range a `Range` header asks for.
 *
 * @returns null to send everything (no header, several ranges, another unit), `'unsatisfiable'`
 * when it lies past the end
 */
function parseRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | null {
  const match = header && /^bytes=(\d*)-(\d*)$/.exec(header.trim())
  if (!match) return null
  const [, from = '', to = ''] = match
  if (from === '' && to === '') return null
  if (from === '') {
    const last = Number(to)
    if (last === 0 || size === 0) return 'unsatisfiable'
    return { start: Math.max(0, size - last), end: size - 1 }
  }
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < start) return null
  return start >= size ? 'unsatisfiable' : { start, end }
}

type Serving = {
  folder: Folder
  name: string
  /** Shown to the person who saves it. Given: a download; else shown in place. */
  downloadName?: string
  /** `immutable`: the name never gets another content. `private`: only this person, never kept. */
  caching: 'immutable' | 'private'
}

/**
 * A stored file as an HTTP answer: 200, 206 for a range, 304 for what the browser has, 416 for a
 * range past the end. @returns null when there is no such file
 */
export async function serveFile(request: Request, serving: Serving): Promise<Response | null> {
  const { folder, name, caching } = serving
  const facts = await files.stat(folder, name)
  if (!facts) return null
  const type = contentType(name)
  const etag = `"${facts.tag}"`
  const headers = new Headers({
    'Content-Type': type,
    ETag: etag,
    'Accept-Ranges': 'bytes',
    'X-Content-Type-Options': 'nosniff',
    'Content-Disposition': disposition(serving, type),
    'Cache-Control':
      caching === 'immutable' ? 'public, max-age=31536000, immutable' : 'private, no-store',
  })
  if (type === 'image/svg+xml') headers.set('Content-Security-Policy', svgPolicy)
  if (matches(request.headers.get('If-None-Match'), etag)) {
    return new Response(null, { status: 304, headers })
  }
  const ifRange = request.headers.get('If-Range')
  const range =
    ifRange && ifRange !== etag ? null : parseRange(request.headers.get('Range'), facts.size)
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${facts.size}`)
    return new Response(null, { status: 416, headers })
  }
  const body =
    request.method === 'HEAD' ? null : await files.stream(folder, name, range ?? undefined)
  // Gone since it was looked at.
  if (!body && request.method !== 'HEAD') return null
  if (range) {
    // Ranges count bytes of the stored file: nothing on the way may compress them.
    headers.set('Cache-Control', `${headers.get('Cache-Control')}, no-transform`)
    headers.set('Content-Range', `bytes ${range.start}-${range.end}/${facts.size}`)
    headers.set('Content-Length', String(range.end - range.start + 1))
    return new Response(body, { status: 206, headers })
  }
  headers.set('Content-Length', String(facts.size))
  return new Response(body, { headers })
}

function disposition({ name, downloadName }: Serving, type: string): string {
  if (downloadName) return contentDisposition('attachment', downloadName)
  return contentDisposition(type.startsWith('image/') ? 'inline' : 'attachment', name)
}

const matches = (header: string | null, etag: string) =>
  header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*') ??
  false

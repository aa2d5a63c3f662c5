import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Request, RequestHandler, Response } from 'express'

/** How a file was written beside itself by the build, the smaller first: what `Accept-Encoding` says, and its ending. */
const zips = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

type Held = { type: string; etag: string; whole: Buffer; zipped: (readonly [string, Buffer])[] }

/**
 * Answers with the files of a folder from memory: they are few, never change while a process runs,
 * and are compressed once, by the build. A page that somebody opens for the first time asks for
 * thirty of them, and finding, opening and compressing each took longer than making the page.
 *
 * @param folder read when this is called
 * @param always below this path a name stands for its content for ever, and what is not there is missing
 */
export function staticFiles(folder: string, always: string): RequestHandler {
  const held = readAll(folder)
  return (req, res, next) => {
    const isAlways = req.path.startsWith(always)
    const file = held.get(req.path)
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    if (!isRead || !(file || isAlways)) return next()
    if (!file) return void res.status(404).end()
    res.setHeader(
      'Cache-Control',
      isAlways ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    )
    send(req, res, file)
  }
}

function send(req: Request, res: Response, { type, etag, whole, zipped }: Held) {
  res.type(type).setHeader('ETag', etag)
  if (zipped.length > 0) res.vary('Accept-Encoding')
  if (req.fresh) return void res.status(304).end()
  const [encoding, body] = zipped.find(([name]) => req.acceptsEncodings(name)) ?? ['', whole]
  if (encoding) res.setHeader('Content-Encoding', encoding)
  res.setHeader('Content-Length', body.length)
  res.end(req.method === 'HEAD' ? undefined : body)
}

function readAll(folder: string): Map<string, Held> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const known = new Set(names)
  const held = new Map<string, Held>()
  for (const name of names) {
    if (zips.some(([, ending]) => name.endsWith(ending))) continue
    const whole = readFileSync(name)
    held.set(name.slice(join(folder).length), {
      type: extname(name),
      etag: `"${createHash('sha256').update(whole).digest('base64url').slice(0, 22)}"`,
      whole,
      zipped: zips
        .filter(([, ending]) => known.has(name + ending))
        .map(([encoding, ending]) => [encoding, readFileSync(name + ending)] as const),
    })
  }
  return held
}

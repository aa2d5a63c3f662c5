import { randomBytes } from 'node:crypto'
import { DomainError, forbidden } from '~/domain-error'
import { areOurs } from '~/features/files/own-files.server'
import { errorText } from '~/messages/errors'
import { canConvert } from '~/permissions/panels'
import type { Actor, Member } from '~/permissions/vocabulary'
import { files } from '~/platform/files/files.server'
import { downloadName } from '~/platform/files/headers'
import { removeOlder } from '~/platform/files/older-than.server'
import type { Taken } from '~/platform/svg/taken'
import { checkPicture } from '~/platform/uploads/check-picture.server'

/** A cleaned SVG that waits to be converted. */
export type WaitingFile = {
  name: string
  svg: string
  width: number
  height: number
  taken: Taken
  /** The most used first. */
  colors: { color: string; count: number }[]
  /** A small WebP, in base64. */
  picture: string
}
type RefusedFile = { name: string; reason: string }
type KeptFiles = { files: WaitingFile[]; refused: RefusedFile[] }

/** How long uploaded files wait, in milliseconds. */
export const conversionLife = 60 * 60 * 1000
const mostFiles = 20
const field = 'files'
const rules = {
  field,
  accept: ['svg'],
  limit: 3 * 1024 * 1024,
  side: 320,
  seconds: 5,
  colors: true,
} as const

/**
 * Cleans uploaded SVG files and keeps them for the next step, with the reasons of those that cannot
 * be used beside them.
 *
 * @returns the id under which the same person finds them again, and the places of the files that
 *   cannot be used
 * @throws DomainError 403; beside `files`: 400 `convert-missing`, `convert-many`; when none can be used
 *   413, 415, 422 as `checkPicture`, for several files as one `convert-refused` with a line for each
 */
export async function keepForConversion(
  actor: Actor,
  { uploads }: { uploads: readonly File[] },
): Promise<{ id: string; leftOut: number[] }> {
  requireConverter(actor)
  const chosen = uploads.filter((file) => file.size > 0)
  if (chosen.length === 0) throw new DomainError('convert-missing', 400, { field })
  if (chosen.length > mostFiles) {
    throw new DomainError('convert-many', 400, { field, values: { most: mostFiles } })
  }
  const kept: WaitingFile[] = []
  const errors: DomainError[] = []
  const leftOut: number[] = []
  const refused: RefusedFile[] = []
  for (const [at, file] of chosen.entries()) {
    try {
      const picture = await checkPicture(file, rules, actor.id)
      if (picture.type !== 'svg') throw new DomainError('picture-type', 415, { field })
      const { svg, width, height, taken, colors } = picture
      const small = picture.picture.toString('base64')
      kept.push({ name: plainName(file.name), svg, width, height, taken, colors, picture: small })
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      const domainError = inOwnWords(error)
      errors.push(domainError)
      leftOut.push(at)
      refused.push({ name: file.name.slice(0, 80), reason: errorText(domainError) })
    }
  }
  const [first] = errors
  if (first && kept.length === 0) {
    if (chosen.length === 1) throw first
    const list = refused.map(({ name, reason }) => `${name}: ${reason}`).join('\n')
    throw new DomainError('convert-refused', first.status, { field, values: { list } })
  }
  const id = randomBytes(16).toString('hex')
  const content = JSON.stringify({ owner: actor.id, files: kept, refused })
  await files.put('conversions', `${id}.json`, Buffer.from(content))
  return { id, leftOut }
}

/**
 * The files somebody uploaded before; the oldest ones are gone after an hour.
 *
 * @throws DomainError 403; 404 `convert-gone`, also for somebody else's
 */
export async function readConversion(actor: Actor, id: string): Promise<KeptFiles> {
  requireConverter(actor)
  const name = `${id}.json`
  const known = /^[0-9a-f]{32}$/.test(id) ? await files.stat('conversions', name) : null
  const content =
    known && known.modifiedAt > Date.now() - conversionLife
      ? await files.read('conversions', name)
      : null
  if (!content) throw new DomainError('convert-gone', 404)
  const { owner, ...kept }: KeptFiles & { owner: string } = JSON.parse(content.toString('utf8'))
  if (owner !== actor.id) throw new DomainError('convert-gone', 404)
  return kept
}

/** Removes what is older than an hour. */
export async function sweepConversions(now = Date.now()): Promise<void> {
  if (!(await areOurs())) return
  const names = await files.list('conversions')
  await removeOlder(now - conversionLife, 'conversions', names)
}

/** Restates an error for the converter, which takes only one kind of file. */
function inOwnWords(domainError: DomainError): DomainError {
  if (domainError.code !== 'picture-type') return domainError
  return new DomainError('convert-type', 415, {
    field,
    values: { found: domainError.details.values?.found ?? '' },
  })
}

export function requireConverter(actor: Actor): asserts actor is Member {
  if (!canConvert(actor)) throw forbidden()
}

/** The name without its ending, for the file that comes back. */
const plainName = (name: string) => downloadName(name).replace(/\.[a-z0-9]{1,5}$/i, '') || 'drawing'

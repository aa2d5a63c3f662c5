import { DomainError } from '~/domain-error'
import type { Member } from '~/permissions/vocabulary'
import { writeZip } from '~/platform/archives/write-zip.server'
import { onPicture } from '~/platform/pictures/pictures.server'
import { limits } from '~/platform/svg/limits'
import { withSize } from '~/platform/svg/size'
import type { Conversion, Target } from './conversion-schema.server'
import type { WaitingFile } from './conversions.server'

type MadeFile = { name: string; type: string; bytes: Uint8Array }

const types: Record<Target, string> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  pdf: 'application/pdf',
  svg: 'image/svg+xml',
}
const endings: Record<Target, string> = { png: 'png', jpeg: 'jpg', pdf: 'pdf', svg: 'svg' }

/**
 * Converts files as chosen: one comes as it is, several in a ZIP.
 *
 * @throws DomainError 422 `convert-too-large`, `convert-failed`
 */
export async function makeConversion(
  actor: Member,
  waiting: readonly WaitingFile[],
  wanted: Conversion,
): Promise<MadeFile> {
  checkSizes(waiting, wanted)
  const made: MadeFile[] = []
  for (const file of waiting) {
    const name = `${file.name}.${endings[wanted.target]}`
    made.push({ name, type: types[wanted.target], bytes: await convert(file, wanted, actor.id) })
  }
  const [only] = made
  if (made.length === 1 && only) return only
  return { name: 'converted.zip', type: 'application/zip', bytes: writeZip(made) }
}

/** @throws DomainError 422 `convert-too-large` when a picture would have too many pixels */
export function checkSizes(waiting: readonly WaitingFile[], wanted: Conversion): void {
  if (wanted.target !== 'png' && wanted.target !== 'jpeg') return
  for (const file of waiting) {
    const { width, height } = sizeOf(file, wanted)
    if (Math.max(width, height) > limits.side || width * height > limits.pixels) {
      const field = wanted.width ? 'width' : 'scale'
      throw new DomainError('convert-too-large', 422, { field, values: { width, height } })
    }
  }
}

function sizeOf(file: WaitingFile, { width: given, scale }: Conversion) {
  const width = given ?? Math.max(1, Math.round(file.width * scale))
  return { width, height: Math.max(1, Math.round((width * file.height) / file.width)) }
}

async function convert(file: WaitingFile, wanted: Conversion, owner: string): Promise<Uint8Array> {
  const { target, primary, secondary, quality, background } = wanted
  const brand = { primary: wanted.primaryColor, secondary: wanted.secondaryColor }
  try {
    const chosen = { svg: file.svg, primary, secondary, brand }
    const painted = await onPicture('paintBrand', chosen, { owner, field: 'target' })
    if (target === 'svg') return Buffer.from(painted)
    const svg = await onPicture('applyBrand', { svg: painted, brand }, { owner, field: 'target' })
    if (target === 'pdf') return await onPaper(file, svg, owner)
    const size = sizeOf(file, wanted)
    return await picture(svg, target, size, owner, { quality, background })
  } catch (error) {
    if (error instanceof DomainError && error.code === 'pictures-busy') throw error
    throw new DomainError('convert-failed', 422, { field: 'target' })
  }
}

/** The drawing itself gets the size, so that it is sharp at any. */
function picture(
  svg: string,
  form: 'png' | 'jpeg',
  picture: { width: number; height: number },
  owner: string,
  look: { quality?: number; background?: string } = {},
): Promise<Buffer> {
  const { width } = picture
  const size = { from: width, width, ...look }
  return onPicture('draw', { svg: withSize(svg, picture), form, size }, { owner, field: 'target' })
}

/** One page of the drawing's size, drawn at twice its pixels where that is possible. */
async function onPaper(
  { name, width, height }: WaitingFile,
  svg: string,
  owner: string,
): Promise<Uint8Array> {
  const most = Math.min(
    limits.side / Math.max(width, height),
    Math.sqrt(limits.pixels / width / height),
  )
  const sharpness = Math.min(2, most)
  const size = {
    width: Math.max(1, Math.round(width * sharpness)),
    height: Math.max(1, Math.round(height * sharpness)),
  }
  const png = await picture(svg, 'png', size, owner)
  const paper = { title: name, png, width, height }
  return onPicture('pictureOnPaper', paper, { owner, field: 'target' })
}

import { PDFDocument } from 'pdf-lib'
import { writeZip } from '~/platform/archives/write-zip.server'
import { Fault } from '~/platform/faults'
import { limiter } from '~/platform/limit'
import { rasterise } from '~/platform/raster/raster.server'
import { applyBrand } from '~/platform/svg/brand'
import { paintBrand } from '~/platform/svg/colors'
import { limits } from '~/platform/svg/limits'
import type { WaitingFile } from './conversions.server'
import type { Conversion, Target } from './convert-form.server'

type MadeFile = { name: string; type: string; bytes: Uint8Array }

const types: Record<Target, string> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  pdf: 'application/pdf',
  svg: 'image/svg+xml',
}
const endings: Record<Target, string> = { png: 'png', jpeg: 'jpg', pdf: 'pdf', svg: 'svg' }

/** A file with filters can take half a minute: the pictures of panels keep a place meanwhile. */
const oneAtATime = limiter(1)

/** Points of a pixel on paper. */
const point = 0.75

/**
 * Converts files as chosen: one comes as it is, several in a ZIP.
 *
 * @throws Fault 422 `convert-too-large`, `convert-failed`
 */
export async function makeConversion(
  waiting: readonly WaitingFile[],
  wanted: Conversion,
): Promise<MadeFile> {
  checkSizes(waiting, wanted)
  const made: MadeFile[] = []
  for (const file of waiting) {
    const name = `${file.name}.${endings[wanted.target]}`
    made.push({ name, type: types[wanted.target], bytes: await convert(file, wanted) })
  }
  const [only] = made
  if (made.length === 1 && only) return only
  return { name: 'converted.zip', type: 'application/zip', bytes: writeZip(made) }
}

/** @throws Fault 422 `convert-too-large` when a picture would have too many pixels */
export function checkSizes(waiting: readonly WaitingFile[], wanted: Conversion): void {
  if (wanted.target !== 'png' && wanted.target !== 'jpeg') return
  for (const file of waiting) {
    const { width, height } = sizeOf(file, wanted)
    if (Math.max(width, height) > limits.side || width * height > limits.pixels) {
      const field = wanted.width ? 'width' : 'scale'
      throw new Fault('convert-too-large', 422, { field, values: { width, height } })
    }
  }
}

function sizeOf(file: WaitingFile, { width: given, scale }: Conversion) {
  const width = given ?? Math.max(1, Math.round(file.width * scale))
  return { width, height: Math.max(1, Math.round((width * file.height) / file.width)) }
}

async function convert(file: WaitingFile, wanted: Conversion): Promise<Uint8Array> {
  const { target, primary, secondary, quality, background } = wanted
  const painted = paintBrand(file.svg, (color) =>
    primary.includes(color) ? 'primary' : secondary.includes(color) ? 'secondary' : null,
  )
  if (target === 'svg') return Buffer.from(painted)
  const svg = applyBrand(painted, {
    primary: wanted.primaryColor,
    secondary: wanted.secondaryColor,
  })
  try {
    if (target === 'pdf') return await onPaper(file, svg)
    const size = sizeOf(file, wanted)
    return await picture(svg, target, size, { quality, background })
  } catch {
    throw new Fault('convert-failed', 422, { field: 'target' })
  }
}

/** The drawing itself gets the size, so that it is sharp at any. */
function picture(
  svg: string,
  form: 'png' | 'jpeg',
  { width, height }: { width: number; height: number },
  look: { quality?: number; background?: string } = {},
): Promise<Buffer> {
  const sized = svg.replace(/^<svg[^>]*>/, (root) =>
    root
      .replace(/ width="[^"]*"/, ` width="${width}"`)
      .replace(/ height="[^"]*"/, ` height="${height}"`),
  )
  return oneAtATime(() => rasterise(sized, form, { from: width, width, ...look }))
}

/** One page of the drawing's size, drawn at twice its pixels where that is possible. */
async function onPaper({ name, width, height }: WaitingFile, svg: string): Promise<Uint8Array> {
  const most = Math.min(
    limits.side / Math.max(width, height),
    Math.sqrt(limits.pixels / width / height),
  )
  const sharpness = Math.min(2, most)
  const png = await picture(svg, 'png', {
    width: Math.max(1, Math.round(width * sharpness)),
    height: Math.max(1, Math.round(height * sharpness)),
  })
  const document = await PDFDocument.create()
  document.setTitle(name)
  document.setProducer('Panelry')
  const size = { width: width * point, height: height * point }
  const page = document.addPage([size.width, size.height])
  page.drawImage(await document.embedPng(new Uint8Array(png)), { x: 0, y: 0, ...size })
  return document.save()
}

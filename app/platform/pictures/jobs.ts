import { PDFDocument } from 'pdf-lib'
import sharp, { type Sharp } from 'sharp'
import { colorsOfPixels } from '~/panels/color/colors-of-pixels'
import { edgeOfPixels } from '~/panels/color/edge-of-pixels'
import type { SheetRules } from '~/panels/html'
import type { FileJob, PrintJob } from '~/panels/print-job'
import type { PictureJob } from '~/panels/reading/read-picture'
import type { ReadJob } from '~/panels/reading/read-section'
import type { RenderJob } from '~/panels/render-job'
import type { Brand, Typeface } from '~/panels/types'
import { colorSheet, logoRoom } from '~/platform/pdf/color-sheet'
import { pagesPdf } from '~/platform/pdf/pages-pdf'
import { receiptPaper } from '~/platform/pdf/receipt-paper'
import { applyBrand } from '~/platform/svg/brand'
import { type CleanSvg, cleanSvg } from '~/platform/svg/clean-svg'
import { findColors, paintBrand } from '~/platform/svg/colors'
import { decodeXml } from '~/platform/svg/decode-xml'
import { limits } from '~/platform/svg/limits'
import { recognizeBrand } from '~/platform/svg/recognize-brand'
import { SvgRefused, type WhyRefused } from '~/platform/svg/refused'
import { svgWords } from '~/platform/svg/svg-words'
import { unpackSvg } from '~/platform/svg/unpack-svg'
import { cropPhoto } from './crop-photo'
import { drawPhoto, drawSvg, type RasterForm, type RasterSize } from './draw-svg'
import { sharePicture, websiteIcons } from './website-pictures'

/** Points of a pixel on paper. */
const point = 0.75

type Picture = {
  title: string
  png: Uint8Array
  /** Size of what was drawn, in pixels: the picture may have more, to be sharp. */
  width: number
  height: number
}

/** One page of a drawing's size, filled by its picture. */
async function pictureOnPaper({ title, png, width, height }: Picture) {
  const document = await PDFDocument.create()
  document.setTitle(title)
  document.setProducer('Panelry')
  const paper = { width: width * point, height: height * point }
  const page = document.addPage([paper.width, paper.height])
  // A copy: the library reads the memory behind a view from its start.
  page.drawImage(await document.embedPng(new Uint8Array(png)), { x: 0, y: 0, ...paper })
  return document.save()
}

/** A small file can hold billions of pixels. */
const options = { limitInputPixels: limits.pixels, failOn: 'error', pages: 1 } as const

/** Pixels for a point on paper. */
const fine = 4

type PhotoSize = Pick<RasterSize, 'width'>
type TakeSvg = {
  bytes: Uint8Array
  /** Bytes that a packed file (`.svgz`) may have when it is unpacked. */
  most: number
  /** Longest side of the picture that shows that it can be drawn, in pixels. */
  side: number
  colors?: boolean
}
type Refused = { refused: WhyRefused; values: SvgRefused['values'] }
type TakenSvg = Refused | (CleanSvg & { picture: Buffer; colors: ReturnType<typeof findColors> })

type Choice = {
  svg: string
  primary: readonly string[]
  secondary: readonly string[]
  brand: { primary: string; secondary: string }
}

/** Jobs on pictures from outside. Each may be ended at any time. */
export const jobs = {
  /** Cleans an SVG and draws it once. */
  async takeSvg({ bytes, most, side, colors = false }: TakeSvg): Promise<TakenSvg> {
    const clean = orRefused(() => cleanSvg(textOf(bytes, most)))
    if ('refused' in clean) return clean
    const { svg, width, height } = clean
    const scale = Math.min(1, side / Math.max(width, height))
    const size = { from: width, width: Math.max(1, Math.round(width * scale)) }
    const picture = await drawSvg(svg, 'webp', size)
    return { ...clean, picture, colors: colors ? findColors(svg) : [] }
  },

  /** Draws a PNG or JPEG again, upright and without its metadata, whole and fitted into squares. */
  async takePixels({
    bytes,
    type,
    sides,
  }: {
    bytes: Uint8Array
    type: 'png' | 'jpeg'
    sides: readonly number[]
  }) {
    // The head alone, without its limit: what is too large is told so, and never read.
    const head = sharp(bytes, { ...options, limitInputPixels: false })
    const { width = 0, height = 0 } = await head.metadata()
    if (width * height > limits.pixels) return { refused: 'pixels' as const }
    const upright = sharp(bytes, options).autoOrient()
    const { data, info } = await encode(upright, type).toBuffer({ resolveWithObject: true })
    const smaller: Buffer[] = []
    for (const side of sides) smaller.push(await encode(fitted(data, side), type).toBuffer())
    return { bytes: data, width: info.width, height: info.height, fitted: smaller }
  },

  /** Draws a photograph again: upright, without its metadata, as a JPEG of at most `sides[0]`, and smaller. */
  async takePhoto({ bytes, sides }: { bytes: Uint8Array; sides: readonly number[] }) {
    const head = sharp(bytes, { ...options, limitInputPixels: false })
    const { width = 0, height = 0 } = await head.metadata()
    if (width * height > limits.pixels) return { refused: 'pixels' as const }
    const [side = 0, ...smaller] = sides
    const first = await sharp(bytes, options)
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 90 })
      .toBuffer({ resolveWithObject: true })
    const { data, info } = first
    const fittedIn: Buffer[] = []
    for (const one of smaller) fittedIn.push(await encode(fitted(data, one), 'jpeg').toBuffer())
    return { bytes: data, width: info.width, height: info.height, fitted: fittedIn }
  },

  /** A stored photograph at a width, for browsers. */
  async sizePhoto({
    bytes,
    form,
    width,
  }: {
    bytes: Uint8Array
    form: 'avif' | 'webp'
    width: number
  }) {
    const picture = sharp(bytes, options).resize({ width, withoutEnlargement: true })
    const made =
      form === 'avif'
        ? picture.avif({ quality: 55, effort: 2 })
        : picture.webp({ quality: 78, effort: 3 })
    return made.toBuffer()
  },

  /** A picture of ours as a PNG that fits into a square. */
  async fitPng({ bytes, side }: { bytes: Uint8Array; side: number }): Promise<Buffer> {
    return fitted(bytes, side).png().toBuffer()
  },

  /** Colors where a logo, a small PNG of ours, meets what it lies on. */
  async findLogoEdge({ bytes }: { bytes: Uint8Array }) {
    const picture = sharp(bytes, options).ensureAlpha().toColorspace('srgb').raw()
    const { data, info } = await picture.toBuffer({ resolveWithObject: true })
    return edgeOfPixels(data, info.width)
  },

  /** A cleaned SVG as a PNG that fills the room of the logo on a sheet of colors, fine enough for print. */
  async drawSheetLogo({ bytes }: { bytes: Uint8Array }) {
    const { width: from = 1, height = 1 } = await sharp(bytes, options).metadata()
    const most = { width: fine * logoRoom.width, height: fine * logoRoom.height }
    const width = Math.ceil(Math.min(most.width, (most.height * from) / height))
    return drawSvg(new TextDecoder().decode(bytes), 'png', { from, width })
  },

  /** Colors of a stored logo, from a small copy of it. */
  async findLogoColors({ bytes, isSvg }: { bytes: Uint8Array; isSvg: boolean }) {
    const { width: from = 1 } = await sharp(bytes, options).metadata()
    const picture = isSvg
      ? await drawSvg(new TextDecoder().decode(bytes), 'png', { from, width: 160 })
      : bytes
    const small = fitted(picture, 160).ensureAlpha().toColorspace('srgb')
    return colorsOfPixels(await small.raw().toBuffer())
  },

  /** A panel of the library as SVG. */
  async drawPanel(job: RenderJob) {
    const { drawPanel, photoBoxes, photoName } = await import('~/panels/worker')
    const photos: Record<string, string> = {}
    for (const box of photoBoxes(job)) {
      const picture = job.pictures?.[box.slot]
      if (picture) photos[photoName(box)] = await cropPhoto(picture, box)
    }
    return drawPanel(job, photos)
  },

  /** Where the words of a section are in its drawing. */
  async wordPlaces(job: RenderJob) {
    const { wordPlaces } = await import('~/panels/worker')
    return wordPlaces(job)
  },

  /** Own words that a section has no room for. */
  async wordsTooLong(job: RenderJob) {
    const { wordsTooLong } = await import('~/panels/worker')
    return wordsTooLong(job)
  },

  /** What a section says, word by word, with the places in its picture. */
  async readSection(job: ReadJob | PictureJob) {
    const { readPicture, readSection } = await import('~/panels/worker')
    return 'picture' in job ? readPicture(job) : readSection(job)
  },

  /** Panels as a page of a website. */
  async printPage(job: PrintJob) {
    const { printPanels } = await import('~/panels/worker')
    return printPanels(job)
  },

  /** Panels as a file of a website. */
  async printFile(job: FileJob) {
    const { printPageFile } = await import('~/panels/worker')
    return printPageFile(job)
  },

  /** The style that the files of a website share. */
  async websiteStyle(all: readonly SheetRules[]) {
    const { websiteStyle } = await import('~/panels/worker')
    return websiteStyle(all)
  },

  /** Icons of a website: its logo, or the sign that stands for one, in squares of these sides. */
  async websiteIcons({ brand, sides }: { brand: Brand; sides: readonly number[] }) {
    const { brandSign } = await import('~/panels/worker')
    const sign = brand.logo ? null : brandSign(brand)
    return { sign, icons: await websiteIcons(sign ?? brand.logo?.dataUri ?? '', sides) }
  },

  /** The font of a website with the letters that occur in it. */
  async websiteFonts(job: { letters: string; typeface?: Typeface }) {
    const { websiteFonts } = await import('./website-fonts')
    return websiteFonts(job)
  },

  /** The upper part of a drawn panel, as it is shown where an address is shared. */
  sharePicture,

  /** The colors of a company on paper, with its logo. */
  colorSheet,

  /** The receipt of an order. */
  receipt: receiptPaper,

  /** Pages of a website as a document. */
  pagesPdf,

  /** A picture as a page of its own. */
  pictureOnPaper,

  /** A photograph as a picture. */
  drawPhoto: ({ bytes, form, size }: { bytes: Uint8Array; form: RasterForm; size: PhotoSize }) =>
    drawPhoto(bytes, form, size),

  /** A cleaned SVG as a picture. */
  draw: ({ svg, form, size }: { svg: string; form: RasterForm; size: RasterSize }) =>
    drawSvg(svg, form, size),

  /** A cleaned SVG in a brand. */
  applyBrand: async ({ svg, brand }: { svg: string; brand: Parameters<typeof applyBrand>[1] }) =>
    applyBrand(svg, brand),

  /** The words of a cleaned SVG that are text, with their places. */
  svgWords: async ({ svg, most }: { svg: string; most: Parameters<typeof svgWords>[1] }) =>
    svgWords(svg, most),

  /** Colors and logo of a brand in a cleaned SVG. */
  recognizeBrand: async ({ svg }: { svg: string }) => recognizeBrand(svg),

  /** A cleaned SVG with places for a brand where the chosen colors were. */
  async paintBrand({ svg, primary, secondary, brand }: Choice): Promise<string> {
    const partOf = (color: string) =>
      primary.includes(color) ? 'primary' : secondary.includes(color) ? 'secondary' : null
    return paintBrand(svg, partOf, brand)
  },
}

export type Jobs = typeof jobs

const fitted = (bytes: Uint8Array, side: number) =>
  sharp(bytes, { limitInputPixels: 100e6 }).resize({
    width: side,
    height: side,
    fit: 'inside',
    withoutEnlargement: true,
  })

const encode = (picture: Sharp, type: 'png' | 'jpeg') =>
  type === 'png' ? picture.png({ compressionLevel: 8 }) : picture.jpeg({ quality: 90 })

/** @throws SvgRefused */
function textOf(bytes: Uint8Array, most: number): string {
  const unpacked = unpackSvg(bytes, most)
  if (!unpacked) throw new SvgRefused('packed', { most })
  const text = decodeXml(unpacked)
  if (text === null) throw new SvgRefused('encoding')
  return text
}

function orRefused(read: () => CleanSvg): CleanSvg | Refused {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof SvgRefused)) throw error
    return { refused: error.why, values: error.values }
  }
}

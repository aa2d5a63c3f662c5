import { readFile } from 'node:fs/promises'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import sharp from 'sharp'
import { writeZip } from '~/platform/archives/write-zip.server'
import { pictureOf, pictureWidth } from './file-pictures'
import { words } from './load-words'

/** A file as somebody of the demo would attach it. @throws Error for a name that nobody described */
export async function makeFile(name: string): Promise<File> {
  return new File([await bytesOf(name)], name)
}

async function bytesOf(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const ending = name.slice(name.lastIndexOf('.') + 1)
  if (ending === 'png') return paint(await pictureOf(name), pictureWidth)
  if (ending === 'svg') return text(wordmark(name) ?? mark(name))
  if (ending === 'woff2') return new Uint8Array(await readFile(interFile))
  if (ending === 'zip') return pack(words.files.archives[name] ?? missing(name))
  const inside = words.files.texts[name] ?? missing(name)
  return ending === 'pdf' ? print(inside.split('\n')) : text(`${inside}\n`)
}

const interFile = 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'

/** A logo that is the name. */
function wordmark(file: string): string | undefined {
  const logo = words.files.logos[file]
  if (!logo) return
  const { color, words: name } = logo
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 80"><text x="160" y="54" text-anchor="middle" font-family="Georgia, serif" font-size="42" font-weight="700" fill="${color}">${name.replaceAll('&', '&amp;')}</text></svg>`
}

/** A drawing as PNG. */
export async function paint(svg: string, width: number): Promise<Uint8Array<ArrayBuffer>> {
  const drawn = sharp(Buffer.from(svg), { unlimited: true }).resize({ width })
  return new Uint8Array(await drawn.png().toBuffer())
}

const text = (inside: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(inside))

async function pack(names: readonly string[]): Promise<Uint8Array<ArrayBuffer>> {
  const files = await Promise.all(names.map(async (name) => ({ name, bytes: await bytesOf(name) })))
  return new Uint8Array(writeZip(files))
}

async function print([title = '', ...lines]: readonly string[]): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create()
  const page = document.addPage([420, 595])
  const [bold, plain] = [StandardFonts.HelveticaBold, StandardFonts.Helvetica]
  page.drawText(title, { x: 48, y: 500, size: 22, font: await document.embedFont(bold) })
  const font = await document.embedFont(plain)
  for (const [row, line] of lines.entries()) {
    page.drawText(line, { x: 48, y: 460 - row * 24, size: 12, font })
  }
  return new Uint8Array(await document.save())
}

/** A drop on a line; each name has its own. */
function mark(name: string): string {
  const hue = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 360
  const drop = 'M60 12C84 44 92 60 92 76a32 32 0 0 1-64 0c0-16 8-32 32-64Z'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 120"><path d="${drop}" fill="hsl(${hue} 55% 35%)"/><path d="M116 76h100" stroke="hsl(${hue} 55% 35%)" stroke-width="12"/></svg>`
}

function missing(name: string): never {
  throw new Error(`nobody has described the file ${name}`)
}

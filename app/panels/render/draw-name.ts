import sharp from 'sharp'
import { canDraw } from '~/platform/pdf/other-letters'
import type { Theme } from '../color/theme'
import type { BrandLogo, DrawnName } from '../types'
import { canWrite, fontFile } from './fonts'

/** Pixels of the letters: sharp on a fine screen, also in the largest place. */
const size = 96

/** Ems of a line: beyond that a name takes two, then three. */
const line = 12

/** A longer name would be too small. */
const longest = 60

const escaped = (words: string) => words.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/**
 * A name with letters that Inter lacks, as pictures in the colors of a theme: the fonts of the machine
 * join and place them, and color emoji. Undefined where no font has them.
 */
export async function drawName(
  name: string,
  { ink, onDeep }: Pick<Theme, 'ink' | 'onDeep'>,
): Promise<DrawnName | undefined> {
  const words = name.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  if (words.length > longest || !(await canDraw(words, canWrite))) return undefined
  try {
    return {
      ink: await drawn(words, ink),
      onDeep: await drawn(words, onDeep),
      white: await drawn(words, '#ffffff'),
    }
  } catch {
    return undefined
  }
}

async function drawn(words: string, color: string): Promise<BrandLogo> {
  const whole = await write(words, color)
  const lines = Math.min(3, Math.ceil(whole.info.width / size / line))
  const room = Math.ceil((whole.info.width / lines) * 1.15)
  const { data, info } = lines > 1 ? await write(words, color, room) : whole
  return {
    dataUri: `data:image/png;base64,${data.toString('base64')}`,
    width: info.width / size,
    height: info.height / size,
  }
}

const write = (words: string, color: string, width?: number) =>
  sharp({
    text: {
      text: `<span foreground="${color}">${escaped(words)}</span>`,
      font: `Inter Bold ${size}`,
      fontfile: fontFile('700Bold'),
      rgba: true,
      ...(width && { width, wrap: 'word-char' }),
    },
  })
    .png({ palette: true })
    .toBuffer({ resolveWithObject: true })

/** The colors of a brand as files for other programs. */

/** Latin letters that are no letter with a mark, so that nothing can be taken off them. */
const spelled: Record<string, string> = {
  ...{ æ: 'ae', œ: 'oe', ø: 'o', å: 'a', ß: 'ss', þ: 'th', ð: 'd', đ: 'd' },
  ...{ ł: 'l', ħ: 'h', ı: 'i', ŋ: 'n', ŧ: 't' },
}

/** `Hollis & Reed` as `hollis-reed`, `Søn` as `son`: what a program takes for a name. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, (letter) => spelled[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'brand'

/** As variables of a style sheet: `--hollis-reed-1`, in the order of the brand. */
export function cssColors(name: string, colors: readonly string[]): string {
  const lines = colors.map((color, index) => `  --${slugOf(name)}-${index + 1}: ${color};`)
  // The name cannot end the comment.
  return `/* ${name.replace(/\*\//g, '* /')} */\n:root {\n${lines.join('\n')}\n}\n`
}

const rgb = 'RGB '
/** A color that stays as it is when others are changed. */
const normal = 2
const colorBlock = 0x0001

/** As an Adobe Swatch Exchange file: each color under its own name. */
export function aseColors(colors: readonly string[]): Buffer {
  const head = Buffer.alloc(12)
  head.write('ASEF', 0, 'latin1')
  head.writeUInt16BE(1, 4)
  head.writeUInt32BE(colors.length, 8)
  return Buffer.concat([head, ...colors.map(aseBlock)])
}

function aseBlock(color: string): Buffer {
  const name = `${color.toUpperCase()}\0`
  const body = Buffer.alloc(2 + name.length * 2 + 4 + 12 + 2)
  body.writeUInt16BE(name.length, 0)
  for (const [index, letter] of [...name].entries()) {
    body.writeUInt16BE(letter.charCodeAt(0), 2 + index * 2)
  }
  const at = 2 + name.length * 2
  body.write(rgb, at, 'latin1')
  for (const [index, start] of [1, 3, 5].entries()) {
    body.writeFloatBE(Number.parseInt(color.slice(start, start + 2), 16) / 255, at + 4 + index * 4)
  }
  body.writeUInt16BE(normal, at + 16)
  const head = Buffer.alloc(6)
  head.writeUInt16BE(colorBlock, 0)
  head.writeUInt32BE(body.length, 2)
  return Buffer.concat([head, body])
}

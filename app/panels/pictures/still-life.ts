import type { PicturePalette } from '../color/picture-palette'
import { blur, linear, type Picture, picture, radial } from './svg'

const shadow = (x: number, y: number, width: number) =>
  `<path d="M${x - width * 0.5} ${y}L${x + width * 0.5} ${y - 26}L${x + width * 1.1} ${y - 8}L${x + width * 0.5} ${y + 12}Z" fill="url(#cast)" filter="url(#wide)"/>
  <ellipse cx="${x}" cy="${y}" rx="${width * 0.46}" ry="9" fill="url(#cast)" filter="url(#soft)"/>`

const ball = (x: number, y: number, r: number, paint: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#${paint})"/>`

/** Front, lit top and shaded side of a block. */
const block = (x: number, y: number, width: number, height: number, paint: string) =>
  `<path d="M${x} ${y}h${width}v${height}h${-width}z" fill="url(#${paint}Front)"/>
  <path d="M${x} ${y}l46 -34h${width}l-46 34z" fill="url(#${paint}Top)"/>
  <path d="M${x + width} ${y}l46 -34v${height}l-46 34z" fill="url(#${paint}Side)"/>`

/** Three stones, one on the other, and a small one that keeps watch. */
const balance = () => `${shadow(400, 524, 250)}
  <path d="M262 474C258 430 320 406 398 408C486 408 546 434 540 478C536 512 484 528 400 528C314 528 266 512 262 474Z" fill="url(#first)"/>
  <path d="M300 372C296 338 340 318 402 318C470 318 512 342 506 374C502 402 462 414 402 414C338 414 304 400 300 372Z" fill="url(#pale)"/>
  ${ball(404, 250, 72, 'second')}
  ${shadow(620, 520, 76)}${ball(620, 484, 38, 'pale')}`

/** Three steps up and a ball on the last one. */
const steps = () => `${shadow(470, 526, 420)}
  ${block(470, 252, 130, 274, 'first')}
  ${block(340, 342, 130, 184, 'first')}
  ${block(210, 432, 130, 94, 'first')}
  ${ball(556, 174, 62, 'second')}
  ${ball(286, 386, 30, 'pale')}`

/** Two pillars, a beam, and what they carry. */
const bridge = () => `${shadow(420, 526, 420)}
  <path d="M210 526V330A190 190 0 0 1 590 330V526H490V336A90 90 0 0 0 310 336V526Z" fill="url(#paleFront)"/>
  <path d="M590 526V330A190 190 0 0 0 400 140C420 130 440 122 470 124A184 184 0 0 1 640 306V498Z" fill="url(#paleSide)"/>
  <path d="M310 526V336A90 90 0 0 1 400 246C356 262 344 296 344 340V500Z" fill="url(#firstSide)"/>
  ${shadow(404, 524, 100)}${ball(404, 472, 52, 'second')}
  ${block(96, 452, 70, 74, 'first')}`

const motifs = { balance, steps, bridge }
export type StillLifeMotif = keyof typeof motifs

/** Stones and blocks on a table: a picture for something that cannot be photographed. */
export function stillLife(
  { primary, secondary, sand }: PicturePalette,
  { motif = 'balance' }: { motif?: StillLifeMotif } = {},
): Picture {
  const wall = motif === 'steps' ? secondary : motif === 'bridge' ? primary : sand
  const strength = motif === 'bridge' ? 0.45 : 0.7
  const defs = [
    linear(
      'wall',
      [0, 0, 0, 1],
      [0, wall(0.95, strength)],
      [0.7, wall(0.86, strength)],
      [0.71, wall(0.93, strength)],
      [1, wall(0.82, strength)],
    ),
    radial('spot', [0.28, 0.2, 0.7], [0, '#fff', 0.6], [1, '#fff', 0]),
    radial(
      'first',
      [0.32, 0.22, 0.85],
      [0, primary(0.72, 0.9)],
      [0.45, primary(0.5, 1)],
      [1, primary(0.26, 0.9)],
    ),
    radial(
      'second',
      [0.32, 0.26, 0.8],
      [0, secondary(0.94, 0.7)],
      [0.4, secondary(0.8, 1.1)],
      [1, secondary(0.52, 1.1)],
    ),
    radial('pale', [0.32, 0.22, 0.85], [0, '#ffffff'], [0.5, sand(0.9, 0.6)], [1, sand(0.66, 0.9)]),
    linear('firstFront', [0, 0, 1, 1], [0, primary(0.58, 1)], [1, primary(0.46, 1)]),
    linear('firstTop', [0, 0, 1, 0], [0, primary(0.8, 0.6)], [1, primary(0.68, 0.8)]),
    linear('firstSide', [0, 0, 0, 1], [0, primary(0.34, 1)], [1, primary(0.26, 0.9)]),
    linear('paleFront', [0, 0, 1, 1], [0, sand(0.98, 0.4)], [1, sand(0.84, 0.8)]),
    linear('paleSide', [0, 0, 0, 1], [0, sand(0.7, 0.9)], [1, sand(0.56, 0.9)]),
    linear('cast', [0, 0, 1, 0], [0, primary(0.2, 0.6), 0.5], [1, primary(0.2, 0.6), 0.12]),
    blur('soft', 6),
    blur('wide', 16),
  ]
  const room =
    '<rect width="800" height="640" fill="url(#wall)"/><rect width="800" height="640" fill="url(#spot)"/>'
  return picture('A still life of simple shapes', [800, 640], defs, room + motifs[motif]())
}

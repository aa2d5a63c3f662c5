import type { PicturePalette } from '../color/picture-palette'
import { ridge } from './curves'
import { linear, mirrored, type Picture, picture, radial, round } from './svg'

/** Where the rows meet, far behind the hill. */
const eye = { x: 520, y: 380 }
const crest = 520
const along = (x: number, y: number) => {
  const k = (y - eye.y) / (900 - eye.y)
  return round(eye.x + (x - eye.x) * k)
}

const blob = (x: number, y: number, rx: number, ry: number) =>
  `M${round(x - rx)} ${round(y)}a${round(rx)} ${round(ry)} 0 1 0 ${round(rx * 2)} 0a${round(rx)} ${round(ry)} 0 1 0 ${round(-rx * 2)} 0`

/** How far below the eye each bush of a row stands, from the crest to the front. */
const steps = Array.from({ length: 9 }, (_, i) => 146 * 1.19 ** i)

/** A row of vines that runs to the front: its shade on the ground, leaves and the light on them. */
function row({ leaf }: PicturePalette, x: number): string {
  const seen = steps.filter((below) => Math.abs(along(x, eye.y + below) - 600) < 680)
  const bushes = seen.map((below) => {
    const y = eye.y + below
    return blob(along(x, y), y - below * 0.13, below * 0.1, below * 0.13)
  })
  const lights = seen.map((below) => {
    const y = eye.y + below
    return blob(along(x, y) - below * 0.03, y - below * 0.19, below * 0.06, below * 0.06)
  })
  const hedge = `M${along(x - 20, crest)} ${crest}L${along(x - 60, 980)} 980H${along(x + 60, 980)}L${along(x + 20, crest)} ${crest - 26}Z`
  return `<path d="M${along(x, crest)} ${crest}L${along(x, 980)} 980H${along(x + 170, 980)}Z" fill="${leaf(0.2, 0.9)}" opacity=".4"/>
    <path d="${hedge}${bushes.join('')}" fill="${leaf(0.36, 1.2)}"/><path d="${lights.join('')}" fill="${leaf(0.54, 1.2)}"/>`
}

/** Rows of vines up to a farmhouse on the hill, late sun. */
export function vineyard(
  palette: PicturePalette,
  { mirror = false }: { mirror?: boolean } = {},
): Picture {
  const { primary, secondary, sky, land, sand, leaf, earth } = palette
  const defs = [
    linear(
      'sky',
      [0, 0, 0, 1],
      [0, sky(0.62, 1)],
      [0.6, sky(0.86, 0.45)],
      [1, secondary(0.94, 0.55)],
    ),
    radial(
      'glow',
      [0.5, 0.5, 0.5],
      [0, secondary(0.98, 0.5), 1],
      [0.35, secondary(0.95, 0.7), 0.55],
      [1, secondary(0.93, 0.6), 0],
    ),
    linear('far', [0, 0, 0, 1], [0, land(0.62, 0.7)], [1, land(0.8, 0.4)]),
    linear('hill', [0, 0, 1, 0.4], [0, leaf(0.72, 0.9)], [1, leaf(0.48, 0.9)]),
    linear('field', [0, 0, 0, 1], [0, earth(0.8, 0.7)], [1, earth(0.6, 0.9)]),
    linear('front', [0, 0, 1, 0], [0, sand(0.97, 0.4)], [1, sand(0.86, 0.6)]),
    linear('roof', [0, 0, 0, 1], [0, primary(0.56)], [1, primary(0.36)]),
  ]
  const trees = [
    [900, 120],
    [952, 150],
    [1004, 128],
    [1060, 160],
    [610, 110],
  ]
    .map(
      ([x = 0, h = 0]) =>
        `<path d="M${x} ${492 - h}C${x + 24} ${492 - h * 0.5} ${x + 22} 470 ${x + 10} 494H${x - 10}C${x - 22} 470 ${x - 24} ${492 - h * 0.5} ${x} ${492 - h}Z" fill="${leaf(0.34, 1)}"/><path d="M${x} ${492 - h}C${x + 24} ${492 - h * 0.5} ${x + 22} 470 ${x + 10} 494H${x + 1}C${x + 6} 460 ${x + 6} ${492 - h * 0.5} ${x} ${492 - h}Z" fill="${land(0.22, 0.7)}" opacity=".6"/>`,
    )
    .join('')
  const body = `<rect width="1200" height="900" fill="url(#sky)"/>
    <circle cx="300" cy="270" r="340" fill="url(#glow)"/><circle cx="300" cy="270" r="46" fill="${secondary(0.985, 0.35)}"/>
    <path d="M640 150C760 120 880 160 1010 128" stroke="#fff" stroke-width="26" stroke-linecap="round" opacity=".35" fill="none"/>
    <path d="${ridge(1200, { y: 400, height: 110, frequency: 4.6, phase: 0.4 })}L1220 620L-20 620Z" fill="url(#far)"/>
    <path d="M-20 500C140 440 300 450 460 480C640 430 900 420 1220 500V640H-20Z" fill="url(#hill)"/>
    ${trees}
    <path d="M690 498V402H800V498Z" fill="url(#front)"/><path d="M800 498V414H880V498Z" fill="${sand(0.74, 0.6)}"/><path d="M676 408L704 360H796L880 418H800V408Z" fill="url(#roof)"/><path d="M800 414L812 372L896 418H800Z" fill="${primary(0.3)}" opacity=".7"/>
    <path d="M648 498V430L676 412L706 430V498Z" fill="${sand(0.9, 0.5)}"/><path d="M640 436L676 408L712 436L706 442L676 420L646 442Z" fill="${primary(0.4)}"/>
    <path d="M720 428H742V458H720ZM760 428H782V458H760Z" fill="${secondary(0.86, 1.1)}" stroke="${sand(0.99, 0.2)}" stroke-width="4"/><path d="M664 498V464H690V498Z" fill="${primary(0.34)}"/><path d="M828 434H852V460H828Z" fill="${primary(0.3, 0.5)}"/>
    <path d="M740 360V336H758V360Z" fill="${sand(0.8, 0.6)}"/>
    <path d="M-20 540C200 500 420 508 600 512S1000 500 1220 532V900H-20Z" fill="url(#field)"/>
    ${[-2300, 3340, -1500, 2540, -950, 1990, -520, 1560, -160, 1200, 210, 830].map((x) => row(palette, x)).join('')}`
  return picture('A vineyard in the hills', [1200, 900], defs, mirror ? mirrored(body, 1200) : body)
}

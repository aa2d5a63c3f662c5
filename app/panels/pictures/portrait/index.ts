import type { PicturePalette } from '../../color/picture-palette'
import { fade } from '../fade'
import { linear, type Picture, picture, radial } from '../svg'
import { ada } from './ada'
import { aiko } from './aiko'
import { bruno } from './bruno'
import { carmen } from './carmen'
import { dario } from './dario'
import { elif } from './elif'
import { face, faceShape, glasses } from './face'
import { freya } from './freya'
import { greta } from './greta'
import { hugo } from './hugo'
import { imani } from './imani'
import { ines } from './ines'
import { jonas } from './jonas'
import { julian } from './julian'
import { kofi } from './kofi'
import { leila } from './leila'
import { marta } from './marta'
import { mateo } from './mateo'
import { noor } from './noor'
import type { Look } from './person'
import { samuel } from './samuel'
import { tomas } from './tomas'

const people = {
  ada,
  aiko,
  bruno,
  carmen,
  dario,
  elif,
  freya,
  greta,
  hugo,
  imani,
  ines,
  jonas,
  julian,
  kofi,
  leila,
  marta,
  mateo,
  noor,
  samuel,
  tomas,
}
export type PersonName = keyof typeof people

export const personNames = Object.keys(people)

const bodyShape =
  'M28 510V480C32 408 72 376 132 358C152 352 164 344 166 326H234C236 344 248 352 268 358C328 376 368 408 372 480V510Z'

function defsFor({ skin, hair, backdrop }: Look): string[] {
  return [
    radial('backdrop', [0.35, 0.3, 0.9], [0, backdrop[0]], [1, backdrop[1]]),
    linear('skin', [0, 0, 1, 0.25], [0, skin[0]], [0.55, skin[0]], [1, skin[1]]),
    linear('neck', [0, 0, 0, 1], [0, skin[2]], [0.5, skin[1]], [1, skin[1]]),
    linear('hair', [0, 0, 1, 1], [0, hair.light], [0.5, hair.shade], [1, hair.shade]),
    linear(
      'bodyShade',
      [0, 0, 1, 0],
      [0, '#fff', 0.16],
      [0.4, '#fff', 0],
      [0.6, '#000', 0],
      [1, '#000', 0.28],
    ),
    fade('spot', '#fff', 0.16, 0.66),
    fade('side', skin[2], 0.5, 0.2),
    fade('cheek', '#e0583f', 0.16, 0.1),
    `<clipPath id="face"><path d="${faceShape}"/></clipPath>`,
  ]
}

type Figure = { defs: string[]; body: string }

/** A person without a backdrop, to be placed in a scene. Coordinates as in the portrait: 400 × 480. */
export function figure(palette: PicturePalette, person: PersonName): Figure {
  const look = people[person](palette)
  const body = `${look.hairBehind}
    <g transform="translate(0 -22)">
      <path d="M164 262H236V330C236 350 222 372 200 372C178 372 164 350 164 330Z" fill="url(#neck)"/>
      <path d="${bodyShape}" fill="${look.cloth}"/>
      <path d="M166 322C164 346 154 352 140 356C160 392 240 392 260 356C246 352 236 346 234 322Z" fill="url(#neck)"/>
      ${look.collar}
      <path d="${bodyShape}" fill="url(#bodyShade)"/>
    </g>
    <ellipse cx="140" cy="204" rx="11" ry="19" fill="${look.skin[0]}"/>
    <ellipse cx="260" cy="204" rx="11" ry="19" fill="${look.skin[1]}"/>
    ${face(look)}
    ${look.hairInFront}
    ${look.glasses ? glasses : ''}`
  return { defs: defsFor(look), body }
}

/** One of twenty people, lit from the left, clothes and backdrop in the brand's colors. */
export function portrait(palette: PicturePalette, person: PersonName): Picture {
  const { defs, body } = figure(palette, person)
  const wall = `<rect width="400" height="480" fill="url(#backdrop)"/>
    <circle cx="150" cy="170" r="178" fill="url(#spot)"/>`
  return picture('A portrait', [400, 480], defs, wall + body)
}

import { alpha } from '../../color/oklch'
import { type Picture, picture, round } from '../svg'
import { land } from './land'

/** Longitude and latitude in degrees. */
export type WorldPlace = readonly [longitude: number, latitude: number]

export type WorldOptions = {
  /** Colour of the land, of places and of the lines between them. */
  land: string
  place: string
  /** Colour of the first place: where all lines begin. */
  home: string
  places?: readonly WorldPlace[]
}

const step = 10
const columns = 116
export const worldSize = { width: columns * step, height: land.length * step }

/** Where a place lies on the picture, in its own units. */
export const onWorld = ([longitude, latitude]: WorldPlace) => ({
  x: round(((longitude + 168) / 348) * worldSize.width),
  y: round(((76 - latitude) / 132) * worldSize.height),
})

/** Dots are round caps of lines without length: short, and quick to draw. */
function dots(): string {
  let d = ''
  land.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (row[x] === '#') d += `M${x * step + 5} ${y * step + 5}h0`
    }
  })
  return d
}

function arc(from: WorldPlace, to: WorldPlace): string {
  const [a, b] = [onWorld(from), onWorld(to)]
  const lift = Math.hypot(b.x - a.x, b.y - a.y) * 0.28
  return `M${a.x} ${a.y}Q${round((a.x + b.x) / 2)} ${round((a.y + b.y) / 2 - lift)} ${b.x} ${b.y}`
}

const spot = (place: WorldPlace, color: string, r: number) => {
  const { x, y } = onWorld(place)
  return `<circle cx="${x}" cy="${y}" r="${r * 2.6}" fill="${alpha(color, 0.18)}"/><circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`
}

/** A dotted map of the world, with lines from the first place to all others. */
export function world(options: WorldOptions): Picture {
  const [home, ...others] = options.places ?? []
  const lines = home ? others.map((place) => arc(home, place)).join('') : ''
  const body = `<path d="${dots()}" stroke="${options.land}" stroke-width="6.4" stroke-linecap="round"/>
    <path d="${lines}" fill="none" stroke="${options.place}" stroke-width="1.8"/>
    ${others.map((place) => spot(place, options.place, 5)).join('')}
    ${home ? spot(home, options.home, 8) : ''}`
  return picture('A map of the world', [worldSize.width, worldSize.height], [], body)
}

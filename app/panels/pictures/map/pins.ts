import { labelOn } from '../../color/contrast'
import { round } from '../svg'

export type MapPoint = readonly [x: number, y: number]
/** Places a shape drawn in pixels at a point of the map. */
type Place = { at: MapPoint; scale: number }

const place = ({ at, scale }: Place, body: string) =>
  `<g transform="translate(${round(at[0])} ${round(at[1])}) scale(${scale.toFixed(3)})">${body}</g>`

/** A pin with halo. Dot and outline take the opposite tone, so a white pin still shows its dot. */
export function pin(spot: Place, color: string): string {
  const dot = labelOn(color)
  return place(
    spot,
    `<circle r="84" fill="${color}" opacity=".16"/>
    <circle r="44" fill="${color}" opacity=".22"/>
    <ellipse cy="4" rx="20" ry="7" fill="#000" opacity=".4" filter="url(#soft)"/>
    <path d="M0 0c-8 -26 -34 -40 -34 -70a34 34 0 0 1 68 0c0 30 -26 44 -34 70z" fill="${color}" stroke="${dot}" stroke-width="4"/>
    <circle cy="-70" r="12" fill="${dot}"/>`,
  )
}

export const smallPin = (spot: Place, color: string) =>
  place(
    spot,
    `<circle r="22" fill="${color}" opacity=".22"/><circle r="11" fill="${color}" stroke="${labelOn(color)}" stroke-width="4"/>`,
  )

export function route(points: readonly MapPoint[], color: string, scale: number): string {
  const d = points.map(([x, y], i) => `${i ? 'L' : 'M'}${round(x)} ${round(y)}`).join('')
  const line = (stroke: string, width: number) =>
    `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${round(width * scale)}" stroke-linejoin="round" stroke-linecap="round"/>`
  return line(labelOn(color), 12) + line(color, 7)
}

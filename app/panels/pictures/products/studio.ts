import type { PicturePalette, Ramp } from '../../color/picture-palette'
import { fade } from '../fade'
import { linear, round, type Stop } from '../svg'

export const backdrops = ['primary', 'secondary', 'sand', 'deep'] as const
export type Backdrop = (typeof backdrops)[number]

/** The set an object stands in: its two colors and the palette. */
export type Studio = { palette: PicturePalette; main: Ramp; other: Ramp }

/** Five tones across: edge, shade, highlight, body, core shadow, reflected light. */
export function cylinder(id: string, lightness: number, tone: (l: number) => string): string {
  const across: Stop[] = [
    [0, tone(lightness - 0.2)],
    [0.14, tone(lightness - 0.02)],
    [0.3, tone(Math.min(0.98, lightness + 0.13))],
    [0.52, tone(lightness)],
    [0.84, tone(lightness - 0.24)],
    [1, tone(lightness - 0.1)],
  ]
  return linear(id, [0, 0, 1, 0], ...across)
}

/** Wall top, wall bottom and floor line of each backdrop. */
export function backdropColors({ primary, secondary, sand }: PicturePalette, backdrop: Backdrop) {
  const tones = {
    primary: [primary(0.92, 0.35), primary(0.8, 0.6)],
    secondary: [secondary(0.94, 0.45), secondary(0.84, 0.75)],
    sand: [sand(0.94, 0.6), sand(0.84, 0.9)],
    deep: [primary(0.86, 0.6), primary(0.7, 0.9)],
  } as const
  const [top, bottom] = tones[backdrop]
  return { top, bottom, floor: backdrop === 'deep' ? primary(0.64, 0.9) : top }
}

/** The gradients that `castShadow` and glowing objects are painted with. */
export const studioLight = ({ primary, secondary }: PicturePalette) => [
  fade('cast', primary(0.2, 0.6), 0.24, 0.2),
  fade('contact', primary(0.15, 0.5), 0.56, 0.4),
  fade('halo', secondary(0.97, 0.6), 0.55, 0.62),
]

/** A long soft shadow to the right and a dark one where the object touches the table. */
export function castShadow({ x, y, radius: r }: { x: number; y: number; radius: number }): string {
  const [cx, cy] = [round(x + r * 0.85), round(y - r * 0.18)]
  return `<ellipse cx="${cx}" cy="${cy}" rx="${round(r * 1.75)}" ry="${round(r * 0.36)}" fill="url(#cast)" transform="rotate(-8 ${cx} ${cy})"/>
    <ellipse cx="${x}" cy="${y + 2}" rx="${round(r * 1.05 + 14)}" ry="${round(r * 0.14 + 12)}" fill="url(#contact)"/>`
}

/** A printed label: lines instead of words, and one dot of color. */
export function paperLabel(
  { palette, other }: Studio,
  [x, y, w, h]: readonly [number, number, number, number],
): string {
  const print = palette.primary(0.24, 0.6)
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="3" fill="${palette.sand(0.97, 0.3)}" opacity=".94"/>
    <rect x="${x + w * 0.14}" y="${y + h * 0.16}" width="${w * 0.34}" height="7" rx="3" fill="${print}"/>
    <rect x="${x + w * 0.14}" y="${y + h * 0.3}" width="${w * 0.58}" height="4" rx="2" fill="${print}" opacity=".4"/>
    <rect x="${x + w * 0.14}" y="${y + h * 0.38}" width="${w * 0.46}" height="4" rx="2" fill="${print}" opacity=".4"/>
    <circle cx="${x + w * 0.24}" cy="${y + h * 0.78}" r="${w * 0.1}" fill="${other(0.62)}"/>`
}

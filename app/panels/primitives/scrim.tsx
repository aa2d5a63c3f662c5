import { alpha } from '../color/oklch'
import type { Theme } from '../color/theme'
import { Box, type Place } from './box'

const directions = { left: '90deg', right: '270deg', top: '180deg', bottom: '0deg' } as const
const stopCount = 13

type ScrimProps = {
  /** Left out where the scrim is strong enough for any photograph. */
  t?: Theme
  width: number
  height: number
  color: string
  /** The side where the scrim is strongest: the side of the words. */
  from: keyof typeof directions
  /** Opacity at that side. */
  strength: number
  /** Per cent of the way where it begins to fade, and where it is gone. */
  start?: number
  end?: number
  radius?: number
  absolute?: Place
}

type Fade = Pick<ScrimProps, 't' | 'strength' | 'start' | 'end'>

/** Strengthens a fade over a photograph, which may be bright or dark anywhere. */
export const fadeOver = ({ t, strength, start = 0, end = 84 }: Fade) =>
  t?.photos
    ? {
        strength: Math.max(strength, 0.85),
        start: start + (end - start) * 0.3,
        end: Math.min(100, end + 12),
      }
    : { strength, start, end }

/** A fade over a picture, so that words on it stay readable. Thirteen stops, no visible edge. */
export function Scrim({ color, from, ...scrim }: ScrimProps) {
  const { strength, start, end } = fadeOver(scrim)
  const stops = Array.from({ length: stopCount }, (_, i) => {
    const x = i / (stopCount - 1)
    const fade = 1 - x * x * x * (x * (6 * x - 15) + 10)
    const opacity = Number((strength * fade).toFixed(3))
    return `${alpha(color, opacity)} ${(start + x * (end - start)).toFixed(1)}%`
  })
  return (
    <Box
      width={scrim.width}
      height={scrim.height}
      radius={scrim.radius}
      absolute={scrim.absolute ?? { top: 0, left: 0 }}
      style={{ backgroundImage: `linear-gradient(${directions[from]}, ${stops.join(', ')})` }}
    />
  )
}

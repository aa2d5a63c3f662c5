import { alpha } from '../color/oklch'
import type { Theme } from '../color/theme'
import { Box } from './box'

function strength(t: Theme): number {
  if (t.dark) return 0.32
  return t.mono ? 0.5 : 0.14
}

type GlowProps = { t: Theme; left: number; top: number; width: number }

/** A pool of brand light behind a window or phone. Content after it must be `relative`. */
export function Glow({ t, left, top, width }: GlowProps) {
  const brandColor = t.dark ? t.action : t.brand.primary
  const color = t.mono ? t.pictures.secondary(t.dark ? 0.5 : 0.86) : brandColor
  const light = `${alpha(color, strength(t))}, ${alpha(color, 0)}`
  return (
    <Box
      width={width}
      height={width * 0.8}
      absolute={{ left, top }}
      style={{ backgroundImage: `radial-gradient(closest-side, ${light})` }}
    />
  )
}

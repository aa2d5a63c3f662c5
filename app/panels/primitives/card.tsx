import type { Theme } from '../color/theme'
import { Box, type BoxProps } from './box'

type CardProps = BoxProps & {
  t: Theme
  /** `card` on the background, `deep` for the one that matters, `tint` for a note, `raised` floats. */
  kind?: 'card' | 'deep' | 'tint' | 'raised'
}

/** A ground with rounded corners for what belongs together. */
export function Card({ t, kind = 'card', padding = 32, radius = 20, ...box }: CardProps) {
  const look: BoxProps = {
    card: { background: t.card, border: `1px solid ${t.cardLine}` },
    deep: { background: t.deep },
    tint: { background: t.tint },
    raised: { background: t.raised, shadow: t.shadow.small },
  }[kind]
  return <Box {...look} padding={padding} radius={radius} {...box} />
}

import type { ReactNode } from 'react'
import { alpha } from '../color/oklch'
import type { Theme } from '../color/theme'
import { Box } from './box'
import { margin, panelWidth, Section } from './section'

/**
 * The theme of a band that fills the panel with the brand's `deep`. On dark panels it is the darker
 * tint: `deep` is the same in all schemes, and the three colors of the band would be one picture.
 */
export const bandTheme = (t: Theme): Theme =>
  t.dark
    ? {
        ...t,
        bright: false,
        deep: t.tint,
        onDeep: t.ink,
        onDeepMuted: t.muted,
        onDeepLine: alpha('#ffffff', 0.18),
        onDeepTint: alpha('#ffffff', 0.12),
      }
    : t

const frame = { inset: 24, radius: 28 }

type BandProps = {
  /** From `bandTheme`. */
  t: Theme
  children: ReactNode
  paddingTop: number
  paddingBottom: number
}

/** A panel on `deep`: edge to edge, or framed on grey, as pictures are. */
export function Band({ t, children, paddingTop, paddingBottom }: BandProps) {
  if (!t.framed) {
    return (
      <Section {...{ t, paddingTop, paddingBottom }} background={t.deep}>
        {children}
      </Section>
    )
  }
  return (
    <Section t={t} paddingTop={frame.inset} paddingBottom={frame.inset} paddingX={frame.inset}>
      <Box
        width={panelWidth - frame.inset * 2}
        padding={`${paddingTop}px ${margin - frame.inset}px ${paddingBottom}px`}
        radius={frame.radius}
        background={t.deep}
      >
        {children}
      </Box>
    </Section>
  )
}

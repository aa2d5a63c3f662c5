import type { CSSProperties, ReactNode } from 'react'
import type { Theme } from '../color/theme'
import type { Picture } from '../pictures'
import { Box } from './box'
import { Pic } from './pic'

export const panelWidth = 1440
export const contentWidth = 1200
export const margin = 120

type SectionProps = {
  t: Theme
  children: ReactNode
  paddingTop?: number
  paddingBottom?: number
  /** 120 gives the 1200 content width; 0 for panels that manage their own margins. */
  paddingX?: number
  height?: number
  background?: string
  style?: CSSProperties
}

/** The outermost node of a panel. Everything in it may be positioned against it. */
export function Section({ t, children, ...section }: SectionProps) {
  const { paddingTop = 112, paddingBottom = 112, paddingX = margin } = section
  return (
    <Box
      relative
      width={panelWidth}
      height={section.height}
      padding={`${paddingTop}px ${paddingX}px ${paddingBottom}px`}
      background={section.background ?? t.bg}
      style={{ fontFamily: 'Inter', ...section.style }}
    >
      {children}
    </Box>
  )
}

/** Size and corner of a picture that fills the panel: edge to edge, or framed on grey. */
export const fullBleed = (t: Theme, height: number) => ({
  inset: t.framed ? 24 : 0,
  width: t.framed ? panelWidth - 48 : panelWidth,
  height: t.framed ? height - 48 : height,
  radius: t.framed ? 28 : 0,
})

type PictureSectionProps = { t: Theme; height: number; picture: Picture; children: ReactNode }

/** A panel filled by a picture. Children lie on top, absolutely placed or in `Overlay`. */
export function PictureSection({ t, height, picture, children }: PictureSectionProps) {
  const frame = fullBleed(t, height)
  return (
    <Section t={t} height={height} paddingTop={0} paddingBottom={0} paddingX={0}>
      <Pic
        picture={picture}
        width={frame.width}
        height={frame.height}
        radius={frame.radius}
        absolute={{ top: frame.inset, left: frame.inset }}
      />
      {children}
    </Section>
  )
}

type OverlayProps = {
  children: ReactNode
  height: number
  align?: 'flex-start' | 'center' | 'flex-end'
  justify?: 'flex-start' | 'center' | 'flex-end' | 'space-between'
  padding?: string
}

/** A layer over the whole panel with the usual margins. */
export const Overlay = ({ padding = '0 120px', ...layer }: OverlayProps) => (
  <Box
    absolute={{ top: 0, left: 0 }}
    width={panelWidth}
    height={layer.height}
    padding={padding}
    align={layer.align}
    justify={layer.justify ?? 'center'}
  >
    {layer.children}
  </Box>
)

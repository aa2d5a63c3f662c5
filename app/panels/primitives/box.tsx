import type { CSSProperties, ReactNode } from 'react'

type Align = CSSProperties['alignItems']
type Justify = CSSProperties['justifyContent']
/** Any subset of top, right, bottom, left, in px. */
export type Place = { top?: number; right?: number; bottom?: number; left?: number }

export type BoxProps = {
  children?: ReactNode
  row?: boolean
  gap?: number
  /** Px, or CSS shorthand such as `'12px 18px'`. */
  padding?: number | string
  /** A fixed size never shrinks. */
  width?: number
  height?: number
  align?: Align
  justify?: Justify
  /** Both axes centred. */
  centered?: boolean
  grow?: boolean
  marginTop?: number | 'auto'
  marginBottom?: number
  marginLeft?: number | 'auto'
  background?: string
  radius?: number
  /** A full CSS border such as `1px solid #ddd`. */
  border?: string
  shadow?: string
  /** Taken out of the flow; the parent needs `relative`. */
  absolute?: Place
  relative?: boolean
  /** Its name within the panel: a printed page leads there from what has the same `jumpTo`. */
  anchor?: string
  jumpTo?: string
  style?: CSSProperties
}

/** The block everything is made of. Column by default. */
export function Box({ children, ...box }: BoxProps) {
  const style: CSSProperties = {
    display: 'flex',
    boxSizing: 'border-box',
    flexDirection: box.row ? 'row' : 'column',
  }
  if (box.gap !== undefined) style.gap = box.gap
  if (box.padding !== undefined) style.padding = box.padding
  if (box.width !== undefined) Object.assign(style, { width: box.width, flexShrink: 0 })
  if (box.height !== undefined) Object.assign(style, { height: box.height, flexShrink: 0 })
  if (box.centered) Object.assign(style, { alignItems: 'center', justifyContent: 'center' })
  if (box.align) style.alignItems = box.align
  if (box.justify) style.justifyContent = box.justify
  if (box.grow) style.flexGrow = 1
  if (box.marginTop !== undefined) style.marginTop = box.marginTop
  if (box.marginBottom !== undefined) style.marginBottom = box.marginBottom
  if (box.marginLeft !== undefined) style.marginLeft = box.marginLeft
  if (box.background) style.backgroundColor = box.background
  if (box.radius !== undefined) style.borderRadius = box.radius
  if (box.border) style.border = box.border
  if (box.shadow) style.boxShadow = box.shadow
  if (box.absolute) Object.assign(style, { position: 'absolute', ...box.absolute })
  if (box.relative) style.position = 'relative'
  return <div style={{ ...style, ...box.style }}>{children}</div>
}

/** Side by side, vertically centred. */
export const Row = ({ align = 'center', ...box }: Omit<BoxProps, 'row'>) => (
  <Box row align={align} {...box} />
)

/** Below each other. */
export const Stack = (box: Omit<BoxProps, 'row'>) => <Box {...box} />

/** Columns of a grid: side by side, same height, gutter 24. */
export const Columns = ({ gap = 24, align = 'stretch', ...box }: Omit<BoxProps, 'row'>) => (
  <Box row gap={gap} align={align} {...box} />
)

import { Children, type CSSProperties, type ReactNode } from 'react'
import { withoutMarks } from '../tree/marks'

/** Size, line height, tracking, weight. */
const sizes = {
  mega: [96, 96, -4.4, 600],
  display: [72, 76, -3, 600],
  h1: [60, 66, -2.3, 600],
  h2: [52, 58, -1.9, 600],
  h3: [30, 38, -0.8, 600],
  h4: [20, 28, -0.35, 600],
  h5: [17, 26, -0.2, 600],
  lead: [19, 31, -0.15, 400],
  body: [16, 26, -0.05, 400],
  small: [14, 22, 0, 400],
  micro: [12, 16, 0.1, 500],
  price: [54, 58, -2.2, 600],
  stat: [64, 68, -2.6, 600],
} as const

export type TextSize = keyof typeof sizes

type TextProps = {
  children: ReactNode
  size?: TextSize
  /** Words that are set like a title at any size. */
  face?: 'title'
  color: string
  weight?: 400 | 500 | 600 | 700
  align?: 'left' | 'center' | 'right'
  width?: number
  maxWidth?: number
  nowrap?: boolean
  style?: CSSProperties
}

/** Words and numbers in one node: several children would become several flex items. */
const joined = (children: ReactNode) => {
  const parts = Children.toArray(children)
  const plain = parts.every((part) => typeof part === 'string' || typeof part === 'number')
  return plain ? parts.join('') : children
}

/**
 * Whether a text has a word that lines may have no room for: it is broken there. Those of examples are
 * shorter, and lie to the pixel where they lay.
 */
const hasLongWord = (text: ReactNode, fontSize: number) =>
  typeof text === 'string' &&
  withoutMarks(text)
    .split(/[\s-]/)
    .some(({ length }) => length >= 18 || (length >= 13 && length * fontSize > 600))

const justification = { left: 'flex-start', center: 'center', right: 'flex-end' } as const

/** A line or paragraph in one of the sizes of a panel. */
export function Text({ size: name = 'body', align = 'left', ...text }: TextProps) {
  const [fontSize, lineHeight, letterSpacing, weight] = sizes[name]
  const style: CSSProperties = {
    display: 'flex',
    fontSize,
    lineHeight: `${lineHeight}px`,
    letterSpacing,
    fontWeight: text.weight ?? weight,
    color: text.color,
    textAlign: align,
    justifyContent: justification[align],
    textWrap: fontSize >= 19 ? 'balance' : 'pretty',
  }
  const words = joined(text.children)
  const size = text.style?.fontSize ?? fontSize
  if (!text.nowrap && hasLongWord(words, Number(size))) style.wordBreak = 'break-word'
  if (text.width !== undefined) Object.assign(style, { width: text.width, flexShrink: 0 })
  if (text.maxWidth !== undefined) style.maxWidth = text.maxWidth
  if (text.nowrap) Object.assign(style, { whiteSpace: 'nowrap', flexShrink: 0 })
  return <div style={{ ...style, ...text.style }}>{words}</div>
}

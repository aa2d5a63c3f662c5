import type { Theme } from '../../../color/theme'
import { Box } from '../../../primitives'

/** Invented tools on a 28 grid: one even-odd path each, so that it takes any color. */
const marks = {
  ring: 'M14 2a12 12 0 1 0 0 24a12 12 0 1 0 0-24ZM14 9a5 5 0 1 1 0 10a5 5 0 1 1 0-10Z',
  petals:
    'M13 13C6 13 2 9 2 2C9 2 13 6 13 13ZM15 13C15 6 19 2 26 2C26 9 22 13 15 13ZM15 15C22 15 26 19 26 26C19 26 15 22 15 15ZM13 15C13 22 9 26 2 26C2 19 6 15 13 15Z',
  bars: 'M3 15H9V25H3ZM11 9H17V25H11ZM19 3H25V25H19Z',
  bolt: 'M17 1L4 16H12L10 27L24 11H15Z',
  drop: 'M14 1.500C18 8 23 12 23 17.500A9 9 0 0 1 5 17.500C5 12 10 8 14 1.500Z',
  peaks: 'M1 24L10 7L15 16L18 11L27 24Z',
  stack: 'M14 2L26 8.500L14 15L2 8.500ZM2 14L14 20.500L26 14V18.500L14 25L2 18.500Z',
  moon: 'M18 2.500A12 12 0 1 0 25.500 18A10 10 0 0 1 18 2.500Z',
} as const

export type ToolMarkName = keyof typeof marks

type ToolMarkProps = { t: Theme; mark: ToolMarkName; size: number; at: number }

/** The mark of a tool on a tile; the colors of the brand take turns. */
export function ToolMark({ t, mark, size, at }: ToolMarkProps) {
  const looks: [ground: string, color: string][] = [
    [t.deep, t.onDeep],
    [t.tint, t.onTint],
    [t.badge, t.onBadge],
  ]
  const [ground, color] = looks[at % looks.length] ?? ['', '']
  const inner = Math.round(size * 0.5)
  return (
    <Box centered width={size} height={size} radius={Math.round(size * 0.27)} background={ground}>
      <svg width={inner} height={inner} viewBox="0 0 28 28" style={{ flexShrink: 0 }}>
        <path d={marks[mark]} fill={color} fillRule="evenodd" />
      </svg>
    </Box>
  )
}

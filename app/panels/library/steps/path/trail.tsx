import type { Theme } from '../../../color/theme'
import { smooth } from '../../../pictures/curves'
import { mix } from '../../../primitives'

type Point = [number, number]

type TrailProps = { t: Theme; points: Point[]; width: number; height: number }

/** A trail from edge to edge, with the ground below it and hills behind. */
export function Trail({ t, points, width, height }: TrailProps) {
  const [first = [0, 0], last = [0, 0]] = [points[0], points.at(-1)]
  const line = smooth([[-40, first[1] + 26], ...points, [width + 40, last[1] - 34]])
  const far: Point[] = [
    [-20, 210],
    [180, 120],
    [400, 190],
    [640, 96],
    [860, 150],
    [1020, 70],
    [1220, 150],
  ]
  const shade = (share: number) => mix(t.tint, t.mark, share)
  const [high, low] = [shade(t.dark ? 0.16 : 0.1), shade(t.dark ? 0.34 : 0.3)]
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      style={{ position: 'absolute', top: 0, left: 0 }}
    >
      <defs>
        <linearGradient id="far" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={high} />
          <stop offset="1" stopColor={t.tint} />
        </linearGradient>
        <linearGradient id="ground" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={low} />
          <stop offset="1" stopColor={high} />
        </linearGradient>
      </defs>
      <circle cx={last[0] + 118} cy={78} r={46} fill={t.accent} fillOpacity={0.28} />
      <circle cx={last[0] + 118} cy={78} r={30} fill={t.accent} fillOpacity={0.5} />
      <path d={`${smooth(far)}V${height}H-20Z`} fill="url(#far)" />
      <path d={`${line}V${height}H-40Z`} fill="url(#ground)" />
      <path d={line} fill="none" stroke={t.mono ? t.ink : t.accent} strokeWidth={4} />
      <path
        d={line}
        fill="none"
        stroke={t.bg}
        strokeWidth={1.5}
        strokeDasharray="2 12"
        strokeLinecap="round"
      />
    </svg>
  )
}

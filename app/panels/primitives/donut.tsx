type DonutProps = {
  size: number
  /** Shares that add up to at most 1. */
  values: readonly number[]
  colors: readonly string[]
  /** Colour of the ring below. */
  track: string
  stroke?: number
}

/** A ring chart with round ends. */
export function Donut({ size, values, colors, track, stroke = 16 }: DonutProps) {
  const radius = (size - stroke) / 2
  const circumference = 2 * Math.PI * radius
  const middle = size / 2
  const ring = { cx: middle, cy: middle, r: radius, fill: 'none', strokeWidth: stroke }
  return (
    <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`}>
      <circle {...ring} stroke={track} />
      {values.map((share, i) => {
        const before = values.slice(0, i).reduce((sum, value) => sum + value, 0)
        const length = Math.max(0, circumference * share - stroke * 0.9).toFixed(1)
        return (
          <circle
            key={`${i}`}
            {...ring}
            stroke={colors[i]}
            strokeLinecap="round"
            strokeDasharray={`${length} ${circumference.toFixed(1)}`}
            transform={`rotate(${(before * 360 - 82).toFixed(1)} ${middle} ${middle})`}
          />
        )
      })}
    </svg>
  )
}

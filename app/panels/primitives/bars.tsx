type BarsProps = {
  width: number
  height: number
  values: readonly number[]
  color: string
  /** Index of the bar that is painted in `highlightColor`. */
  highlight?: number
  highlightColor?: string
  gap?: number
  radius?: number
}

/** A bar chart without axes; put labels below it as text. */
export function Bars({ width, height, values, color, gap = 10, radius = 5, ...chart }: BarsProps) {
  const bar = (width - gap * (values.length - 1)) / values.length
  const highest = Math.max(...values)
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      {values.map((value, i) => (
        <rect
          key={`${i}`}
          x={(i * (bar + gap)).toFixed(2)}
          y={(height - (height * value) / highest).toFixed(2)}
          width={bar.toFixed(2)}
          height={((height * value) / highest).toFixed(2)}
          rx={radius}
          fill={i === chart.highlight ? (chart.highlightColor ?? color) : color}
        />
      ))}
    </svg>
  )
}

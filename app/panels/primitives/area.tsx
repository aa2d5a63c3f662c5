import { plot } from './curve'

type AreaProps = {
  width: number
  height: number
  points: readonly number[]
  color: string
  /** A second, dotted series. */
  compare?: { points: readonly number[]; color: string }
  /** Colour of dashed lines across. */
  grid?: string
  /** Index of a point to mark. */
  marker?: number
  /** Opacity of the filling under the line; 0 leaves a plain line. */
  fill?: number
  stroke?: number
}

const gridLines = [0.04, 0.35, 0.66, 0.97]

/** An area chart. */
export function Area({
  width,
  height,
  points,
  color,
  fill = 0.22,
  stroke = 3,
  ...chart
}: AreaProps) {
  const { compare, grid, marker } = chart
  const highest = Math.max(...points, ...(compare?.points ?? []))
  const series = plot(points, width, height, highest)
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <defs>
        <linearGradient id="fill" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={color} stopOpacity={fill} />
          <stop offset="1" stopColor={color} stopOpacity="0" />
        </linearGradient>
      </defs>
      {grid &&
        gridLines.map((at) => (
          <path key={at} d={`M0 ${at * height}H${width}`} stroke={grid} strokeDasharray="3 5" />
        ))}
      {fill > 0 && <path d={`${series.path}V${height}H0Z`} fill="url(#fill)" />}
      {compare && (
        <path
          d={plot(compare.points, width, height, highest).path}
          fill="none"
          stroke={compare.color}
          strokeWidth={stroke}
          strokeDasharray="1 7"
          strokeLinecap="round"
        />
      )}
      <path d={series.path} fill="none" stroke={color} strokeWidth={stroke} strokeLinecap="round" />
      {marker !== undefined && (
        <g>
          <path
            d={`M${series.x(marker)} ${series.y(marker)}V${height}`}
            stroke={color}
            strokeWidth="1.5"
            strokeDasharray="3 4"
          />
          <circle
            cx={series.x(marker)}
            cy={series.y(marker)}
            r="6.5"
            fill={color}
            stroke="#fff"
            strokeWidth="3"
          />
        </g>
      )}
    </svg>
  )
}

type LineProps = Omit<AreaProps, 'fill'>

/** A line chart or sparkline: an area chart without the filling. */
export const Line = (chart: LineProps) => <Area {...chart} fill={0} />

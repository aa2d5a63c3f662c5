import type { Chart, Drawing } from '~/features/statistics/chart'

/** A chart as the server has worked it out, in the width that fits. */
export const ChartPicture = ({ chart: { name, wide, narrow } }: { chart: Chart }) => (
  <>
    <Picture name={name} drawing={wide} className="stat-chart stat-chart-wide" />
    <Picture name={name} drawing={narrow} className="stat-chart stat-chart-narrow" />
  </>
)

function Picture({
  name,
  drawing,
  className,
}: {
  name: string
  drawing: Drawing
  className: string
}) {
  const { width, height, left, right, ticks, labels, bars, line, dots, words } = drawing
  return (
    <svg
      className={className}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={name}
    >
      {ticks.map(({ y, text }, i) => (
        <g key={text}>
          <line
            x1={left}
            x2={right}
            y1={y}
            y2={y}
            className={i === 0 ? 'stat-base' : 'stat-grid'}
          />
          <text x={left - 8} y={y + 4} textAnchor="end" className="stat-scale">
            {text}
          </text>
        </g>
      ))}
      {ticks.length === 0 && <line x1={left} x2={left} y1={0} y2={height} className="stat-base" />}
      {bars.map((bar) => (
        <rect
          key={`${bar.x} ${bar.y} ${bar.hatched}`}
          x={bar.hatched ? bar.x + 0.75 : bar.x}
          y={bar.hatched ? bar.y + 0.75 : bar.y}
          width={Math.max(0, bar.hatched ? bar.width - 1.5 : bar.width)}
          height={Math.max(0, bar.hatched ? bar.height - 0.75 : bar.height)}
          className={bar.hatched ? 'stat-hatch' : 'stat-solid'}
        />
      ))}
      {line && <path d={line} className="stat-line" />}
      {dots.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="3.5" className="stat-dot" />
      ))}
      {words.map(({ x, y, text, anchor }) => (
        <text key={`${x} ${y}`} x={x} y={y} textAnchor={anchor} className="stat-word">
          {text}
        </text>
      ))}
      {labels.map(({ x, text }) => (
        <text key={x} x={x} y={height - 8} textAnchor="middle" className="stat-scale">
          {text}
        </text>
      ))}
    </svg>
  )
}

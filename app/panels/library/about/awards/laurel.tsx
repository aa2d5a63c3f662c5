type LaurelProps = { color: string; size: number; mirror?: boolean }

const leaf = 'M0 0C5 -9 17 -10 26 -3C18 5 7 7 0 0Z'
const leaves = [0, 1, 2, 3, 4, 5]

/** Half a wreath, open to the right; mirrored, to the left. */
export const Laurel = ({ color, size, mirror = false }: LaurelProps) => (
  <svg width={size * 0.5} height={size} viewBox="0 0 60 120" style={{ flexShrink: 0 }}>
    <g transform={mirror ? 'translate(60 0) scale(-1 1)' : 'translate(0 0)'}>
      <path
        d="M56 112C24 104 10 80 12 54C13 36 22 20 36 10"
        fill="none"
        stroke={color}
        strokeWidth="2"
        strokeLinecap="round"
      />
      {leaves.map((i) => {
        const angle = 112 + i * 23
        const [x, y] = [
          60 + 48 * Math.cos((angle * Math.PI) / 180),
          62 + 50 * Math.sin((angle * Math.PI) / 180),
        ]
        return (
          <g key={i} fill={color}>
            <path
              d={leaf}
              transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle + 118}) scale(.86)`}
            />
            <path
              d={leaf}
              transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle + 46}) scale(.7 -.7)`}
            />
          </g>
        )
      })}
    </g>
  </svg>
)

const strokes = [
  'M10 52C16 20 36 2 44 12C52 24 28 62 16 58C22 42 52 30 70 36',
  'M62 48C68 36 78 34 77 43C76 52 86 42 92 37C93 48 100 44 106 37C108 48 116 45 124 35C128 48 138 45 146 37C156 46 170 43 184 37C202 32 220 40 244 24',
  'M34 68C94 57 164 56 228 63',
]

/** A name written fast with a broad pen. */
export const Flourish = ({ color, width }: { color: string; width: number }) => (
  <svg width={width} height={width * 0.29} viewBox="0 0 260 76" style={{ flexShrink: 0 }}>
    {strokes.map((d) => (
      <path
        key={d}
        d={d}
        fill="none"
        stroke={color}
        strokeWidth="3.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    ))}
  </svg>
)

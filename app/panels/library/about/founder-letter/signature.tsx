const strokes = [
  'M10 46C26 10 50 2 44 26C40 44 18 56 22 42C28 26 58 18 64 34C67 42 74 36 82 26',
  'M82 26C90 18 90 42 100 38C112 32 112 20 124 22C134 25 124 44 140 40C154 36 158 22 172 27',
  'M172 27C184 32 178 44 194 38C210 32 222 22 246 18',
  'M58 54C104 46 160 45 222 50',
]

/** A name written with a pen, in a hand that nobody reads: it may be anybody's. */
export const Signature = ({ color, width }: { color: string; width: number }) => (
  <svg width={width} height={width * 0.26} viewBox="0 0 256 66" style={{ flexShrink: 0 }}>
    {strokes.map((d) => (
      <path
        key={d}
        d={d}
        fill="none"
        stroke={color}
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    ))}
  </svg>
)

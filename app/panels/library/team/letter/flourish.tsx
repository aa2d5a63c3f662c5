const strokes = [
  'M6 22C22 8 58 4 88 12M46 10C40 28 34 44 20 56C12 62 4 58 8 50',
  'M62 40C54 38 50 50 58 54C68 54 70 40 62 40C66 46 76 46 84 42C84 48 82 52 84 54C88 46 94 40 100 42C98 50 98 54 106 52C112 50 108 42 102 46C104 54 114 54 120 48',
  'M142 10C138 26 136 44 132 56M138 12C160 4 172 16 146 30C174 30 166 58 132 52',
  'M176 44C188 40 182 34 178 42C176 54 190 54 198 42C198 48 196 52 198 54C202 46 206 42 212 42C212 52 222 54 226 44C220 38 214 52 224 52C232 50 232 42 230 42C232 58 226 74 216 70C212 62 236 54 256 46',
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

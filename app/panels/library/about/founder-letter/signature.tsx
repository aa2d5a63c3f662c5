const strokes = [
  'M22 46C6 52 2 24 24 12C46 2 58 22 46 42C38 56 24 58 22 46C20 30 44 22 58 30',
  'M58 42C62 32 68 30 70 36C68 44 66 46 72 40C76 34 82 32 84 36',
  'M96 8C90 22 86 40 92 44C98 46 104 36 106 32C100 30 98 44 106 44C112 44 116 36 118 32C116 40 116 46 124 42',
  'M146 12C142 26 138 44 134 60M136 14C152 6 178 6 182 12M140 34C150 28 160 28 166 30',
  'M170 32C168 40 170 46 176 42C180 38 184 32 186 32C186 40 184 44 188 38C194 28 200 30 198 40C202 46 212 38 216 34C210 32 206 46 216 44C222 44 226 20 230 10C224 26 222 44 226 44C230 44 232 34 240 34C242 40 238 46 250 42',
]

/** A name written with a pen. */
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

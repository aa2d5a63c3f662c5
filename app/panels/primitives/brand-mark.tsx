type MarkColors = { main: string; second: string; cut: string }

const Circles = ({ main, second }: MarkColors) => (
  <g>
    <circle cx="12" cy="16" r="10" fill={main} />
    <circle cx="21" cy="16" r="9" fill={second} fillOpacity=".92" />
  </g>
)

const Leaf = ({ main, second }: MarkColors) => (
  <g>
    <path d="M16 2C24 6 29 12 29 19A13 11 0 0 1 16 30Z" fill={main} />
    <path d="M16 2C8 6 3 12 3 19A13 11 0 0 0 16 30Z" fill={second} />
  </g>
)

const Tile = ({ main, cut }: MarkColors) => (
  <g>
    <rect x="2" y="2" width="28" height="28" rx="9" fill={main} />
    <path d="M9 22V16A7 7 0 0 1 23 16V22" fill="none" stroke={cut} strokeWidth="3.4" />
  </g>
)

const Quarters = ({ main, second }: MarkColors) => (
  <g>
    <path d="M3 3H16V16H3Z" fill={main} />
    <path d="M16 3A13 13 0 0 1 29 16H16Z" fill={second} />
    <path d="M3 16H16V29A13 13 0 0 1 3 16Z" fill={second} />
    <path d="M16 16H29V29H16Z" fill={main} />
  </g>
)

const marks = [Tile, Circles, Leaf, Quarters]

/** The same name always gets the same mark. */
function markFor(name: string) {
  let sum = 0
  for (const char of name) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 9973
  return marks[sum % marks.length] ?? Tile
}

type BrandMarkProps = MarkColors & { name: string; size: number }

/** A drawn sign for brands without a logo. */
export const BrandMark = ({ name, size, ...colors }: BrandMarkProps) => (
  <svg width={size} height={size} viewBox="0 0 32 32" style={{ flexShrink: 0 }}>
    {markFor(name)(colors)}
  </svg>
)

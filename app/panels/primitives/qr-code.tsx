const cells = 25
const finders = [
  [0, 0],
  [18, 0],
  [0, 18],
] as const

const inFinder = (x: number, y: number) =>
  finders.some(([fx, fy]) => x >= fx - 1 && x <= fx + 7 && y >= fy - 1 && y <= fy + 7)

/** One path of squares: scattered, but the same each time. */
function pattern(): string {
  let path = ''
  let state = 41
  for (let y = 0; y < cells; y++) {
    for (let x = 0; x < cells; x++) {
      state = (state * 1103515245 + 12345) % 2147483648
      const filled = (state >> 16) % 100 < 48
      if (filled && !inFinder(x, y)) path += `M${x} ${y}h1v1h-1z`
    }
  }
  const rings = finders.map(
    ([x, y]) => `M${x} ${y}h7v7h-7zM${x + 1} ${y + 1}v5h5v-5zM${x + 2} ${y + 2}h3v3h-3z`,
  )
  return path + rings.join('')
}

/** A code as it looks; it leads nowhere. */
export const QrCode = ({ size, color = '#14161c' }: { size: number; color?: string }) => (
  <svg width={size} height={size} viewBox={`0 0 ${cells} ${cells}`}>
    <path d={pattern()} fill={color} fillRule="evenodd" />
  </svg>
)

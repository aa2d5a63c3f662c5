import { letters, type Point } from './letters'
import { type Random, randomOf } from './random.server'

/** The size of the picture in pixels. */
const width = 280
const height = 88

/** Length of the pieces that all lines are cut into, in pixels. */
const piece = 5

type Line = Point[]

/**
 * Picture of some letters as SVG. Letters and noise are cut into pieces of one length and mixed, so that no
 * element is a letter and nothing tells them apart.
 */
export function drawCaptcha(id: string, text: string): string {
  const random = randomOf('picture', id)
  const warp = warper(random)
  const all = [...text].flatMap((letter, at) => letterLines(letter, at, text.length, random))
  all.push(sweep(random))
  for (let n = 0; n < 8; n += 1) all.push(scratch(random))
  const pieces = random.shuffle(all.flatMap(cut).map((line) => line.map(warp)))
  const d = pieces.map((line) => `M${line.map(write).join('L')}`).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#f4f6f8"/>` +
    `<path d="${d}" fill="none" stroke="#132d3d" stroke-width="3.4" stroke-linecap="round"/></svg>`
  )
}

const write = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`

/** One letter: turned, leaning, of its own size and a little off its place. */
function letterLines(letter: string, at: number, of: number, random: Random): Line[] {
  const turn = random.between(-0.2, 0.2)
  const lean = random.between(-0.12, 0.12)
  const size = random.between(9.4, 10.6)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const cx = 24 + ((at + 0.5) * (width - 48)) / of + random.between(-4, 4)
  const cy = height / 2 + random.between(-4, 4)
  return (letters[letter] ?? []).map((line) =>
    line.map(([gx, gy]) => {
      const y = (gy - 3) * size
      const x = (gx - 2) * size * 0.92 + y * lean
      return [cx + x * cos - y * sin, cy + x * sin + y * cos] as const
    }),
  )
}

/** A wave across the whole picture, along the heads or the feet of the letters: people read these. */
function sweep(random: Random): Line {
  const edge = random.pick([14, height - 14])
  const [from, to] = [edge + random.between(-6, 6), edge + random.between(-6, 6)]
  const swing = random.between(-6, 6)
  return Array.from({ length: 25 }, (_, n) => {
    const t = n / 24
    return [t * width, from + (to - from) * t + swing * Math.sin(t * Math.PI * 2)] as const
  })
}

/** A short line anywhere. */
function scratch(random: Random): Line {
  const [x, y] = [random.between(0, width), random.between(0, height)]
  const angle = random.between(0, Math.PI * 2)
  const length = random.between(4, 10)
  return [
    [x, y],
    [x + Math.cos(angle) * length, y + Math.sin(angle) * length],
  ]
}

/** Bends the whole plane in two waves. */
function warper(random: Random): (point: Point) => Point {
  const waves = [0, 1].map(() => ({
    high: random.between(1.2, 2.4),
    long: random.between(45, 80),
    shift: random.between(0, 7),
  }))
  return ([x, y]) => {
    const [across, down] = waves as [(typeof waves)[number], (typeof waves)[number]]
    return [
      x + across.high * Math.sin(y / (across.long / 5) + across.shift),
      y + down.high * Math.sin(x / (down.long / 5) + down.shift),
    ]
  }
}

/** A line as pieces of about `piece` pixels. */
function cut(line: Line): Line[] {
  return line.slice(1).flatMap((end, index) => {
    const start = line[index] as Point
    const [dx, dy] = [end[0] - start[0], end[1] - start[1]]
    const steps = Math.max(1, Math.round(Math.hypot(dx, dy) / piece))
    const point = (n: number): Point => [start[0] + (dx * n) / steps, start[1] + (dy * n) / steps]
    return Array.from({ length: steps }, (_, n) => [point(n), point(n + 1)])
  })
}

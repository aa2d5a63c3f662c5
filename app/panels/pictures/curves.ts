import { round } from './svg'

type Point = readonly [number, number]

/** A soft line through all points. */
export function smooth(points: readonly Point[]): string {
  const at = (i: number) => points[Math.min(Math.max(i, 0), points.length - 1)] ?? [0, 0]
  const [startX, startY] = at(0)
  let d = `M${round(startX)} ${round(startY)}`
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const c1 = `${round(b[0] + (c[0] - a[0]) / 6)} ${round(b[1] + (c[1] - a[1]) / 6)}`
    const c2 = `${round(c[0] - (e[0] - b[0]) / 6)} ${round(c[1] - (e[1] - b[1]) / 6)}`
    d += `C${c1} ${c2} ${round(c[0])} ${round(c[1])}`
  }
  return d
}

/** The skyline of a hill: three waves, `height` tall, `frequency` per width. */
export function ridge(
  width: number,
  { y, height, frequency, phase }: { y: number; height: number; frequency: number; phase: number },
): string {
  const points = Array.from({ length: 15 }, (_, i): Point => {
    const x = i / 14
    const wave =
      Math.sin(x * frequency + phase) * 0.6 +
      Math.sin(x * frequency * 2.3 + phase * 1.7) * 0.28 +
      Math.sin(x * frequency * 4.1 + phase * 2.9) * 0.12
    return [-20 + x * (width + 40), y - height * wave]
  })
  return smooth(points)
}

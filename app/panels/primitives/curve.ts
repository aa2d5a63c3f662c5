/** Maps a series into a box: x across the width, y from the bottom, a little room on top. */
export function plot(points: readonly number[], width: number, height: number, highest: number) {
  const x = (i: number) => (i / (points.length - 1)) * width
  const y = (i: number) => height - 6 - ((points[i] ?? 0) / highest) * (height - 18)
  return { x, y, path: curvePath(points.length, x, y) }
}

/** Smooth line with horizontal tangents at every point. */
function curvePath(count: number, x: (i: number) => number, y: (i: number) => number): string {
  let d = `M0 ${y(0).toFixed(1)}`
  for (let i = 0; i < count - 1; i++) {
    const middle = ((x(i) + x(i + 1)) / 2).toFixed(1)
    d += `C${middle} ${y(i).toFixed(1)} ${middle} ${y(i + 1).toFixed(1)} ${x(i + 1).toFixed(1)} ${y(i + 1).toFixed(1)}`
  }
  return d
}

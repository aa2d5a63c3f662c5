/** Points in a picture, in ten-thousandths from its left and its top. Pure. */

export type Point = { x: number; y: number }

/** Most pins of one picture. */
export const mostPins = 100

/** How wide a picture is shown, by the room there is for it, in CSS pixels; see picture-pins.css. */
export const shownWidths = [280, 320, 440, 640] as const

const whole = 10_000
const within = (part: number) => Math.min(whole, Math.max(0, Math.round(part * whole)))

/** The point at two parts of a picture, each from 0 to 1; what lies outside counts as its edge. */
export const pointAt = (left: number, top: number): Point => ({ x: within(left), y: within(top) })

/** The point that stored values say; null for none. */
export function pointIn(x: unknown, y: unknown): Point | null {
  const point = { x: Number(x), y: Number(y) }
  const given = [x, y].every((one) => one !== undefined && one !== '')
  return given && Object.values(point).every((one) => one >= 0 && one <= whole) ? point : null
}

/**
 * The point that was pressed in a picture: `at640.x` and `at640.y` are pixels of it shown 640 wide.
 *
 * @param size of the picture, in any unit; null when none of the names says a press
 */
export function pressedIn(
  names: Iterable<readonly [string, unknown]>,
  size: { width: number; height: number },
): Point | null {
  const found = Object.fromEntries(names)
  for (const [name, value] of Object.entries(found)) {
    const width = Number(/^at([1-9]\d{0,3})\.x$/.exec(name)?.[1])
    if (!width) continue
    const [x, y] = [Number(value), Number(found[`at${width}.y`])]
    const height = (width * size.height) / size.width
    if (Number.isFinite(x) && Number.isFinite(y)) return pointAt(x / width, y / height)
  }
  return null
}

/** The point that figures in percent say; null for what are none from 0 to 100. */
export function pointOfFigures(x: string, y: string): Point | null {
  const parts = [x, y].map((one) => (/^\d{1,3}([.,]\d{1,2})?$/.test(one.trim()) ? one : null))
  const [left, top] = parts.map((one) => Number(one?.replace(',', '.') ?? Number.NaN) / 100)
  if (left === undefined || top === undefined || !(left <= 1 && top <= 1)) return null
  return pointAt(left, top)
}

/** A part of a picture in percent, as a figure that people read. */
export const percent = (part: number): string => String(part / 100)

/** A point on the grid of a letter: x 0 to 4, y 0 to 6 downwards. */
export type Point = readonly [x: number, y: number]

const lines = (text: string): Point[][] =>
  text.split('|').map((line) => line.split(' ').map((p) => [Number(p[0]), Number(p[1])] as const))

/**
 * The letters of the picture as pen strokes (`|` lifts the pen). Those that are easily taken for
 * one another (0 and O, 1 and I, J and 7, U and V …) are left out.
 */
export const letters: Readonly<Record<string, Point[][]>> = {
  A: lines('06 20 46|14 34'),
  C: lines('41 30 20 10 01 03 05 16 26 36 45'),
  E: lines('40 00 06 46|03 33'),
  H: lines('00 06|40 46|03 43'),
  K: lines('00 06|40 03 46'),
  L: lines('00 06 46'),
  M: lines('06 00 23 40 46'),
  N: lines('06 00 46 40'),
  P: lines('06 00 20 30 41 42 33 23 03'),
  R: lines('06 00 20 30 41 42 33 23 03|23 46'),
  T: lines('00 40|20 26'),
  U: lines('00 04 05 16 26 36 45 44 40'),
  X: lines('00 46|40 06'),
  Y: lines('00 23 40|23 26'),
  3: lines('01 10 30 41 42 33 13|33 44 45 36 16 05'),
  4: lines('36 30 04 44'),
  7: lines('00 40 16'),
}

export const letterNames = Object.keys(letters)

/** A chart as it is drawn: all of it is worked out on the server. Lengths in pixels. */
export type Drawing = {
  width: number
  height: number
  /** Left and right end of the scale's lines. */
  left: number
  right: number
  ticks: { y: number; text: string }[]
  labels: { x: number; text: string }[]
  bars: { x: number; y: number; width: number; height: number; hatched: boolean }[]
  line: string | null
  dots: { x: number; y: number }[]
  words: { x: number; y: number; text: string; anchor: 'start' | 'middle' | 'end' }[]
}

/** A chart in two widths, so that its words are never scaled: beside another one, and on a phone. */
export type Chart = { name: string; wide: Drawing; narrow: Drawing }

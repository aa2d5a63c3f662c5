import { scaleBand, scaleLinear, scalePoint } from 'd3-scale'
import { line } from 'd3-shape'
import type { Chart, Drawing } from './chart'

const height = 168
const top = 22
const base = 140

type Given = {
  /** Said of the chart as a whole. */
  name: string
  /** Under each bar or point. */
  labels: readonly string[]
  /** How a value of the scale is written. */
  text?: (value: number) => string
}

/** Bars beside each other, one for each series; of a single series each says its value where there is room. */
export const drawBars = (given: Given & { series: readonly (readonly number[])[] }): Chart =>
  inBoth(given.name, (width) => barsOf(given, width))

/** A line through the values, broken where there is none; its first and last point say theirs. */
export const drawLine = (given: Given & { values: readonly (number | null)[] }): Chart =>
  inBoth(given.name, (width) => lineOf(given, width))

/** Bars that lie: one for each row, with its label before and its words behind it. */
export const drawRows = (
  name: string,
  rows: readonly { label: string; value: number; words: string }[],
): Chart =>
  inBoth(name, (width) => {
    const left = 96
    const most = Math.max(1, ...rows.map(({ value }) => value))
    const x = scaleLinear([0, most], [0, width - left - 100])
    const middle = (i: number) => 20 + i * 34
    return {
      ...blank(width, rows.length * 34 + 12, left),
      bars: rows.map(({ value }, i) => ({
        x: left,
        y: middle(i) - 9,
        width: rounded(x(value)),
        height: 18,
        hatched: false,
      })),
      words: rows.flatMap(({ label, value, words }, i) => [
        { x: 0, y: middle(i) + 4, text: label, anchor: 'start' as const },
        {
          x: left + rounded(x(value)) + 8,
          y: middle(i) + 4,
          text: words,
          anchor: 'start' as const,
        },
      ]),
    }
  })

const inBoth = (name: string, draw: (width: number) => Drawing): Chart => ({
  name,
  wide: draw(547),
  narrow: draw(358),
})

const blank = (width: number, tall: number, left: number): Drawing => ({
  width,
  height: tall,
  left,
  right: width,
  ticks: [],
  labels: [],
  bars: [],
  line: null,
  dots: [],
  words: [],
})

function barsOf(
  { series, labels, text = String }: Parameters<typeof drawBars>[0],
  width: number,
): Drawing {
  const { y, left, ticks } = scaleFor(series.flat(), text)
  const places = labels.map((_, i) => i)
  const band = scaleBand(places, [left, width]).paddingInner(0.42).paddingOuter(0.25)
  const inner = scaleBand(
    series.map((_, i) => i),
    [0, band.bandwidth()],
  ).paddingInner(series.length > 1 ? 0.08 : 0)
  const at = (i: number) => band(i) ?? 0
  const [single] = series
  const roomy = series.length === 1 && band.step() >= 26
  return {
    ...blank(width, height, left),
    ticks,
    labels: spread(labels, band.step(), (i) => at(i) + band.bandwidth() / 2),
    bars: series.flatMap((values, s) =>
      values.map((value, i) => ({
        x: rounded(at(i) + (inner(s) ?? 0)),
        y: rounded(y(value)),
        width: rounded(inner.bandwidth()),
        height: rounded(base - y(value)),
        hatched: s > 0,
      })),
    ),
    words:
      roomy && single
        ? single.map((value, i) => ({
            x: rounded(at(i) + band.bandwidth() / 2),
            y: rounded(y(value)) - 6,
            text: text(value),
            anchor: 'middle' as const,
          }))
        : [],
  }
}

function lineOf(
  { values, labels, text = String }: Parameters<typeof drawLine>[0],
  width: number,
): Drawing {
  const known = values.filter((value) => value !== null)
  const { y, left, ticks } = scaleFor(known, text)
  const places = values.map((_, i) => i)
  const longest = text(known.at(-1) ?? 0).length
  const x = scalePoint(places, [left + 14, width - 16 - longest * 7])
  const at = (i: number) => rounded(x(i) ?? left)
  const points = values.flatMap((value, i) => (value === null ? [] : [{ i, value }]))
  const [first, last] = [points[0], points.at(-1)]
  const path = line<number | null>()
    .defined((value) => value !== null)
    .x((_, i) => at(i))
    .y((value) => rounded(y(value ?? 0)))
  return {
    ...blank(width, height, left),
    ticks,
    labels: spread(labels, x.step() || width, at),
    line: path(values as (number | null)[]),
    dots:
      points.length > 60 ? [] : points.map(({ i, value }) => ({ x: at(i), y: rounded(y(value)) })),
    words: [
      ...(first && first !== last
        ? [
            {
              x: at(first.i),
              y: rounded(y(first.value)) - 10,
              text: text(first.value),
              anchor: 'middle' as const,
            },
          ]
        : []),
      ...(last
        ? [
            {
              x: at(last.i) + 9,
              // Keeps the label of a low value above the foot line, not across it.
              y: Math.min(rounded(y(last.value)) + 4, rounded(y(0)) - 4),
              text: text(last.value),
              anchor: 'start' as const,
            },
          ]
        : []),
    ],
  }
}

/** The scale of the values from zero, and its lines, with room for their words before it. */
function scaleFor(values: readonly number[], text: (value: number) => string) {
  const y = scaleLinear([0, Math.max(1, ...values)], [base, top]).nice(4)
  const steps = y.ticks(4)
  const shown = values.every(Number.isInteger) ? steps.filter(Number.isInteger) : steps
  const ticks = shown.map((value) => ({ y: rounded(y(value)), text: text(value) }))
  const left = 12 + Math.max(...ticks.map((tick) => tick.text.length)) * 7
  return { y, left, ticks }
}

/** The labels that have room beside each other. */
function spread(labels: readonly string[], step: number, at: (i: number) => number) {
  const wide = Math.max(1, ...labels.map((label) => label.length)) * 6.6 + 10
  const every = Math.max(1, Math.ceil(wide / step))
  return labels.flatMap((text, i) => (i % every === 0 ? [{ x: rounded(at(i)), text }] : []))
}

const rounded = (length: number) => Math.round(length * 10) / 10

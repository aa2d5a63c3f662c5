import type { Chart } from './chart'

/** Columns of a file, under their heads: with its unit, a number is a number. */
export type Filed = readonly (readonly [head: string, value: number | string | null])[]

/** A figure as it is read, the address of the rows behind it, and what a file has of it. */
export type Cell = { text: string; to?: string | null; muted?: boolean; filed: Filed }

/** Bar beside a row: its length and the position of the promise, 0 to 1. */
export type Meter = { reach: number; promised: number | null; over: boolean }

/** A line of a table; on a phone `short` is at its end instead of the figures. */
export type SheetRow = {
  label: Cell
  /** Person it belongs to, if any. */
  person?: { name: string; avatar: string | null } | null
  cells: Cell[]
  meter?: Meter
  short?: [string, string]
}

/** A chart with the table of the same figures under it. */
export type Part = {
  id: string
  title: string
  /** Unit into which the days are grouped, or another word beside the title. */
  note: string
  legend: string[]
  chart: Chart | null
  /** One that is empty shares the head of the one before. */
  columns: string[]
  /** Column whose cells have a bar. */
  meterColumn?: { index: number; note: string }
  rows: SheetRow[]
  total: SheetRow | null
  /** Said where there is no row. */
  none: string
  wide?: boolean
}

/** One of the figures on top; `earlier` is what a file has of the days before. */
export type Figure = {
  label: string
  text: string
  to: string | null
  note: string
  filed: Filed
  earlier: Filed
}

/** Data of a statistics screen and of its files. */
export type Sheet = {
  figures: Figure[]
  /** Remarks on unexpected parts of the figures, and on omissions. */
  remarks: string[]
  parts: Part[]
}

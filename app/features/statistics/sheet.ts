import type { Chart } from './chart'

/** A figure as it is read, and the address of the rows behind it. */
export type Cell = { text: string; to?: string | null; muted?: boolean }

/** A bar beside a row: how far it reaches and where the promise stands, 0 to 1. */
export type Meter = { reach: number; promised: number | null; over: boolean }

/** A line of a table; on a phone `short` stands at its end instead of the figures. */
export type SheetRow = {
  label: Cell
  /** Whose it is, where it is a person's. */
  person?: { name: string; avatar: string | null } | null
  cells: Cell[]
  meter?: Meter
  short?: [string, string]
}

/** A chart with the table of the same figures under it. */
export type Part = {
  id: string
  title: string
  /** What the days are gathered into, or another word beside the title. */
  note: string
  legend: string[]
  chart: Chart | null
  columns: string[]
  /** Of the column whose cells have a bar. */
  meterColumn?: { index: number; note: string }
  rows: SheetRow[]
  total: SheetRow | null
  /** Said where there is no row. */
  none: string
  wide?: boolean
}

/** One of the figures on top. */
export type Figure = { label: string; text: string; to: string | null; note: string }

/** What a screen of the statistics shows, and its file holds. */
export type Sheet = { figures: Figure[]; parts: Part[] }

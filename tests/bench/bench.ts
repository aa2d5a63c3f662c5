import type { Browser } from '@playwright/test'
import type { Row } from './report'

export type Bench = {
  /** Address of the running production server. */
  url: string
  /** Of the server. */
  pid: number
  browser: Browser
}

export type Measure = (bench: Bench) => Promise<Row[]>

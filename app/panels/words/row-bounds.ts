import { type Orientation, orientations } from '../types'
import rows from './rows.json'

type Bounds = { least: number; most: number }

/** Rows by orientation; written by `scripts/panel-words.ts --rows`. */
const measured: Readonly<Record<string, Readonly<Record<string, readonly (readonly number[])[]>>>> =
  rows

/** Rows that a drawing counts on: the days of a week, the columns of a table. */
const fixed: Readonly<Record<string, readonly string[]>> = {
  'contact-booking': ['weekdays'],
  'location-hours': ['days'],
  'pricing-comparison': ['plans', 'features/*/values'],
  'pricing-slider': ['scale'],
  'product-reviews': ['shares'],
  'statistics-chart': ['chart/months'],
  'testimonials-ratings': ['shares'],
}

const untried: Bounds = { least: 1, most: 12 }

/**
 * How many rows a list of a panel has room for.
 *
 * @param orientation else as many as one of the orientations draws
 * @param now how many it has without own words: never fewer than is allowed, nor more
 */
export function rowBounds(
  panelId: string,
  shape: string,
  now: number,
  orientation?: Orientation,
): Bounds {
  if (shape.endsWith('/*') || fixed[panelId]?.includes(shape)) return { least: now, most: now }
  const all = Object.hasOwn(measured, panelId) ? measured[panelId]?.[shape] : undefined
  if (!all) return { least: Math.min(untried.least, now), most: Math.max(untried.most, now) }
  const own = orientation && all[orientations.indexOf(orientation)]
  const asked = own ? [own] : all
  return {
    least: Math.min(now, ...asked.map(([least = 1]) => least)),
    most: Math.max(now, ...asked.map(([, most = 1]) => most)),
  }
}

/** Rows that all orientations of a panel have room for. */
export function roomOf(panelId: string, shape: string): number {
  const all = Object.hasOwn(measured, panelId) ? measured[panelId]?.[shape] : undefined
  return all ? Math.min(...all.map(([, most = 1]) => most)) : untried.most
}

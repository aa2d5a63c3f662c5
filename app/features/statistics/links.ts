import { pathTo, type Query } from '~/map/path-to'
import { type Days, dayWord } from '~/shared/utc-days'
import type { OrderOutcome } from './order-outcomes'

/** The words of some days in the filters of the lists. */
const words = ({ from, to }: Days, name: 'created' | 'delivered') => ({
  [`${name}_from`]: dayWord(from),
  [`${name}_until`]: dayWord(to),
  days: 'utc',
})

/** The requests that were created in some days. */
export const createdIn = (days: Days, more: Query = {}): string =>
  pathTo('/requests/all', { ...more, ...words(days, 'created') })

/** The requests that were delivered in some days, the last ones first. */
export const deliveredIn = (days: Days, more: Query = {}): string =>
  pathTo('/requests/all', { ...more, ...words(days, 'delivered') })

/** The requests that were open at a moment; without one those that are open now. */
export const openAt = (at: number | null): string =>
  pathTo('/requests', { tab: 'all', at: at === null ? null : new Date(at).toISOString() })

/** Link to the outcomes of orders in some days: payments, refunds, feedback. */
export const outcomesIn = ({ from, to }: Days, what: OrderOutcome, more: Query = {}): string =>
  pathTo('/statistics/orders/:what', { what }, { ...more, from: dayWord(from), to: dayWord(to) })

/** The people who signed up in some days. */
export const usersIn = ({ from, to }: Days, more: Query = {}): string =>
  pathTo('/admin/users', { ...more, from: dayWord(from), to: dayWord(to) })

/** The websites that were begun in some days. */
export const projectsIn = ({ from, to }: Days, more: Query = {}): string =>
  pathTo('/projects/all', { ...more, from: dayWord(from), to: dayWord(to) })

/** Link to the downloads in some days. */
export const downloadsIn = ({ from, to }: Days, more: Query = {}): string =>
  pathTo('/statistics/downloads', { ...more, from: dayWord(from), to: dayWord(to) })

import type { RouteRow } from './route-row'

/** Addresses of the statistics. */
export const statisticsMap = {
  '/statistics': { screen: 'statistics/overview.tsx', who: 'admin' },
  '/statistics/requests': { screen: 'statistics/requests.tsx', who: 'admin' },
  '/statistics/orders': { screen: 'statistics/orders.tsx', who: 'admin' },
  '/statistics/list.csv': { screen: 'statistics/list-csv.ts', who: 'admin' },
  '/statistics/downloads': { screen: 'statistics/downloads.tsx', who: 'admin' },
  '/statistics/orders/:what': { screen: 'statistics/outcomes.tsx', who: 'admin' },
} as const satisfies Record<string, RouteRow>

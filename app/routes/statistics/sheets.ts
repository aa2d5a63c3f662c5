/** The screens of the statistics, by the word of their tab. */
export const sheetNames = ['overview', 'requests', 'orders'] as const
export type SheetName = (typeof sheetNames)[number]

export const sheetPaths = {
  overview: '/statistics',
  requests: '/statistics/requests',
  orders: '/statistics/orders',
} as const satisfies Record<SheetName, string>

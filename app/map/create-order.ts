import type { RouteRow } from './route-row'

/** Addresses of offers, and of the form that orders them. */
export const createOrderMap = {
  '/order': { screen: 'create-order/catalogue.tsx', who: 'anyone' },
  '/order/:form/picture': { screen: 'create-order/picture.ts', who: 'anyone' },
  '/order/:form/client': { screen: 'create-order/client.tsx', who: 'staff' },
  '/order/:form/terms': { screen: 'create-order/terms.tsx', who: 'anyone' },
  '/create-order': { screen: 'create-order/create-order.tsx', who: 'anyone', files: 'anyone' },
} as const satisfies Record<string, RouteRow>

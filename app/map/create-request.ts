import type { RouteRow } from './route-row'

const here = '/requests/create-request'

/** Creating a request, in three steps. */
export const createRequestMap = {
  [here]: { screen: 'create-request/type.tsx', who: 'signed-in' },
  [`${here}/:type`]: { screen: 'create-request/product.tsx', who: 'signed-in' },
  [`${here}/:type/:product`]: {
    screen: 'create-request/details.tsx',
    who: 'signed-in',
    files: 'signed-in',
  },
  [`${here}/:type/:product/draft`]: { screen: 'create-request/draft.ts', who: 'signed-in' },
} as const satisfies Record<string, RouteRow>

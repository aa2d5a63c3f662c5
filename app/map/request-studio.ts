import type { RouteRow } from './route-row'

/** Addresses for types with their products and forms, packages and canned responses. */
export const requestStudioMap = {
  '/requests/types': { screen: 'request-types/list.tsx', who: 'manageRequests' },
  '/requests/types/new': {
    screen: 'request-types/new.tsx',
    who: 'manageRequests',
    over: '/requests/types',
  },
  '/requests/types/:type': { screen: 'request-types/edit.tsx', who: 'manageRequests' },
  '/requests/types/:type/webhook': { screen: 'request-types/webhook.tsx', who: 'manageRequests' },
  '/requests/types/:type/delete': {
    screen: 'request-types/delete.tsx',
    who: 'manageRequests',
    over: '/requests/types/:type',
  },
  '/requests/types/:type/pictures/:picture': {
    screen: 'request-types/picture.tsx',
    who: 'manageRequests',
    over: '/requests/types/:type',
    files: 'manageRequests',
  },
  '/requests/types/:type/products/new': {
    screen: 'request-types/products/new.tsx',
    who: 'manageRequests',
    over: '/requests/types/:type',
  },
  '/requests/types/:type/products/:product': {
    screen: 'request-types/products/edit.tsx',
    who: 'manageRequests',
    over: '/requests/types/:type',
  },
  '/requests/types/:type/products/:product/move': {
    screen: 'request-types/products/move.tsx',
    who: 'manageRequests',
  },
  '/requests/types/:type/products/:product/delete': {
    screen: 'request-types/products/delete.tsx',
    who: 'manageRequests',
    over: '/requests/types/:type',
  },
  '/requests/types/:type/builder/:product': {
    screen: 'request-types/builder/builder.tsx',
    who: 'manageRequests',
  },
  '/requests/types/:type/builder/:product/fields/:field/delete': {
    screen: 'request-types/builder/delete-field.tsx',
    who: 'manageRequests',
    over: '/requests/types/:type/builder/:product',
  },
  '/requests/types/:type/builder/:product/versions': {
    screen: 'request-types/builder/versions.tsx',
    who: 'manageRequests',
    over: '/requests/types/:type/builder/:product',
  },
  '/requests/packages': { screen: 'packages/list.tsx', who: 'manageRequests' },
  '/requests/packages/new': {
    screen: 'packages/new.tsx',
    who: 'manageRequests',
    over: '/requests/packages',
  },
  '/requests/packages/:package': { screen: 'packages/edit.tsx', who: 'manageRequests' },
  '/requests/packages/:package/delete': {
    screen: 'packages/delete.tsx',
    who: 'manageRequests',
    over: '/requests/packages/:package',
  },
  '/requests/canned-responses': {
    screen: 'canned-responses/request/list.tsx',
    who: 'manageRequests',
  },
  '/requests/canned-responses/new': {
    screen: 'canned-responses/request/new.tsx',
    who: 'manageRequests',
    over: '/requests/canned-responses',
  },
  '/requests/canned-responses/:response': {
    screen: 'canned-responses/request/edit.tsx',
    who: 'manageRequests',
  },
  '/requests/canned-responses/:response/delete': {
    screen: 'canned-responses/request/delete.tsx',
    who: 'manageRequests',
    over: '/requests/canned-responses/:response',
  },
} as const satisfies Record<string, RouteRow>

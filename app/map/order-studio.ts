import type { RouteRow } from './route-row'

/** Addresses for order forms with their questions, order types, terms, prices and canned responses. */
export const orderStudioMap = {
  '/orders/forms': { screen: 'order-studio/forms/list.tsx', who: 'manageOrders' },
  '/orders/forms/new': {
    screen: 'order-studio/forms/new.tsx',
    who: 'manageOrders',
    over: '/orders/forms',
  },
  '/orders/forms/types': {
    screen: 'order-studio/types/list.tsx',
    who: 'manageOrders',
    over: '/orders/forms',
  },
  '/orders/forms/types/:type': {
    screen: 'order-studio/types/edit.tsx',
    who: 'manageOrders',
    over: '/orders/forms',
  },
  '/orders/forms/types/:type/delete': {
    screen: 'order-studio/types/delete.tsx',
    who: 'manageOrders',
    over: '/orders/forms',
  },
  '/orders/forms/create-form/:form': {
    screen: 'order-studio/forms/edit.tsx',
    who: 'manageOrders',
  },
  '/orders/forms/create-form/:form/publish': {
    screen: 'order-studio/forms/publish.tsx',
    who: 'manageOrders',
    over: '/orders/forms/create-form/:form',
  },
  '/orders/forms/create-form/:form/duplicate': {
    screen: 'order-studio/forms/duplicate.tsx',
    who: 'manageOrders',
    over: '/orders/forms/create-form/:form',
  },
  '/orders/forms/create-form/:form/picture': {
    screen: 'order-studio/forms/picture.tsx',
    who: 'manageOrders',
    over: '/orders/forms/create-form/:form',
    files: 'manageOrders',
  },
  '/orders/forms/create-form/:form/image': {
    screen: 'order-studio/forms/image.ts',
    who: 'manageOrders',
  },
  '/orders/forms/create-form/:form/webhook': {
    screen: 'order-studio/forms/webhook.tsx',
    who: 'manageOrders',
  },
  '/orders/forms/create-form/:form/delete': {
    screen: 'order-studio/forms/delete.tsx',
    who: 'manageOrders',
    over: '/orders/forms/create-form/:form',
  },
  '/orders/forms/create-form/:form/builder': {
    screen: 'order-studio/builder/builder.tsx',
    who: 'manageOrders',
  },
  '/orders/forms/create-form/:form/builder/fields/:field/delete': {
    screen: 'order-studio/builder/delete-field.tsx',
    who: 'manageOrders',
    over: '/orders/forms/create-form/:form/builder',
  },
  '/orders/forms/create-form/:form/builder/versions': {
    screen: 'order-studio/builder/versions.tsx',
    who: 'manageOrders',
    over: '/orders/forms/create-form/:form/builder',
  },
  '/orders/prices': { screen: 'order-studio/prices/list.tsx', who: 'manageOrders' },
  '/orders/prices/new': {
    screen: 'order-studio/prices/new.tsx',
    who: 'manageOrders',
    over: '/orders/prices',
  },
  '/orders/prices/:product': {
    screen: 'order-studio/prices/product.tsx',
    who: 'manageOrders',
  },
  '/orders/prices/:product/add': {
    screen: 'order-studio/prices/add.tsx',
    who: 'manageOrders',
    over: '/orders/prices/:product',
  },
  '/orders/prices/:product/:price': {
    screen: 'order-studio/prices/archive.tsx',
    who: 'manageOrders',
  },
  '/orders/order-terms': { screen: 'order-studio/terms/list.tsx', who: 'manageOrders' },
  '/orders/order-terms/new': { screen: 'order-studio/terms/new.tsx', who: 'manageOrders' },
  '/orders/order-terms/:term': { screen: 'order-studio/terms/edit.tsx', who: 'manageOrders' },
  '/orders/order-terms/:term/versions/:number': {
    screen: 'order-studio/terms/version.tsx',
    who: 'manageOrders',
  },
  '/orders/order-terms/:term/publish': {
    screen: 'order-studio/terms/publish.tsx',
    who: 'manageOrders',
  },
  '/orders/order-terms/:term/delete': {
    screen: 'order-studio/terms/delete.tsx',
    who: 'manageOrders',
    over: '/orders/order-terms/:term',
  },
  '/orders/canned-responses': {
    screen: 'canned-responses/order/list.tsx',
    who: 'manageOrders',
  },
  '/orders/canned-responses/new': {
    screen: 'canned-responses/order/new.tsx',
    who: 'manageOrders',
    over: '/orders/canned-responses',
  },
  '/orders/canned-responses/:response': {
    screen: 'canned-responses/order/edit.tsx',
    who: 'manageOrders',
  },
  '/orders/canned-responses/:response/delete': {
    screen: 'canned-responses/order/delete.tsx',
    who: 'manageOrders',
    over: '/orders/canned-responses/:response',
  },
} as const satisfies Record<string, RouteRow>

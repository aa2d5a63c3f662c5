import { pathTo } from '~/map/path-to'

export const typesPath = '/requests/types'

/** The screen of a type. */
export const typePath = (type: string) => pathTo('/requests/types/:type', { type })

/** The dialog of a type's product. */
export const productPath = (type: string, product: string) =>
  pathTo('/requests/types/:type/products/:product', { type, product })

/** The builder of a product's form. */
export const builderPath = (type: string, product: string) =>
  pathTo('/requests/types/:type/builder/:product', { type, product })

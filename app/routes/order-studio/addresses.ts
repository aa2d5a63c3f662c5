import { pathTo } from '~/map/path-to'
import { ordersLabel } from '~/messages/order-studio'

/** How the breadcrumb of everything that is sold begins. */
export const ordersCrumb = { label: ordersLabel, to: '/orders' }

export const termsPath = '/orders/order-terms'

/** The screen of terms. */
export const termPath = (term: string) => pathTo('/orders/order-terms/:term', { term })

/** The list of terms with one of them chosen. */
export const chosenTerm = (term: string) => pathTo('/orders/order-terms', { term })

export const formsPath = '/orders/forms'

/** The screen of an order form. */
export const formPath = (form: string) => pathTo('/orders/forms/create-form/:form', { form })

/** The picture of an order form, small; null without one. @param file tells an old one from a new one */
export const formPictureSrc = (form: string, file: string | null) =>
  file && pathTo('/orders/forms/create-form/:form/image', { form }, { file })

export const typesPath = '/orders/forms/types'

/** The dialog of an order type. */
export const typePath = (type: string) => pathTo('/orders/forms/types/:type', { type })

export const pricesPath = '/orders/prices'

/** The screen of a product with its prices. */
export const productPath = (product: string) => pathTo('/orders/prices/:product', { product })

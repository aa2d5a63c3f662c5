import { pathTo } from '~/map/path-to'
import { ordersLabel } from '~/messages/order-studio'

/** How the breadcrumb of everything that is sold begins. */
export const ordersCrumb = { label: ordersLabel }

export const termsPath = '/orders/order-terms'

/** The screen of terms. */
export const termPath = (term: string) => pathTo('/orders/order-terms/:term', { term })

/** The list of terms with one of them chosen. */
export const chosenTerm = (term: string) => pathTo('/orders/order-terms', { term })

import { type StudioCap, studioCaps } from '~/shared/studio-caps'
import { thousands } from './format'

type Values = Record<string, string | number>

/** Names of the rows that the caps of the studio's lists count. */
const names: Record<StudioCap, string> = {
  panels: 'panels',
  panelCategories: 'panel categories',
  templates: 'templates of this kind',
  templateCategories: 'template categories of this kind',
  requestTypes: 'request types',
  products: 'products per type',
  packages: 'packages',
  orderTypes: 'order types',
  orderTerms: 'terms',
  orderForms: 'order forms',
  priceProducts: 'products with prices',
  prices: 'prices per product, including archived ones',
  cannedResponses: 'canned responses of each kind',
}

/** Greatest number, shown in the list before anybody gets there. */
export const upTo = (list: StudioCap): string =>
  `You can have up to ${thousands(studioCaps[list])} ${names[list]}.`

/** The same of prices, which have a cap for each product. */
export const upToPrices = `Up to ${thousands(studioCaps.priceProducts)} products, each with up to ${thousands(studioCaps.prices)} prices, including archived ones.`

/** Rows that cannot be deleted, so that deleting makes no room. */
const kept: readonly StudioCap[] = ['prices', 'priceProducts']

/** The sentence of the error code of a list that is full. */
export const capErrors: Record<string, (values: Values) => string> = {
  'list-full': ({ list }) => {
    const cap = list as StudioCap
    return kept.includes(cap)
      ? `${upTo(cap)} You have reached that limit.`
      : `${upTo(cap)} Delete one first.`
  },
}

/**
 * What staff may make of what the studio sets up: rows of a table, where it says so in each of what they
 * belong to. The lists of these are read whole, so none may grow for ever.
 */
export const studioCaps = {
  panels: 2000,
  panelCategories: 200,
  /** Of each kind. */
  templates: 200,
  /** Of each kind. */
  templateCategories: 200,
  requestTypes: 500,
  /** Of a request type. */
  products: 50,
  packages: 500,
  orderTypes: 500,
  orderTerms: 500,
  orderForms: 500,
  priceProducts: 500,
  /** Of a product, archived ones included. */
  prices: 50,
  /** Of requests, and of orders. */
  cannedResponses: 200,
}

export type StudioCap = keyof typeof studioCaps

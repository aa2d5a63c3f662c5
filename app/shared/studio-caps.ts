/**
 * Caps on rows that staff set up: for a table, or for each parent row where that is noted. These lists are
 * read whole, so none may grow for ever.
 */
export const studioCaps = {
  panels: 2000,
  panelCategories: 200,
  /** For each kind. */
  templates: 200,
  /** For each kind. */
  templateCategories: 200,
  requestTypes: 500,
  /** For one request type. */
  products: 50,
  packages: 500,
  orderTypes: 500,
  orderTerms: 500,
  orderForms: 500,
  priceProducts: 500,
  /** For one product, archived ones included. */
  prices: 50,
  /** For requests, and for orders. */
  cannedResponses: 200,
}

export type StudioCap = keyof typeof studioCaps

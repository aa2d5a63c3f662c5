type Bounds = { least: number; most: number; step: number }

const percent: Bounds = { least: 0, most: 100, step: 1 }

/** Numbers that people may set; the others belong to a drawing, such as the days of a calendar. */
const bounds: Readonly<Record<string, Readonly<Record<string, Bounds>>>> = {
  'testimonials-ratings': { 'shares/*': percent },
  'product-reviews': {
    'shares/*/share': percent,
    'list/*/stars': { least: 1, most: 5, step: 1 },
  },
}

export const numberBounds = (panelId: string, shape: string): Bounds | undefined =>
  Object.hasOwn(bounds, panelId) ? bounds[panelId]?.[shape] : undefined

import { queryOf } from '~/map/path-to'

export const libraryPath = '/admin/panels'
export const categoriesPath = '/admin/panels/categories'

/** The edit screen of a panel, or what lies below it. */
export const panelPath = (id: string, below = '') => `${libraryPath}/${id}${below && `/${below}`}`
/** A category, or a dialog below it. */
export const categoryPath = (id: string, below = '') =>
  `${categoriesPath}/${id}${below && `/${below}`}`

/** The brand that the pictures of a panel's screen are tried in. */
export type TriedBrand = { primary: string; secondary: string; logo: boolean }

/** The same as a query. */
export const triedQuery = ({ primary, secondary, logo }: TriedBrand) => ({
  primary,
  secondary,
  logo: logo ? '1' : null,
})

type Picture = {
  panelId: string
  revision: string
  orientation: string
  color: string
  /** Only this form; without it what is shown for the variant. */
  form?: string
}

/** A picture in the brand that is tried: SVG, or a WebP of a width. */
export const triedPicture = (
  { panelId, revision, orientation, color, form }: Picture,
  brand: TriedBrand,
  width?: 480 | 960,
) =>
  panelPath(panelId, `picture/${orientation}-${color}.${width ? 'webp' : 'svg'}`) +
  queryOf({ w: width ? String(width) : null, form, ...triedQuery(brand), v: revision })

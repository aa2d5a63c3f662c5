import { pathTo } from '~/map/path-to'
import { decimalMoney, type Money } from '~/shared/money'
import { picturePath } from './offer-picture'

/** Seller's name and address, without a slash at its end. */
type Shop = { host: string; studio: string }

/** Offer for search engines. */
export const productData = (
  { host, studio }: Shop,
  offer: {
    id: string
    name: string
    description: string
    picture: string | null
    price: Money | null
  },
) => ({
  '@type': 'Product',
  name: offer.name,
  ...(offer.description && { description: offer.description }),
  url: host + pathTo('/create-order', { form: offer.id }),
  brand: { '@type': 'Brand', name: studio },
  ...(offer.picture && { image: host + picturePath(offer.id, offer.picture, 'large') }),
  offers: {
    '@type': 'Offer',
    url: host + pathTo('/create-order', { form: offer.id }),
    price: offer.price ? decimalMoney(offer.price) : '0',
    priceCurrency: (offer.price?.currency ?? 'usd').toUpperCase(),
    availability: 'https://schema.org/InStock',
    seller: { '@type': 'Organization', name: studio },
  },
})

/** How a page looks where its address is shared. @param page.of the picture of something that is sold */
export const previewMeta = (
  { host, studio }: Shop,
  page: {
    title: string
    description: string
    path: string
    of: { id: string; name: string; picture: string | null } | null
  },
) => {
  const { id, name, picture } = page.of ?? {}
  // Nobody who shows previews draws SVG.
  const shown =
    id && picture && !picture.endsWith('.svg') ? picturePath(id, picture, 'large') : null
  return [
    { title: page.title },
    { name: 'description', content: page.description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: studio },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: host + page.path },
    ...(shown
      ? [
          { property: 'og:image', content: host + shown },
          { property: 'og:image:alt', content: name },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : [{ name: 'twitter:card', content: 'summary' }]),
  ]
}

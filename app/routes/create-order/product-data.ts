import { pathTo } from '~/map/path-to'
import { decimalMoney, type Money } from '~/work/money'
import { picturePath } from './offer-picture'

/** What is sold as search engines read it. @param host the address of the product, without a slash */
export const productData = (
  host: string,
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
  ...(offer.picture && { image: host + picturePath(offer.id, offer.picture, 'large') }),
  offers: {
    '@type': 'Offer',
    url: host + pathTo('/create-order', { form: offer.id }),
    price: offer.price ? decimalMoney(offer.price) : '0',
    priceCurrency: (offer.price?.currency ?? 'usd').toUpperCase(),
    availability: 'https://schema.org/InStock',
  },
})

/** How a page looks where its address is shared. */
export const previewMeta = (page: {
  title: string
  description: string
  url: string
  picture: string | null
}) => [
  { title: page.title },
  { name: 'description', content: page.description },
  { property: 'og:type', content: 'website' },
  { property: 'og:site_name', content: 'Panelry' },
  { property: 'og:title', content: page.title },
  { property: 'og:description', content: page.description },
  { property: 'og:url', content: page.url },
  ...(page.picture
    ? [
        { property: 'og:image', content: page.picture },
        { name: 'twitter:card', content: 'summary_large_image' },
      ]
    : []),
]

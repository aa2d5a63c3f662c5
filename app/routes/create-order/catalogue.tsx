import { Link, useLoaderData } from '@remix-run/react'
import { PublicTopBar } from '~/components/shell/public-top-bar'
import { StructuredData } from '~/components/shell/structured-data'
import { EmptyState } from '~/components/ui/empty-state'
import { listOffers } from '~/features/orders/list-offers.server'
import { pathTo } from '~/map/path-to'
import { catalogueMessages as words } from '~/messages/catalogue'
import { createOrderMessages as say } from '~/messages/create-order'
import { screen } from '~/routes/http/screen-and-act.server'
import { shopHere } from './buyer-session.server'
import { OfferCard } from './offer-card'
import { offerCards } from './offer-cards.server'
import { previewMeta, productData } from './product-data.server'
import { projectIn } from './read-order-form.server'

export const loader = screen(({ url }) => {
  const all = listOffers()
  const types = new Map(all.flatMap(({ typeId, typeName }) => (typeId ? [[typeId, typeName]] : [])))
  const asked = url.searchParams.get('type') ?? ''
  const type = types.has(asked) ? asked : null
  const offers = type ? all.filter(({ typeId }) => typeId === type) : all
  const shop = shopHere(url)
  return {
    types: [...types].map(([id, name]) => ({ id: `${id}`, name: `${name}` })),
    type,
    /** The website that is going to be ordered. */
    project: projectIn(url),
    offers: offerCards(offers),
    products: offers.map((offer) => productData(shop, offer)),
    preview: previewMeta(shop, {
      title: `${say.title} · ${shop.studio}`,
      description: words.lead,
      path: pathTo('/order'),
      of: offers.find(({ picture }) => picture && !picture.endsWith('.svg')) ?? null,
    }),
  }
})

export const meta = ({ data }: { data?: Awaited<ReturnType<typeof loader>> }) => data?.preview ?? []

/** Offers of the studio. */
export default function Catalogue() {
  const { types, type, offers, products, project } = useLoaderData<typeof loader>()
  return (
    <div className="public">
      <PublicTopBar />
      <main id="content" tabIndex={-1} className="page-width catalogue">
        <div className="catalogue-top">
          <h1 className="display">{say.title}</h1>
          <p className="text-n600">{words.lead}</p>
        </div>
        {types.length > 1 && (
          <nav className="catalogue-types" aria-label={words.kinds}>
            {[{ id: null, name: words.everything }, ...types].map(({ id, name }) => (
              <Link
                key={name}
                to={pathTo('/order', { type: id, project })}
                className={id === type ? 'btn btn-tint' : 'btn btn-secondary'}
                aria-current={id === type ? 'page' : undefined}
                preventScrollReset
              >
                {name}
              </Link>
            ))}
          </nav>
        )}
        {offers.length > 0 ? (
          <ul className="offers">
            {offers.map((offer, at) => (
              <li key={offer.id}>
                <OfferCard offer={offer} eager={at < 4} project={project} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState title={words.noneTitle} drawing="closed">
            {words.none}
          </EmptyState>
        )}
      </main>
      {offers.length > 0 && (
        <StructuredData data={{ '@context': 'https://schema.org', '@graph': products }} />
      )}
    </div>
  )
}

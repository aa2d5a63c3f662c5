import { Link } from '@remix-run/react'
import { pathTo } from '~/map/path-to'
import { createOrderMessages as say } from '~/messages/create-order'
import type { Card } from './offer-cards.server'
import { OfferPicture } from './offer-picture'

/** One thing that is sold. The whole card leads to its form. */
export const OfferCard = ({
  offer,
  eager,
  project = null,
}: {
  offer: Card
  eager: boolean
  /** The website it is going to be ordered for. */
  project?: string | null
}) => (
  <article className="card card-link offer">
    <OfferPicture id={offer.id} picture={offer.picture} eager={eager} />
    <div>
      <h2>
        <Link to={pathTo('/create-order', { form: offer.id, project })} className="cover-link">
          {offer.name}
        </Link>
      </h2>
      <p className="muted">{offer.delivered}</p>
      {offer.description && <p className="offer-words">{offer.description}</p>}
      <div className="offer-end">
        <p className="font-semibold">{offer.price}</p>
        <span className="btn btn-secondary" aria-hidden="true">
          {say.order}
        </span>
      </div>
    </div>
  </article>
)

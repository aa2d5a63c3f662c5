import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { pathTo } from '~/map/path-to'
import { createOrderMessages as say } from '~/messages/create-order'
import { OfferCard } from './offer-card'
import type { Card } from './offer-cards.server'

/** Screen for an offer that is not on sale: the typed words, to be copied, and the current offers. */
export const NotOnSale = ({
  offers,
  error,
  words,
  project,
}: {
  offers: readonly Card[]
  /** The website it was going to be ordered for. */
  project: string | null
  error: string | null
  words: readonly { label: string; text: string }[]
}) => (
  <>
    <EmptyState
      title={say.goneTitle}
      heading="h1"
      drawing="closed"
      actions={<ButtonLink to={pathTo('/order', { project })}>{say.title}</ButtonLink>}
    >
      {error ?? (offers.length > 0 ? say.gone : say.goneNone)}
    </EmptyState>
    {words.length > 0 && (
      <section className="order-words" aria-labelledby="written">
        <h2 id="written" className="font-semibold">
          {say.written}
        </h2>
        <p className="text-n600">{say.writtenLead}</p>
        <dl>
          {words.map(({ label, text }) => (
            <div key={label}>
              <dt className="muted">{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    )}
    {offers.length > 0 && (
      <ul className="offers">
        {offers.map((offer) => (
          <li key={offer.id}>
            <OfferCard offer={offer} eager={false} project={project} />
          </li>
        ))}
      </ul>
    )}
  </>
)

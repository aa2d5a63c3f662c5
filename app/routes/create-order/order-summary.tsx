import { Facts } from '~/components/ui/facts'
import { Icon } from '~/components/ui/icon'
import { Time } from '~/components/ui/time'
import type { FormOnSale } from '~/features/orders/form-on-sale.server'
import { createOrderMessages as say } from '~/messages/create-order'
import { OfferPicture } from './offer-picture'

/** Summary of the offer beside the form. */
export const OrderSummary = ({ sold, price }: { sold: FormOnSale; price: string | null }) => (
  <aside className="card order-summary" aria-label={say.summary}>
    <OfferPicture id={sold.id} picture={sold.picture} eager />
    <div>
      {sold.includes.length > 0 && (
        <ul className="order-includes">
          {sold.includes.map((line) => (
            <li key={line}>
              <Icon name="check" />
              {line}
            </li>
          ))}
        </ul>
      )}
      <Facts
        rows={[
          [say.delivery, <Time key="due" at={sold.dueAt} />],
          [say.designer, say.named],
        ]}
      />
      <p className="order-total">
        <span>{say.total}</span>
        <span>{price ?? say.free}</span>
      </p>
    </div>
  </aside>
)

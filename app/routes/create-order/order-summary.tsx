import { Facts } from '~/components/ui/facts'
import { Icon } from '~/components/ui/icon'
import { Time } from '~/components/ui/time'
import type { OrderStep } from '~/features/orders/order-step.server'
import { createOrderMessages as say } from '~/messages/create-order'
import { OfferPicture } from './offer-picture'

/** What one gets for the price, beside the form. */
export const OrderSummary = ({ step, price }: { step: OrderStep; price: string | null }) => (
  <aside className="card order-summary" aria-label={say.summary}>
    <OfferPicture id={step.id} picture={step.picture} eager />
    <div>
      {step.includes.length > 0 && (
        <ul className="order-includes">
          {step.includes.map((line) => (
            <li key={line}>
              <Icon name="check" />
              {line}
            </li>
          ))}
        </ul>
      )}
      <Facts
        rows={[
          [say.delivered, <Time key="due" at={step.dueAt} />],
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

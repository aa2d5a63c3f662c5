import type Stripe from 'stripe'
import { log } from '~/platform/log.server'
import { storageError } from '~/platform/storage-error.server'
import type { PaymentProvider } from '~/platform/stripe/provider'
import { ProviderError } from '~/platform/stripe/provider'
import { readEvent } from '~/platform/stripe/signed-event.server'
import { NotHereYet } from './apply-session.server'
import { handleEvent } from './handle-event.server'
import { eventSecret, providerNow } from './provider.server'

/**
 * Whether an event comes from the other mode than the key: test cards must not move real orders. Connected
 * accounts send events of both modes, and neither is taken.
 */
const isOfOtherMode = ({ account, livemode }: Stripe.Event, provider: PaymentProvider | null) =>
  !account && provider !== null && provider.live !== null && (livemode ?? false) !== provider.live

/**
 * Answers an event by its bytes and its signature. The status tells its sender whether it has to come again:
 * 200 not, 400 never like this, 503 a little later. A wrong mode is a 400, so that the provider's dashboard
 * shows it.
 */
export async function answerEvent(
  raw: Buffer,
  signature: string,
  secret: string | null = eventSecret(),
  provider: PaymentProvider | null = providerNow(),
): Promise<200 | 400 | 503> {
  const event = secret === null ? null : readEvent(raw, signature, secret)
  if (!event) return 400
  if (isOfOtherMode(event, provider)) {
    const { id, type, livemode } = event
    log.error({ event: id, type, livemode }, 'event is not of the mode of STRIPE_SECRET_KEY')
    return 400
  }
  try {
    await handleEvent(event, provider)
    return 200
  } catch (error) {
    const again =
      error instanceof NotHereYet || error instanceof ProviderError || storageError(error) !== null
    if (!again) throw error
    log.warn({ event: event.id, type: event.type, why: String(error) }, 'event has to come again')
    return 503
  }
}

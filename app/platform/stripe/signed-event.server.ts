import Stripe from 'stripe'

/** Greatest age of an event in seconds: somebody who has caught one cannot send it later. */
const tolerance = 300

/** An event as it was signed with the secret; null when it was not, or too long ago. */
export function readEvent(raw: Buffer, signature: string, secret: string): Stripe.Event | null {
  try {
    return Stripe.webhooks.constructEvent(raw, signature, secret, tolerance)
  } catch {
    return null
  }
}

/** An event as Stripe sends it: its bytes and the header `Stripe-Signature`. */
export function signEvent(event: object, secret: string): { raw: Buffer; signature: string } {
  const payload = JSON.stringify(event)
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret })
  return { raw: Buffer.from(payload), signature }
}

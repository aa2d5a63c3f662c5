import { createHmac } from 'node:crypto'
import { env } from '~/platform/env.server'

/**
 * The secret by which the receiver of a webhook knows that a delivery is ours. It follows from the
 * secret of this installation: a new one there is a new one here.
 *
 * @param ownerId the type or form whose webhook it is
 */
export const webhookSecret = (ownerId: string): string =>
  createHmac('sha256', env.secret).update(`webhook:${ownerId}`).digest('hex')

/**
 * The headers that sign a body: `t` is the moment of this try in seconds, `v1` the HMAC-SHA-256 of
 * `<t>.<body>` with the secret, in hexadecimal digits.
 */
export function signWebhook(ownerId: string, id: string, body: string, now = Date.now()) {
  const seconds = Math.floor(now / 1000)
  const hash = createHmac('sha256', webhookSecret(ownerId)).update(`${seconds}.${body}`)
  return {
    'Panelry-Delivery': id,
    'Panelry-Signature': `t=${seconds},v1=${hash.digest('hex')}`,
  }
}

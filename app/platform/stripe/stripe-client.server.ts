import Stripe from 'stripe'
import { ProviderError } from './provider'

/** Client that asks once: the caller decides whether to ask again, under the same key. */
export function stripeClient({ key, baseUrl }: { key: string; baseUrl?: string | undefined }) {
  const base = baseUrl ? new URL(baseUrl) : null
  const protocol = base?.protocol === 'http:' ? 'http' : 'https'
  return new Stripe(key, {
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(),
    ...(base && {
      protocol,
      host: base.hostname,
      port: base.port || (protocol === 'http' ? '80' : '443'),
    }),
  })
}

/**
 * One call, with its time from the first byte asked to the last one answered.
 *
 * @param patience milliseconds
 * @throws ProviderError
 */
export async function ask<T>(
  call: (options: { timeout: number }) => Promise<T>,
  patience: number,
): Promise<T> {
  let over: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    over = setTimeout(() => reject(new ProviderError('unsure', noAnswer(patience))), patience)
  })
  try {
    return await Promise.race([call({ timeout: patience }), late])
  } catch (error) {
    throw error instanceof ProviderError ? error : inOurWords(error)
  } finally {
    clearTimeout(over)
  }
}

const noAnswer = (patience: number) => `No answer within ${Math.ceil(patience / 1000)} seconds.`

/**
 * Stripe repeats its answer under a key for a day, even a fault of its own: that is `refused`. It does not
 * keep too many questions at once, the same one under way, and no answer at all.
 */
function inOurWords(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  const { statusCode, message } = error
  const said = message.slice(0, 500)
  const open = statusCode === undefined || statusCode === 429 || statusCode === 409
  return new ProviderError(open ? 'unsure' : 'refused', said, !open && statusCode >= 500)
}

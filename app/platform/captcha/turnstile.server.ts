import { z } from 'zod'
import { env } from '../env.server'
import { log } from '../log.server'

const patience = 5_000

/**
 * Settings for the browser to show Turnstile; null when it is not configured.
 * https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/
 */
export const turnstile =
  env.TURNSTILE_SITE_KEY && env.TURNSTILE_SECRET_KEY
    ? {
        siteKey: env.TURNSTILE_SITE_KEY,
        script: `${env.TURNSTILE_BASE_URL}/turnstile/v0/api.js?render=explicit`,
      }
    : null

const verdict = z.object({ success: z.boolean() })

/**
 * Asks Turnstile whether its token is a person's.
 * https://developers.cloudflare.com/turnstile/get-started/server-side-validation/
 *
 * @param address the visitor's
 * @returns `unreachable` when there was no answer within five seconds
 */
export async function askTurnstile(
  token: string,
  address: string,
): Promise<'person' | 'refused' | 'unreachable'> {
  try {
    const answer = await fetch(`${env.TURNSTILE_BASE_URL}/turnstile/v0/siteverify`, {
      method: 'POST',
      body: new URLSearchParams({
        secret: env.TURNSTILE_SECRET_KEY ?? '',
        response: token,
        remoteip: address,
      }),
      signal: AbortSignal.timeout(patience),
    })
    return verdict.parse(await answer.json()).success ? 'person' : 'refused'
  } catch (error) {
    log.warn({ err: error }, 'Turnstile did not answer')
    return 'unreachable'
  }
}

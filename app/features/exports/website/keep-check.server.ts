import { DomainError } from '~/domain-error'
import type { Actor } from '~/permissions/vocabulary'
import { confirmClaims } from './confirm-claims.server'
import { websiteChoices } from './website-choices.server'

export type Ticks = {
  projectId: string
  /** Keys of the sections that were ticked: what they claim is true. */
  confirmed: readonly string[]
  /** Keys of the sections whose box was shown ticked: one that is not ticked any more says no. */
  shown: readonly string[]
  /** The key of all claims that were listed, where all of them are true. */
  all?: string | null
}

/**
 * Keeps what was ticked in the check of a website.
 *
 * @returns how many claims are not confirmed, and whether anything has to be replaced
 * @throws DomainError `website-changed` (409), `not-found`
 */
export async function keepTicks(actor: Actor, { projectId, all = null, ...input }: Ticks) {
  const { mustReplace, claims, claimsKey } = await websiteChoices(actor, projectId)
  if (all !== null && all !== claimsKey) throw new DomainError('website-changed', 409)
  const ticked = new Set(input.confirmed)
  const shown = new Set(input.shown)
  const said = ({ key }: { key: string }) =>
    all !== null || ticked.has(key) || (shown.has(key) ? false : undefined)
  return { mustReplace, open: await confirmClaims(actor, projectId, { claims, said }) }
}

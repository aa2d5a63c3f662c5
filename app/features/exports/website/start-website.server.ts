import { DomainError } from '~/domain-error'
import { startExport } from '~/features/exports/start-export.server'
import type { IdempotencyKey } from '~/features/form-input/idempotency.server'
import type { Actor } from '~/permissions/vocabulary'
import { confirmClaims } from './confirm-claims.server'
import { websiteChoices } from './website-choices.server'

type Input = {
  projectId: string
  /** Where the website will be. */
  address: string | null
  /** Keys of the sections that were ticked: what they claim is true. */
  confirmed: readonly string[]
  /** Keys of the sections that had a box: one that was not ticked says no, others stay as they are. */
  shown: readonly string[]
  /** The key of all claims that were listed, where all of them are true. */
  all: string | null
  idempotencyKey?: IdempotencyKey | undefined
}

/**
 * Starts a website once every claim of its examples is confirmed. Confirmations are kept even when it is
 * refused.
 *
 * @returns the export's id
 * @throws DomainError `website-changed` (409), `website-must-replace`, `website-unconfirmed` (422); those of
 *   `startExport`
 */
export async function startWebsite(actor: Actor, input: Input): Promise<string> {
  const { projectId, address, confirmed, all, idempotencyKey } = input
  const { mustReplace, claims, claimsKey } = await websiteChoices(actor, projectId)
  if (all !== null && all !== claimsKey) throw new DomainError('website-changed', 409)
  const ticked = new Set(confirmed)
  const shown = new Set(input.shown)
  const said = ({ key }: { key: string }) =>
    all !== null || ticked.has(key) || (shown.has(key) ? false : undefined)
  const open = await confirmClaims(actor, projectId, { claims, said })
  if (mustReplace) throw new DomainError('website-must-replace', 422)
  if (open > 0) {
    throw new DomainError('website-unconfirmed', 422, { field: 'confirmed', values: { open } })
  }
  const target = { projectId, kind: 'website_zip', pageId: null, sectionId: null } as const
  return startExport(actor, { ...target, address, idempotencyKey })
}

import { DomainError } from '~/domain-error'
import { startExport } from '~/features/exports/start-export.server'
import type { IdempotencyKey } from '~/features/form-input/idempotency.server'
import type { Actor } from '~/permissions/vocabulary'
import { websiteChoices } from './website-choices.server'

type Input = {
  projectId: string
  /** Where the website will be. */
  address: string | null
  /** Whether its owner has read the list. */
  read: boolean
  idempotencyKey?: IdempotencyKey | undefined
}

/**
 * Starts making the files of a website, once its owner has looked over what may be untrue in it.
 *
 * @returns the export's id
 * @throws DomainError `website-contacts`, `website-unread` (422); those of `startExport`
 */
export async function startWebsite(actor: Actor, input: Input): Promise<string> {
  const { projectId, address, read, idempotencyKey } = input
  const { hasContacts, hasFindings } = await websiteChoices(actor, projectId)
  if (hasContacts) throw new DomainError('website-contacts', 422)
  if (hasFindings && !read) throw new DomainError('website-unread', 422, { field: 'read' })
  const target = { projectId, kind: 'website_zip', pageId: null, sectionId: null } as const
  return startExport(actor, { ...target, address, idempotencyKey })
}

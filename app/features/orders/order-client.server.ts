import { db } from '~/db/client.server'
import { DomainError } from '~/domain-error'
import { clientFor } from '~/features/work-items/client-for.server'
import type { Member } from '~/permissions/vocabulary'

/**
 * Finds the client whose order it will be; null while staff have chosen none, or somebody who is no client.
 */
export function orderClient(actor: Member, clientId: string | null) {
  try {
    const client = clientFor(db, actor, clientId)
    return client && { id: client.id, name: client.fullName }
  } catch (error) {
    if (error instanceof DomainError && error.code === 'client-unknown') return null
    throw error
  }
}

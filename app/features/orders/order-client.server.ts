import { db } from '~/db/client.server'
import { DomainError } from '~/domain-error'
import { clientFor } from '~/features/work-items/client-for.server'
import type { Member } from '~/permissions/vocabulary'

/** Whose order it is going to be; null while staff have not chosen, or have chosen no client. */
export function orderClient(actor: Member, clientId: string | null) {
  try {
    const client = clientFor(db, actor, clientId)
    return client && { id: client.id, name: client.fullName }
  } catch (error) {
    if (error instanceof DomainError && error.code === 'client-unknown') return null
    throw error
  }
}

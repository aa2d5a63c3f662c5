import { photoSrc } from '~/components/ui/photo'
import { DomainError } from '~/domain-error'
import { readPin } from '~/features/request-pins/read-pin.server'
import { whoAsks } from '~/features/requests/request-step.server'
import { studioContact } from '~/features/settings/studio-contact.server'
import { findClients } from '~/features/work-items/client-for.server'
import type { Actor } from '~/permissions/vocabulary'
import { requireMember } from '~/routes/http/require-member'
import { parseClientId } from '~/routes/work-items/parse-fields'

/**
 * The section that the address, or else a draft, says the request is about; see `readPin`. Another
 * word of the address, such as `none`, takes the draft's out.
 */
export function aboutIn(actor: Actor, url: URL, kept: unknown = null) {
  const word = url.searchParams.get('pin') ?? kept
  return word === 'none' || typeof word !== 'string' ? null : readPin(actor, word)
}

/**
 * Finds the client a step is about. Staff who have chosen nobody, or somebody who is no client, get the
 * clients to choose from instead.
 */
export function whoIn(actor: Actor, url: URL) {
  const member = requireMember(actor)
  const asks = knownClient(() => whoAsks(member, parseClientId(url)))
  const about = aboutIn(actor, url)
  const pin = about === 'ignored' ? null : (about?.word ?? null)
  const here = url.pathname
  const studio = studioContact()
  if (asks) {
    const query = { client: asks.staff ? asks.id : null, pin }
    return { asks, choice: null, query, here, about, studio }
  }
  const search = url.searchParams.get('q') ?? ''
  const clients = findClients(member, search).map(({ avatar, ...client }) => ({
    ...client,
    photo: photoSrc(avatar),
  }))
  const query = { client: null, pin }
  return { asks: null, choice: { search, clients }, query, here, about, studio }
}

function knownClient<T>(find: () => T): T | null {
  try {
    return find()
  } catch (error) {
    if (error instanceof DomainError && error.code === 'client-unknown') return null
    throw error
  }
}

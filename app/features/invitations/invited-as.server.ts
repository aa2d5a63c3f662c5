import type { SQL } from 'drizzle-orm'
import { userInvites } from '~/db/schema'
import { searchText } from '~/features/lists/define-filters'
import { contains, isShortText, startsAs } from '~/features/lists/search.server'

/**
 * Invitations by a part of their email; one or two letters begin it, as in the list of users. Anyone who
 * signs up leaves them, so there are few: each is looked at.
 */
export function invitedAs(typed: string | null | undefined): SQL | undefined {
  const text = searchText(typed)
  if (text === '') return undefined
  return (isShortText(text) ? startsAs : contains)(userInvites.email, text)
}

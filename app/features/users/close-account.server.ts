import { eq } from 'drizzle-orm'
import { erasures, oauthAccounts, tokens, type User, users } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { sendAllOf } from '~/features/conversations/send-outgoing.server'
import { emit } from '~/features/events/emit.server'
import { userEvents } from '~/features/events/event-types/users'
import { userMessages } from '~/messages/users'
import { type Member, manageFlags } from '~/permissions/vocabulary'
import { firstStep } from './erasure-steps.server'
import { plainText } from './forget-in-history.server'
import { notifyOfOpenWork } from './notify-departure.server'
import type { OpenWork } from './settle-open-work.server'

export type Erasure = {
  user: User
  /**
   * Person who asks for it: themselves, or somebody who manages users; `{ id: 'system' }` when nobody does.
   */
  by: Pick<Member, 'id'>
  /** New owner of their templates; null for nobody, as with those that came with the product. */
  templates: string | null
  openWork: OpenWork
}

const noRights = Object.fromEntries(manageFlags.map((flag) => [flag, false]))

/**
 * Closes an account, whatever hangs on it: nobody signs in with it, no list names it, its email can sign up
 * again. What is left is erased in pieces, see `eraseNext`.
 */
export function closeAccount(tx: Tx, { user, by, templates, openWork }: Erasure): void {
  const { id, role } = user
  const now = Date.now()
  // Their drafts go with them; what they have sent stays.
  sendAllOf(tx, id)
  tx.insert(erasures)
    .values({
      ...{ userId: id, by: by.id, templatesTo: templates, words: plainText(tx, user) },
      ...{ openWork: openWork.choice, workTo: openWork.to, step: firstStep, createdAt: now },
    })
    .run()
  // A bequest from others who are being erased too would be deleted with them.
  tx.update(erasures).set({ templatesTo: templates }).where(eq(erasures.templatesTo, id)).run()
  tx.update(erasures).set({ workTo: null }).where(eq(erasures.workTo, id)).run()
  emit(tx, by, userEvents.deleted, { subjectId: id, details: { role } })
  tx.delete(oauthAccounts).where(eq(oauthAccounts.userId, id)).run()
  tx.delete(tokens).where(eq(tokens.userId, id)).run()
  tx.update(users)
    .set({
      // No address: no mail goes there, nobody signs in with it.
      email: `closed:${id}`,
      fullName: userMessages.deletedUser,
      ...{ passwordHash: null, emailVerifiedAt: null, avatar: null, employeeRole: null },
      ...{ role: 'user', organization: false, ...noRights, lastSeenAt: null, timeZone: null },
      ...{ closedAt: now, updatedAt: now, version: user.version + 1 },
    })
    .where(eq(users.id, id))
    .run()
  notifyOfOpenWork(tx, id, { tab: 'unassigned' })
}

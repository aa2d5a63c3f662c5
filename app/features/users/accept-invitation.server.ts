import { and, eq, gt } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { logHistory, userInvites, userPackages, users } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { record } from '~/features/history/record.server'
import { publish } from '~/features/live/publish.server'
import { queueMail } from '~/features/mail/queue-mail.server'
import { invitationAcceptedMail } from '~/messages/mails'
import { type Member, type Role, roles } from '~/permissions/vocabulary'
import { env } from '~/platform/env.server'
import { Fault, notFound } from '~/platform/faults'
import { tokenHash } from '~/platform/ids.server'
import { findInvitation, isBacked, termsOf } from './find-invitation.server'

/**
 * The invitation that somebody signed in may look at: by the code of its link, or, where their
 * address is proven, the open one for it. `mine`: it is for their address.
 *
 * @returns `used` when they themselves used it up before, `invalid` when it does not work
 */
export function invitationFor(actor: Member, code: string | null) {
  const user = db.select().from(users).where(eq(users.id, actor.id)).get()
  if (!user) throw notFound()
  const found = openFor(db, user, code)
  if (!found) return code && wasUsedBy(actor.id, code) ? 'used' : 'invalid'
  if (!isBacked(db, found)) return 'withdrawn'
  return {
    ...termsOf(found),
    mine: found.email === user.email,
    account: user.email,
  }
}

/**
 * Somebody who has an account already takes their invitation: its package is added to theirs, and
 * they get its role unless theirs is higher. Whoever holds the mailed link has shown that the mailbox
 * is theirs; without it the address must be proven. The inviter is told by mail.
 *
 * @throws Fault `invalid-invitation` (400), `invitation-email` (403), `invitation-withdrawn` (400)
 */
export function acceptInvitation(actor: Member, code: string | null): Role {
  return transaction((tx) => {
    const user = tx.select().from(users).where(eq(users.id, actor.id)).get()
    if (!user) throw notFound()
    const found = openFor(tx, user, code)
    if (!found) throw new Fault('invalid-invitation')
    if (found.email !== user.email) throw new Fault('invitation-email', 403)
    if (!isBacked(tx, found)) throw new Fault('invitation-withdrawn')
    const role = roles[Math.max(roles.indexOf(user.role), roles.indexOf(found.role))] ?? user.role
    const now = Date.now()
    const { email, packageId, invitedBy } = found
    tx.delete(userInvites).where(eq(userInvites.id, found.id)).run()
    tx.update(users)
      .set({
        role,
        emailVerifiedAt: user.emailVerifiedAt ?? now,
        version: user.version + 1,
        updatedAt: now,
      })
      .where(eq(users.id, user.id))
      .run()
    if (packageId) {
      tx.insert(userPackages).values({ userId: user.id, packageId }).onConflictDoNothing().run()
    }
    const details = { email, role: found.role, packageId }
    record(tx, {
      collection: 'user_invites',
      document: found.id,
      action: 'accepted',
      user: user.id,
      details,
    })
    record(tx, {
      collection: 'users',
      document: user.id,
      action: 'invitation accepted',
      user: user.id,
      details,
    })
    publish(tx, 'list:users', `user:${user.id}`)
    const inviter = tx
      .select()
      .from(users)
      .where(eq(users.id, invitedBy ?? ''))
      .get()
    if (inviter) {
      const href = `${env.appUrl}/admin/users/${user.id}`
      const mail = invitationAcceptedMail(inviter.fullName, user.fullName, email, href)
      queueMail(tx, inviter.email, mail)
    }
    return role
  })
}

function openFor(
  from: Pick<Tx, 'select'>,
  { email, emailVerifiedAt }: { email: string; emailVerifiedAt: number | null },
  code: string | null,
) {
  if (code) return findInvitation(code, from)
  if (emailVerifiedAt === null) return undefined
  const open = and(eq(userInvites.email, email), gt(userInvites.expiresAt, Date.now()))
  return from.select().from(userInvites).where(open).get()
}

const wasUsedBy = (userId: string, code: string): boolean =>
  db
    .select({ id: logHistory.id })
    .from(logHistory)
    .where(
      and(
        eq(logHistory.collection, 'user_invites'),
        eq(logHistory.document, tokenHash(code)),
        eq(logHistory.action, 'accepted'),
        eq(logHistory.user, userId),
      ),
    )
    .get() !== undefined

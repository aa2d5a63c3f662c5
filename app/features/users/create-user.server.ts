import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { userInvites, users } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { hashPassword } from '~/features/accounts/passwords.server'
import { once } from '~/features/forms/submission.server'
import { record } from '~/features/history/record.server'
import { publish } from '~/features/live/publish.server'
import { queueMail } from '~/features/mail/queue-mail.server'
import { temporaryPasswordMail } from '~/messages/mails'
import { canChangeStanding, grantableRoles, nobody } from '~/permissions/users'
import { type Actor, actorKey, type ManageFlag, type Role } from '~/permissions/vocabulary'
import { env } from '~/platform/env.server'
import { Fault, forbidden } from '~/platform/faults'
import { newId } from '~/platform/ids.server'
import { requireManager } from './manager.server'
import { requirePackages, writePackages } from './packages.server'
import { temporaryPassword } from './temporary-password.server'

export type NewUser = {
  fullName: string
  email: string
  role: Role
  packages: string[]
  organization?: boolean
  employeeRole?: string | null
  /** How many requests they may have open at once; null is as everybody. */
  allowedActiveRequests?: number | null
  key?: string | undefined
} & Partial<Record<ManageFlag, boolean>>

/**
 * Creates somebody with a temporary password, which goes to their e-mail and nowhere else. An open
 * invitation of theirs is void.
 *
 * @returns their id
 * @throws Fault 403 (`role-not-grantable`, `more-than-own`), also when an admin is invited and one is
 *   none; `user-email-taken` (400), `package-unknown` (400), `busy` (429)
 */
export async function createUser(actor: Actor, input: NewUser): Promise<string> {
  requireManager(db, actor)
  const password = temporaryPassword()
  const passwordHash = await hashPassword(password)
  return transaction((tx) => {
    const manager = requireManager(tx, actor)
    return once(tx, input.key, `user:${actorKey(actor)}`, () => {
      const { packages, key: _, ...facts } = input
      const { email, role } = facts
      if (!grantableRoles(manager).includes(role)) {
        throw new Fault('role-not-grantable', 403, { field: 'role' })
      }
      if (!canChangeStanding(manager, nobody, { ...nobody, ...facts })) {
        throw new Fault('more-than-own', 403)
      }
      requirePackages(tx, packages, 'packages')
      const now = Date.now()
      const user = tx
        .insert(users)
        .values({
          id: newId(),
          ...facts,
          passwordHash,
          toCreate: true,
          tempPassword: true,
          createdAt: now,
          updatedAt: now,
        })
        .onConflictDoNothing()
        .returning()
        .get()
      if (!user) throw new Fault('user-email-taken', 400, { field: 'email' })
      writePackages(tx, user.id, packages)
      const open = eq(userInvites.email, email)
      const invited = tx.select({ role: userInvites.role }).from(userInvites).where(open).get()
      if (invited && !grantableRoles(manager).includes(invited.role)) throw forbidden()
      tx.delete(userInvites).where(open).run()
      queueMail(
        tx,
        email,
        temporaryPasswordMail({ name: facts.fullName, email, password }, `${env.appUrl}/login`),
      )
      record(tx, {
        collection: 'users',
        document: user.id,
        action: 'created',
        user: manager.id,
        details: { ...facts, packages },
      })
      publish(tx, 'list:users')
      return user.id
    })
  })
}

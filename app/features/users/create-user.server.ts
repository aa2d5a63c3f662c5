import { db } from '~/db/client.server'
import { users } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { insertAccount } from '~/features/accounts/insert-account.server'
import { hashPassword } from '~/features/accounts/passwords.server'
import { emit } from '~/features/events/emit.server'
import { userEvents } from '~/features/events/event-types/users'
import {
  type IdempotencyKey,
  idempotent,
  untilDeleted,
} from '~/features/form-input/idempotency.server'
import { invalidateInvitation } from '~/features/invitations/invalidate-invitation.server'
import { requirePackages, writePackages } from '~/features/packages/packages.server'
import { requireUserManager } from '~/features/user-access/require-user-manager.server'
import { canChangeStanding, grantableRoles, nobody } from '~/permissions/users'
import type { Actor, ManageFlag, Role } from '~/permissions/vocabulary'
import { temporaryPassword } from './temporary-password.server'

type NewUser = {
  fullName: string
  email: string
  role: Role
  packages: string[]
  organization?: boolean
  employeeRole?: string | null
  /** How many requests they may have open at once; null is as everybody. */
  allowedActiveRequests?: number | null
  idempotencyKey?: IdempotencyKey | undefined
} & Partial<Record<ManageFlag, boolean>>

/**
 * Creates somebody with a temporary password, which goes to their e-mail and nowhere else. An open
 * invitation of theirs is void.
 *
 * @returns their id
 * @throws DomainError 403 (`role-not-grantable`, `more-than-own`, `email-invited`); `user-email-taken`,
 *   `package-unknown` (400); `busy` (429)
 */
export async function createUser(actor: Actor, input: NewUser): Promise<string> {
  requireUserManager(db, actor)
  const password = temporaryPassword()
  const passwordHash = await hashPassword(password)
  return transaction((tx) => {
    const manager = requireUserManager(tx, actor)
    return idempotent(tx, untilDeleted(users, input.idempotencyKey), () => {
      const { packages: wanted, idempotencyKey: _, ...facts } = input
      const { email, role } = facts
      const packages = role === 'client' ? wanted : []
      if (!grantableRoles(manager).includes(role)) {
        throw new DomainError('role-not-grantable', 403, { field: 'role' })
      }
      if (!canChangeStanding(manager, nobody, { ...nobody, ...facts })) {
        throw new DomainError('more-than-own', 403)
      }
      requirePackages(tx, wanted, 'packages')
      const prepared = {
        passwordHash,
        toCreate: true,
        tempPassword: true,
        signupSource: 'staff' as const,
      }
      const user = insertAccount(tx, { ...facts, ...prepared })
      if (!user) throw new DomainError('user-email-taken', 400, { field: 'email' })
      writePackages(tx, user.id, packages)
      invalidateInvitation(tx, manager, email)
      const { fullName } = facts
      const details = { ...facts, packages }
      emit(tx, manager, userEvents.created, {
        subjectId: user.id,
        fullName,
        email,
        password,
        details,
      })
      return user.id
    })
  })
}

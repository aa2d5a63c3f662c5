import { db } from '~/db/client.server'
import type { User } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import type { BuyerAccount } from '~/features/accounts/account-schema.server'
import { newAccount } from '~/features/accounts/new-account.server'
import { openSession, type SignedIn } from '~/features/accounts/open-session.server'
import { hashPassword } from '~/features/accounts/passwords.server'
import { type ComesFrom, signIn } from '~/features/accounts/sign-in.server'
import { idempotent, release } from '~/features/form-input/idempotency.server'
import {
  checkLimits,
  countAttempt,
  guestOrderLimits,
  signUpLimits,
} from '~/features/limits/attempts.server'
import { orderKey } from '~/features/work-item-base/order/key.server'
import type { Actor } from '~/permissions/vocabulary'
import { orderProject } from './order-project.server'
import { type NewOrder, placeFor } from './place-order.server'
import type { Placed } from './store-order.server'

/**
 * Places an order of somebody without an account, who signs up by it: both or neither. The same form
 * sent twice signs in the second time and finds the first one's order.
 *
 * @throws DomainError as `placeOrder`; `email-taken` (400) when there is an account; `sign-up-mailed` (409)
 *   when staff prepared one: a link went to its e-mail, nothing was ordered, and the same form may be
 *   sent again, which mails again; `too-many-tries`, `too-many-orders`, `busy` (429)
 */
export async function placeAsGuest(
  actor: Actor,
  input: NewOrder & BuyerAccount & ComesFrom,
): Promise<{ placed: Placed; signedIn: SignedIn }> {
  const limits = signUpLimits(input.address)
  checkLimits(db, limits)
  const passwordHash = await hashPassword(input.password)
  try {
    const outcome = transaction((tx) => {
      let account = null as User | null
      const idempotencyKey = orderKey(
        tx,
        { userId: null, email: input.email },
        input.idempotencyKey,
      )
      const placed = idempotent(tx, idempotencyKey, (): Placed | null => {
        checkLimits(tx, guestOrderLimits(input.address), 'too-many-orders')
        const made = newAccount(tx, { ...input, signupSource: 'order' }, passwordHash)
        if (made === 'mailed') return null
        account = made
        // Everything they have made as a guest becomes theirs.
        const project = orderProject({ actor, clientId: null, id: input.projectId ?? null })
        const projectId = project?.id ?? null
        countAttempt(tx, guestOrderLimits(input.address))
        return placeFor(tx, account, account.id, { ...input, projectId })
      })
      // Nothing was ordered: what was typed is kept, and the same form orders once they have a password.
      if (!placed) release(tx, idempotencyKey, null)
      return { placed, signedIn: account && openSession(tx, actor, account, input.userAgent, true) }
    })
    const { placed } = outcome
    if (!placed) throw new DomainError('sign-up-mailed', 409, { values: { email: input.email } })
    return { placed, signedIn: outcome.signedIn ?? (await signIn(actor, input)) }
  } catch (error) {
    if (error instanceof DomainError && error.code === 'email-taken') {
      transaction((tx) => countAttempt(tx, limits))
    }
    throw error
  }
}

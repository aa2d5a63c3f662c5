import type { User } from '~/db/schema'
import { isSameCode, keyedHash, newToken } from '~/platform/ids.server'

/**
 * Record of the last sign-in in a browser: its person, a name of its own, and a mark of the password of
 * then; a cookie from before there were marks has none.
 *
 * @see docs/decisions/015-known-devices.md
 */
export type KnownDevice = { userId: string; device: string; mark?: string }

type Account = Pick<User, 'id' | 'passwordHash'>

const markOf = ({ id, passwordHash }: Account) => keyedHash('device', `${id} ${passwordHash ?? ''}`)

/** A new name for a browser that an account is signed in with, or whose password was chosen in it. */
export const newDevice = (account: Account): KnownDevice => ({
  userId: account.id,
  device: newToken(),
  mark: markOf(account),
})

/** Whether a browser was signed in with an account since its password is the present one. */
export const isKnown = ({ userId, mark = '' }: KnownDevice, account: Account): boolean =>
  userId === account.id && isSameCode(markOf(account), mark)

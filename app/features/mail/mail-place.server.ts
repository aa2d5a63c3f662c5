import { env } from '~/platform/env.server'
import { sender } from '~/platform/mail/sender.server'
import { isOpenedHere, isThisMachine, type Opened } from '~/platform/this-machine'

/** Whether mails stay in the outbox: the environment names no provider. */
export const mailWaits = (): boolean => sender === null

/**
 * Whether admins read mails whole, codes and passwords included: nothing is sent, and the links lead
 * to this machine alone, so that whoever tries the product can finish what a mail begins. Where
 * nobody has set `APP_URL`, the product may be reached from elsewhere all the same: then the address
 * that the admin opened counts, and where they sit.
 */
export const mailIsWhole = (
  opened: Opened,
  { appUrl, appUrlGiven }: Pick<typeof env, 'appUrl' | 'appUrlGiven'> = env,
): boolean => mailWaits() && (appUrlGiven ? isThisMachine(appUrl) : isOpenedHere(opened))

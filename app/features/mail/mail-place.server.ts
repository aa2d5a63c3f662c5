import { env } from '~/platform/env.server'
import { sender } from '~/platform/mail/sender.server'

/** Whether an address leads to the machine it is opened on, and so to nobody else's. */
export function isThisMachine(address: string): boolean {
  const { hostname } = new URL(address)
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)
}

/** How the outbox was opened: the address of the screen, and the one of the browser's machine. */
export type Opened = { href: string; address: string }

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

/** Any browser can claim an address; where it sits it cannot choose. */
const isOpenedHere = ({ href, address }: Opened) =>
  isThisMachine(href) && /^(::1|127(\.\d+){3})$/.test(address.replace(/^::ffff:/i, ''))

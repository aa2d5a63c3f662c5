import { env } from '~/platform/env.server'
import { sender } from '~/platform/mail/sender.server'

/** Whether an address leads to the machine it is opened on, and so to nobody else's. */
function isThisMachine(address: string): boolean {
  const { hostname } = new URL(address)
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)
}

/** Whether mails stay in the outbox: the environment names no provider. */
export const hasNoMailProvider = (): boolean => sender === null

/**
 * Whether admins read mails whole, codes and passwords included: nothing is sent, and the person who
 * started the product says that it is a trial, by an `APP_URL` of this machine or by developing it. What a
 * browser sends never decides it.
 */
export const showsWholeMails = ({
  appUrl,
  appUrlGiven,
  production,
}: Pick<typeof env, 'appUrl' | 'appUrlGiven' | 'production'> = env): boolean =>
  hasNoMailProvider() && (!production || (appUrlGiven && isThisMachine(appUrl)))

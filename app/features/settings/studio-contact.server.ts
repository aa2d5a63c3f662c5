import type { Reader } from '~/db/transaction.server'
import { env } from '~/platform/env.server'
import { readSettings } from './general-settings.server'

/** Studio's e-mail address: from the settings, else the sender of its mails; null without either. */
export const studioContact = (from?: Reader): string | null =>
  readSettings(from).studioEmail || mailAddress(env.MAIL_FROM)

/** The address in `Name <address>`, or what is one alone. */
const mailAddress = (from = '') => /<(.+)>$/.exec(from)?.[1] ?? (from || null)

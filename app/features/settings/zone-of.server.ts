import { db } from '~/db/client.server'
import type { Reader } from '~/db/transaction.server'
import { readSettings } from './general-settings.server'

/** The time zone somebody reads times in: their own, else the office's. */
export const zoneOf = (person: { timeZone: string | null } | null, from: Reader = db): string =>
  person?.timeZone ?? readSettings(from).officeZone

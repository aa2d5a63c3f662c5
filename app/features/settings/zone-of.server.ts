import { db } from '~/db/client.server'
import type { Tx } from '~/db/transaction.server'
import { readSettings } from './general-settings.server'

/** The time zone somebody reads times in: their own, else the office's. */
export const zoneOf = (
  person: { timeZone: string | null } | null,
  from: Pick<Tx, 'select'> = db,
): string => person?.timeZone ?? readSettings(from).officeZone

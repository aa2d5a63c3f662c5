import { db } from '~/db/client.server'
import type { Reader } from '~/db/transaction.server'
import { todaysZone } from '~/platform/time-zones.server'
import { readSettings } from './general-settings.server'

/** The time zone of an account by today's name, else the studio's: what mails and hours are told in. */
export const timeZoneOf = (person: { timeZone: string | null } | null, from: Reader = db): string =>
  todaysZone(person?.timeZone) ?? readSettings(from).officeZone

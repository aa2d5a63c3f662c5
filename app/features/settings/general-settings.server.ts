import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { counters, generalSettings } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { todaysZone } from '~/platform/time-zones.server'

/** More pages than a project can have: the banner never shows. */
export const neverBanner = 1e10

/** Keys and defaults of the general settings. */
const settingDefaults = {
  /** Empty: see `studioNameIn`. */
  studioName: '',
  /** Studio's e-mail address; empty: see `studioContact`. */
  studioEmail: '',
  /** Number of pages from which the editor offers help: by default never. */
  pageBanner: neverBanner,
  maxProjects: 3,
  maxClientProjects: 3,
  allowedActiveRequests: 5,
  /** The days the office is open, 1 Monday to 7 Sunday, e.g. '1,2,3'. */
  officeDays: '1,2,3,4,5',
  /** Office hours as HH:MM of the office's own clock; 24:00 is the end of a day. */
  officeOpens: '09:00',
  officeCloses: '17:00',
  /** IANA name of the office's time zone. */
  officeZone: 'UTC',
  /** How long a message can be taken back, in seconds: nobody else sees it before. 0 for not at all. */
  undoSeconds: 60,
  /** Length of a bookable slot, in minutes. */
  slotMinutes: 30,
  /** Free minutes before and after each call. */
  pauseMinutes: 0,
  /** How long before its beginning a client books a call at the latest, in hours. */
  noticeHours: 2,
  /** How many calls each of the staff has on a day at most; 0 for any number. */
  callsPerDay: 0,
}

export type GeneralSettings = typeof settingDefaults
/** The values in force. Read on every use, so that a change counts from the next request on. */
export function readSettings(from: Reader = db): GeneralSettings {
  const settings: Record<string, string | number> = { ...settingDefaults }
  for (const { key, value } of from.select().from(generalSettings).all()) {
    if (!(key in settings)) continue
    settings[key] = typeof settings[key] === 'number' ? Number(value) : value
  }
  const { officeZone } = settings as GeneralSettings
  // One that was stored by a former name is read by today's.
  return { ...(settings as GeneralSettings), officeZone: todaysZone(officeZone) ?? officeZone }
}

/** Name of the studio on its documents. */
export const studioNameIn = ({ studioName }: Pick<GeneralSettings, 'studioName'>): string =>
  studioName || 'Panelry'

/** The counter of the saves of the general settings. */
export const settingsCounter = 'general-settings version'

/** Counts the saves; a form that carries an older number is stale. */
export const settingsVersion = (from: Reader = db): number =>
  from.select().from(counters).where(eq(counters.name, settingsCounter)).get()?.value ?? 0

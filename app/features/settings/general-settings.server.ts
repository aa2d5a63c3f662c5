import { db } from '~/db/client.server'
import { generalSettings } from '~/db/schema'

/** Keys and defaults of the general settings; see the specification, part 1 section 9. */
const settingDefaults = {
  /** Number of pages from which the editor offers help: by default never. */
  pageBanner: 1e10,
  maxProjects: 3,
  maxClientProjects: 3,
  allowedActiveRequests: 5,
}

export type GeneralSettings = typeof settingDefaults

/** The values in force. Read on every use, so that a change counts from the next request on. */
export function readSettings(from: Pick<typeof db, 'select'> = db): GeneralSettings {
  const settings = { ...settingDefaults }
  for (const { key, value } of from.select().from(generalSettings).all()) {
    if (key in settings) settings[key as keyof GeneralSettings] = Number(value)
  }
  return settings
}

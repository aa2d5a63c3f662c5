import { sql } from 'drizzle-orm'
import { counters, generalSettings } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { record } from '~/features/history/record.server'
import { type Actor, actorKey, isAdmin } from '~/permissions/vocabulary'
import { Fault, forbidden } from '~/platform/faults'
import {
  type GeneralSettings,
  readSettings,
  settingsCounter,
  settingsVersion,
} from './general-settings.server'

/** Where the history of the general settings stands: they are one object. */
export const settingsHistory = { collection: 'general_settings', document: 'general' } as const

/**
 * Stores every general setting. They count from the next request on.
 *
 * @param input the settings, and the version the form was made from
 * @throws Fault 403 for who is no admin; `settings-stale` (409)
 */
export function saveSettings(
  actor: Actor,
  { settings, version }: { settings: GeneralSettings; version: number },
): void {
  if (!isAdmin(actor)) throw forbidden()
  transaction((tx) => {
    if (settingsVersion(tx) !== version) throw new Fault('settings-stale', 409)
    const before = readSettings(tx)
    const keys = Object.keys(before) as (keyof GeneralSettings)[]
    tx.insert(generalSettings)
      .values(keys.map((key) => ({ key, value: String(settings[key]) })))
      .onConflictDoUpdate({ target: generalSettings.key, set: { value: sql`excluded.value` } })
      .run()
    tx.insert(counters)
      .values({ name: settingsCounter, value: 1 })
      .onConflictDoUpdate({ target: counters.name, set: { value: sql`${counters.value} + 1` } })
      .run()
    const changed = keys.filter((key) => before[key] !== settings[key])
    record(tx, {
      ...settingsHistory,
      action: 'settings updated',
      user: actorKey(actor),
      details: Object.fromEntries(changed.map((key) => [key, [before[key], settings[key]]])),
    })
  })
}

import { sql } from 'drizzle-orm'
import { counters, generalSettings } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { forbidden } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { settingsEvents } from '~/features/events/event-types/settings'
import { expectVersion } from '~/features/form-input/expect-version.server'
import { type Actor, isAdmin } from '~/permissions/vocabulary'
import {
  type GeneralSettings,
  readSettings,
  settingsCounter,
  settingsVersion,
} from './general-settings.server'

/** Key of the general settings' history: they are one object. */
export const settingsHistory = { collection: 'general_settings', document: 'general' } as const

/**
 * Stores every general setting. They count from the next request on.
 *
 * @param input the settings, and the version the form was made from
 * @throws DomainError 403 for anyone but admins; `stale` (409)
 */
export function saveSettings(
  actor: Actor,
  { settings, version }: { settings: GeneralSettings; version: number },
): void {
  if (!isAdmin(actor)) throw forbidden()
  transaction((tx) => {
    const before = readSettings(tx)
    expectVersion({ version: settingsVersion(tx) }, version, before)
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
    emit(tx, actor, settingsEvents.updated, {
      subjectId: settingsHistory.document,
      details: Object.fromEntries(changed.map((key) => [key, [before[key], settings[key]]])),
    })
  })
}

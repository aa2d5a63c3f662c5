import { db } from '~/db/client.server'
import { installation } from '~/db/schema'
import type { Hold } from '~/db/schema/platform'
import { storedFilesMessages as say } from '~/messages/stored-files'
import { placeOfFiles } from '~/platform/files/files.server'
import { log } from '~/platform/log.server'
import { readInstallation } from './installation.server'

const day = 24 * 60 * 60 * 1000
/** When the log was told last. */
let told = Number.NEGATIVE_INFINITY

/** Keeps for admins why upkeep removes nothing, and tells the log: at once, then once a day. */
export function holdBack(hold: Hold, now: number): void {
  keep(hold)
  if (now < told + day) return
  told = now
  log.warn(inWords(hold))
}

/** Upkeep removes again what is unused. */
export function letGo(): void {
  told = Number.NEGATIVE_INFINITY
  keep(null)
}

/** Why upkeep removes no unused file, in words for admins; null where it does. */
export function whyNothingIsSwept(): string | null {
  const { hold } = readInstallation()
  return hold && inWords(hold)
}

function keep(hold: Hold | null) {
  if (JSON.stringify(readInstallation().hold) === JSON.stringify(hold)) return
  db.update(installation).set({ hold }).run()
}

function inWords(hold: Hold): string {
  if (hold.why === 'many') return say.tooMany(placeOfFiles, hold)
  return hold.owner ? say.ofAnother(placeOfFiles, hold.owner) : say.ofNobody(placeOfFiles)
}

import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { serverMessages } from '../../messages/server.ts'
import { askLitefs } from './ask-litefs.ts'
import { sparingly } from './sparingly.ts'

/**
 * Waits until the database can be opened: a new replica has none before the primary has sent it, and
 * only the primary may make one. The file is LiteFS's, so only its size is looked at.
 *
 * @param pass what it waits for, as a sentence, when that takes long
 */
export async function waitForDatabase(
  litefs: string,
  folder: string,
  pass: (sentence: string) => void,
): Promise<void> {
  const say = sparingly(pass)
  const size = () => statSync(join(folder, 'panelry.db'), { throwIfNoEntry: false })?.size ?? 0
  while (size() === 0) {
    const info = await askLitefs(litefs)
    if (info?.isPrimary) return
    say(info === null ? serverMessages.litefsSilent(litefs) : serverMessages.waitsForDatabase)
    await pause(200)
  }
}

import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Waits until the database can be opened: a new replica has none before the primary has sent it, and
 * only the primary may make one. The file is LiteFS's, so only its size is looked at.
 */
export async function waitForDatabase(litefs: string, folder: string): Promise<void> {
  const size = () => statSync(join(folder, 'panelry.db'), { throwIfNoEntry: false })?.size ?? 0
  while (size() === 0 && !(await isPrimary(litefs))) await pause(200)
}

const isPrimary = (litefs: string): Promise<boolean> =>
  fetch(new URL('/info', litefs), { signal: AbortSignal.timeout(2000) }).then(
    async (answer) => ((await answer.json()) as { isPrimary?: boolean }).isPrimary === true,
    () => false,
  )

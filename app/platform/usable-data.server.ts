import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { serverMessages } from '~/messages/server'
import { unfinishedRestore } from './files/unfinished-restore'
import { StartRefused } from './start-refused'

/**
 * What an interrupted restore or copy left must not be started as a new product, whose first admin
 * is whoever reads the log.
 *
 * @throws StartRefused
 */
export function refuseUnusableData(dataDir: string, databaseDir: string): void {
  const marker = unfinishedRestore(dataDir)
  if (existsSync(marker)) throw new StartRefused(serverMessages.unfinishedRestore(dataDir, marker))
  // No file is stored before there are tables: an empty database beside files was cut off.
  const database = join(databaseDir, 'panelry.db')
  const empty = statSync(database, { throwIfNoEntry: false })?.size === 0
  if (empty && existsSync(join(dataDir, 'files'))) {
    throw new StartRefused(serverMessages.emptyDatabase(database))
  }
}

import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { serverMessages } from '~/messages/server'
import { isDiskFull } from './disk-full'
import { makeFolder } from './files/durable'
import { unfinishedImport, unfinishedRestore } from './files/unfinished-restore'
import { StartRefused } from './start-refused'

/** Makes the folder of the product's data. @throws StartRefused where this user may not write there */
export function makeDataFolder(folder: string): void {
  try {
    makeFolder(folder)
    accessSync(folder, constants.W_OK)
  } catch (error) {
    if (isDiskFull(error)) throw error
    throw new StartRefused(serverMessages.lockedFolder(folder))
  }
}

/**
 * A new product must not start from the remains of an interrupted restore or copy: anyone who reads the log
 * would be its first admin.
 *
 * @throws StartRefused
 */
export function refuseUnusableData(dataDir: string, databaseDir: string): void {
  const marker = unfinishedRestore(dataDir)
  if (existsSync(marker)) throw new StartRefused(serverMessages.unfinishedRestore(dataDir, marker))
  if (existsSync(unfinishedImport(dataDir))) {
    throw new StartRefused(serverMessages.unfinishedImport(dataDir))
  }
  // No file is stored before there are tables: an empty database beside files was cut off.
  const database = join(databaseDir, 'panelry.db')
  const empty = statSync(database, { throwIfNoEntry: false })?.size === 0
  if (empty && existsSync(join(dataDir, 'files'))) {
    throw new StartRefused(serverMessages.emptyDatabase(database))
  }
}

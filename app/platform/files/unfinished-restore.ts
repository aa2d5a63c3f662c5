import { join } from 'node:path'

/**
 * Stands in the data folder while a restore is under way. What an interrupted one leaves is no
 * product: the server does not start on it, and the next restore may write over it.
 */
export const unfinishedRestore = (dataDir: string): string => join(dataDir, 'restore-unfinished')

/** Holds what an import of 0.1 has made so far, with the same meaning. */
export const unfinishedImport = (dataDir: string): string => join(dataDir, 'importing-0.1')

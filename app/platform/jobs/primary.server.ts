import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { env } from '~/platform/env.server'

/**
 * Whether the database can be written here: on a replica LiteFS keeps a file `.primary` beside it
 * that names the machine that may. Only a GET has to ask, every POST is led to that machine.
 */
export const mayWrite = (): boolean => !existsSync(join(env.databaseDir, '.primary'))

/** Whether this process carries out jobs: where writing is possible, unless `JOBS=off`. */
export const carriesOutJobs = (): boolean => env.JOBS === 'on' && mayWrite()

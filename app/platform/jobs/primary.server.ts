import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { env } from '~/platform/env.server'

/**
 * Whether this process may write on its own: on a replica LiteFS keeps a file `.primary` beside the
 * database that names the machine that may. `JOBS=off` says no as well.
 */
export const isPrimary = (): boolean =>
  env.JOBS === 'on' && !existsSync(join(env.databaseDir, '.primary'))

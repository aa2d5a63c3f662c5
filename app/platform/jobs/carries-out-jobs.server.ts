import { env } from '~/platform/env.server'
import { mayWrite } from '~/platform/litefs/node.server'

/** Whether this process carries out jobs: where writing is possible, unless `JOBS=off`. */
export const carriesOutJobs = (): boolean => env.JOBS === 'on' && mayWrite()

import { env } from '~/platform/env.server'
import { isHandingOver } from '~/platform/litefs/hand-over.server'
import { mayWrite } from '~/platform/litefs/node.server'

/** Whether this process carries out jobs: where writing is possible and goes on, unless `JOBS=off`. */
export const carriesOutJobs = (): boolean => env.JOBS === 'on' && mayWrite() && !isHandingOver()

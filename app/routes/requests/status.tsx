import { changeRequestStatus } from '~/features/requests/change-status.server'
import { findRequest } from '~/features/requests/find-request.server'
import { requestStatusSchema } from '~/features/requests/request-status-schema.server'
import { statusAction, statusLoader } from '~/routes/work/status.server'

export { StatusDialog as default, statusMeta as meta } from '~/routes/work/status-dialog'

export const loader = statusLoader('request', findRequest)
export const action = statusAction(
  'request',
  requestStatusSchema,
  findRequest,
  (actor, id, asked) => changeRequestStatus(actor, { requestId: id, ...asked }),
)

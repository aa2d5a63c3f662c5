import type { z } from 'zod'
import type { bulkRequestsSchema } from '~/features/requests/bulk-requests-schema.server'
import { changeRequests, deleteRequests } from '~/features/requests/change-requests.server'
import { requestMessages as say } from '~/messages/requests'
import type { Member } from '~/permissions/vocabulary'
import { carryOutBulk } from '~/routes/work-list/bulk.server'

/** Carries out what the bar of a list of requests says. @throws as `carryOutBulk` */
export const bulkRequests = (actor: Member, value: z.output<typeof bulkRequestsSchema>, url: URL) =>
  carryOutBulk(
    actor,
    {
      kind: 'request',
      change: changeRequests,
      remove: deleteRequests,
      removed: say.deleted,
    },
    value,
    url,
  )

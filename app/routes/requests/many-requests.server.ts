import type { z } from 'zod'
import { changeRequests, deleteRequests } from '~/features/requests/change-requests.server'
import type { manyRequestsSchema } from '~/features/requests/many-requests-schema.server'
import { requestMessages as say } from '~/messages/requests'
import type { Member } from '~/permissions/vocabulary'
import { carryOutMany } from '~/routes/work-list/many.server'

/** Carries out what the bar of a list of requests says. @throws as `carryOutMany` */
export const manyRequests = (actor: Member, value: z.output<typeof manyRequestsSchema>, url: URL) =>
  carryOutMany(
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

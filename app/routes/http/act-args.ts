import type { ActionFunctionArgs } from '@remix-run/node'
import type { Viewer } from '~/features/accounts/viewer.server'
import type { IdempotencyKey } from '~/features/form-input/idempotency.server'
import type { Clock } from '~/messages/dates'
import type { AccessKey } from '~/permissions/access'

/** The route of a loader or an action: its address in the route table. `bindRoutes` tells it. */
export type Routed = { route: AccessKey }

/** Arguments of an action. */
export type ActArgs = ActionFunctionArgs &
  Routed &
  Viewer & {
    form: FormData
    url: URL
    idempotencyKey: IdempotencyKey | undefined
    /** By whose clock the answer tells moments. */
    clock: Clock
  }

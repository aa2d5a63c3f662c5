import { accountMap } from './account'
import { createOrderMap } from './create-order'
import { createRequestMap } from './create-request'
import { editorMap } from './editor'
import { openMap } from './open'
import { orderStudioMap } from './order-studio'
import { ordersMap } from './orders'
import { paymentsMap } from './payments'
import { projectsMap } from './projects'
import { requestStudioMap } from './request-studio'
import { requestsMap } from './requests'
import { studioMap } from './studio'

/** The map: every address, its screen, and who may use it. */
export const map = {
  ...openMap,
  ...accountMap,
  ...projectsMap,
  ...editorMap,
  ...studioMap,
  ...createOrderMap,
  ...createRequestMap,
  ...requestsMap,
  ...requestStudioMap,
  ...ordersMap,
  ...paymentsMap,
  ...orderStudioMap,
}

/** Every address, as a pattern. */
export type Address = keyof typeof map

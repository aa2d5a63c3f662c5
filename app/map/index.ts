import { accountMap } from './account'
import { adminMap } from './admin'
import { bookingsMap } from './bookings'
import { createOrderMap } from './create-order'
import { createRequestMap } from './create-request'
import { editorMap } from './editor'
import { openMap } from './open'
import { orderStudioMap } from './order-studio'
import { ordersMap } from './orders'
import { paymentsMap } from './payments'
import { profilesMap } from './profiles'
import { projectsMap } from './projects'
import { requestStudioMap } from './request-studio'
import { requestsMap } from './requests'
import { statisticsMap } from './statistics'
import { vaultMap } from './vault'

/** The client portal: requests, orders, and what staff build them with. */
export const portalMap = {
  ...createOrderMap,
  ...createRequestMap,
  ...requestsMap,
  ...requestStudioMap,
  ...ordersMap,
  ...paymentsMap,
  ...orderStudioMap,
  ...profilesMap,
  ...vaultMap,
  ...bookingsMap,
}

/** The map: every address, its screen, and who may use it. */
export const map = {
  ...openMap,
  ...accountMap,
  ...projectsMap,
  ...editorMap,
  ...adminMap,
  ...statisticsMap,
  ...portalMap,
}

/** Every address, as a pattern. */
export type Address = keyof typeof map

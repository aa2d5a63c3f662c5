import { cannedMessages as say } from '~/messages/canned-responses'
import { columnWords } from '~/messages/columns'
import type { CannedType } from '~/shared/canned'

/** Path of the canned responses about requests, or about orders. */
export const cannedPath = (type: CannedType) => `/${type}s/canned-responses`

/** The screen of one of them. */
export const responsePath = (type: CannedType, id: string) => `${cannedPath(type)}/${id}`

/** The area that they belong to, as the breadcrumb begins. */
export const cannedArea = (type: CannedType) =>
  type === 'request'
    ? { label: columnWords.requests, to: '/requests' }
    : { label: say.orders, to: '/orders' }

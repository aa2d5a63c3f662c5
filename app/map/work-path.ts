import type { Work, WorkKind } from '~/shared/kinds'
import type { Address } from '.'
import { filledIn, type Query } from './path-to'

/** Lists and pages of each kind of work. */
const lists = { request: '/requests', order: '/orders' } as const satisfies Record<
  WorkKind,
  Address
>
const pages = {
  request: '/requests/:request',
  order: '/orders/:order',
} as const satisfies Record<WorkKind, Address>

/** Name of the first view of each kind, in its address. */
const viewNames: Record<WorkKind, string> = { request: 'v', order: 'view' }

/** Addresses of every work item, and those below it. */
type Below =
  | ''
  | '/messages'
  | '/messages/:message/send-now'
  | '/messages/:message/take-back'
  | '/draft'
  | '/news'
  | '/canned'
  | '/notes'
  | '/notes/:note'
  | '/attachments/:attachment'
  | '/attachments/:attachment/delete'
  | '/attachments/:attachment/pins'
  | '/attachments.zip'
  | '/status'
  | '/assign'
  | '/followers'
  | '/priority'
  | '/delete'

/** An address of a kind of work, as it is on the map. */
export const workAddress = <K extends WorkKind, B extends Below>(kind: K, below: B) =>
  `${pages[kind]}${below}` as `${(typeof pages)[K]}${B}`

/**
 * Path of a work item, or of an address below it: `workPath(work, '/notes/:note', { note })`.
 *
 * @param query `v` is the view, whatever the kind calls it
 */
export const workPath = (
  { kind, id }: Work,
  below: Below = '',
  params: { message?: string; note?: string; attachment?: string } = {},
  { v, ...query }: Query = {},
): string =>
  filledIn(
    workAddress(kind, below),
    { [kind]: id, ...params },
    { ...(v != null && { [viewNames[kind]]: v }), ...query },
  )

/**
 * The views that pages of work have, by the words that their addresses have for them. The messages are
 * the specification's `?v=2` (REQ-39; `?view=2` of an order, ORDER-20).
 */
export const viewWords = {
  messages: '2',
  notes: 'notes',
  attachments: 'attachments',
  payment: 'payment',
} as const

export type WorkView = keyof typeof viewWords

/** The path to a view of a work item: `viewPath(work, 'messages')`; without one to its page. */
export const viewPath = (work: Work, view: WorkView | null, query: Query = {}): string =>
  workPath(work, '', {}, { v: view && viewWords[view], ...query })

/** The id of the form that writes a message or a note on the page of a work item. */
export const writtenFormId = (scope: string): string => `write-${scope}`

/** The query that asks for a view, whatever the kind calls it; of an earlier one the rest stays. */
export function viewQuery(
  kind: WorkKind,
  view: WorkView,
  earlier?: URLSearchParams,
): URLSearchParams {
  const query = new URLSearchParams(earlier)
  for (const name of Object.values(viewNames)) query.delete(name)
  query.set(viewNames[kind], viewWords[view])
  return query
}

/** The view that the address of a work item asks for, whatever its kind calls it; null for none. */
export const viewAsked = (query: URLSearchParams): string | null =>
  query.get('v') ?? query.get('view')

/** Addresses beside the lists of every kind of work. */
type BesideLists = '' | '/list.csv' | '/views' | '/views/:view/rename' | '/views/:view/delete'

/** An address of the lists of a kind of work, as it is on the map. */
const listAddress = <K extends WorkKind, B extends BesideLists>(kind: K, below: B) =>
  `${lists[kind]}${below}` as `${(typeof lists)[K]}${B}`

/** The path to the lists of a kind of work, or to what they have beside them. */
export const listPath = (
  kind: WorkKind,
  below: BesideLists = '',
  params: { view?: string } = {},
  query: Query = {},
): string => filledIn(listAddress(kind, below), params, query)

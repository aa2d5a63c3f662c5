import type { Work, WorkKind } from '~/work/kinds'
import type { Address } from '.'
import { filledIn, type Query } from './path-to'

/** Where each kind of work has its lists and its pages. */
const lists = { request: '/requests' } as const satisfies Record<WorkKind, Address>
const pages = { request: '/requests/:request' } as const satisfies Record<WorkKind, Address>

/** What every piece of work has at its page and below it. */
export type Below =
  | ''
  | '/messages'
  | '/messages/:message/take-back'
  | '/draft'
  | '/news'
  | '/canned'
  | '/notes'
  | '/notes/:note'
  | '/attachments/:attachment'
  | '/attachments/:attachment/delete'
  | '/attachments.zip'
  | '/status'
  | '/assign'
  | '/followers'
  | '/priority'
  | '/delete'

/** An address of a kind of work, as it stands on the map. */
export const workAddress = <K extends WorkKind, B extends Below>(kind: K, below: B) =>
  `${pages[kind]}${below}` as `${(typeof pages)[K]}${B}`

/** The path to a piece of work, or to what stands below it: `workPath(work, '/notes/:note', { note })`. */
export const workPath = (
  { kind, id }: Work,
  below: Below = '',
  params: { message?: string; note?: string; attachment?: string } = {},
  query: Query = {},
): string => filledIn(workAddress(kind, below), { [kind]: id, ...params }, query)

/** The path to the lists of a kind of work. */
export const listPath = (kind: WorkKind): string => lists[kind]

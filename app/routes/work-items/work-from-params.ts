import type { Work } from '~/shared/kinds'

/** The work item that an address names: its parameter says the kind. */
export const workFromParams = ({ request, order }: Record<string, string | undefined>): Work =>
  order === undefined ? { kind: 'request', id: request ?? '' } : { kind: 'order', id: order }

import { pathTo } from '~/map/path-to'
import { lostRowsMail } from '~/messages/lost-rows-mail'
import { kind } from '../kind'

type Found = {
  node: string
  changes: number
  admins: readonly { email: string; fullName: string }[]
  details: { node: string; rows: number; leftOut: number }
}

/** How many rows of each table. */
type Counts = Record<string, number>

const tells = { nobody: 'what admins decide about is read anew with every press' }

/** What a node had alone when it came back, and what admins decide about it. */
export const lostRowEvents = {
  found: kind<Found>({
    on: 'lost_finds',
    says: 'found',
    tells,
    mails: ({ of, node, changes, admins }, { link }) =>
      admins.map(({ email, fullName }) => ({
        to: email,
        text: lostRowsMail(
          fullName,
          { node, changes },
          link(pathTo('/admin/lost-rows/:find', { find: of })),
        ),
      })),
  }),
  takenOver: kind<{ details: { rows: Counts; left: number; isForced: boolean } }>({
    on: 'lost_finds',
    says: 'taken over',
    tells,
  }),
  dropped: kind<{ details: { rows: Counts } }>({ on: 'lost_finds', says: 'dropped', tells }),
}

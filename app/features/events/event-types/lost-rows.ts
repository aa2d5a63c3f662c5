import { pathTo } from '~/map/path-to'
import { lostRowsMail } from '~/messages/lost-rows-mail'
import { eventType } from '../event-type'

type Found = {
  node: string
  changes: number
  admins: readonly { email: string; fullName: string }[]
  details: { node: string; rows: number; leftOut: number }
}

/** How many rows of each table. */
type Counts = Record<string, number>

const topics = { none: 'what admins decide about is read anew with every press' }

/** Events of rows that only one node had when it came back, and of admins' decisions about them. */
export const lostRowEvents = {
  found: eventType<Found>({
    table: 'lost_finds',
    action: 'found',
    topics: topics,
    mails: ({ subjectId, node, changes, admins }, { link }) =>
      admins.map(({ email, fullName }) => ({
        to: email,
        text: lostRowsMail(
          fullName,
          { node, changes },
          link(pathTo('/admin/lost-rows/:find', { find: subjectId })),
        ),
      })),
  }),
  takenOver: eventType<{ details: { rows: Counts; left: number; isForced: boolean } }>({
    table: 'lost_finds',
    action: 'taken over',
    topics: topics,
  }),
  dropped: eventType<{ details: { rows: Counts } }>({
    table: 'lost_finds',
    action: 'dropped',
    topics: topics,
  }),
}

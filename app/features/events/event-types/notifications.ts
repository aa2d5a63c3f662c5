import type { NotifiedType } from '~/permissions/vocabulary'
import { eventType } from '../event-type'

type Deleted = { recipient: string; details: { type: NotifiedType; origin: string } }

export const notificationEvents = {
  /** `of`: whose bell it is. */
  opened: eventType({
    table: 'notifications',
    action: { none: 'somebody has looked into their own bell' },
    topics: ({ subjectId }) => [`user:${subjectId}`],
  }),
  deleted: eventType<Deleted>({
    table: 'notifications',
    action: 'deleted',
    topics: ({ recipient }) => [`user:${recipient}`],
  }),
}

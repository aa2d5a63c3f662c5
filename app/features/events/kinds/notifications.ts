import type { NotifiedType } from '~/permissions/vocabulary'
import { kind } from '../kind'

type Deleted = { recipient: string; details: { type: NotifiedType; origin: string } }

export const notificationEvents = {
  /** `of`: whose bell it is. */
  opened: kind({
    on: 'notifications',
    says: { nothing: 'somebody has looked into their own bell' },
    tells: ({ of }) => [`user:${of}`],
  }),
  deleted: kind<Deleted>({
    on: 'notifications',
    says: 'deleted',
    tells: ({ recipient }) => [`user:${recipient}`],
  }),
}

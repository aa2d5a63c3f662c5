import { kind } from '../kind'

export const presenceEvents = {
  /** `of`: the project where there are other people than before. */
  changed: kind({
    on: 'presences',
    says: { nothing: 'an open page says that somebody is there' },
    tells: ({ of }) => [`project:${of}`],
  }),
}

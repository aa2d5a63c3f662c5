import type { WorkKind } from '~/work/kinds'
import { kind } from '../kind'

export const presenceEvents = {
  /** `of`: the project where there are other people than before. */
  changed: kind({
    on: 'presences',
    says: { nothing: 'an open page says that somebody is there' },
    tells: ({ of }) => [`project:${of}`],
  }),
  /** `of`: the piece of work where somebody has begun to write a message. */
  writing: kind<{ kind: WorkKind }>({
    on: 'drafts',
    says: { nothing: 'somebody is writing; it is over in a moment' },
    tells: ({ of, kind }) => [`${kind}:${of}`],
  }),
}

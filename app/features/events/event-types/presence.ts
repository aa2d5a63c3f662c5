import type { WorkKind } from '~/shared/kinds'
import { eventType } from '../event-type'

export const presenceEvents = {
  /** `of`: the project where there are other people than before. */
  changed: eventType({
    table: 'presences',
    action: { none: 'an open page says that somebody is there' },
    topics: ({ subjectId }) => [`project:${subjectId}`],
  }),
  /** `of`: the work item where somebody has begun to write a message. */
  writing: eventType<{ kind: WorkKind }>({
    table: 'drafts',
    action: { none: 'somebody is writing; it is over in a moment' },
    topics: ({ subjectId, kind }) => [`${kind}:${subjectId}`],
  }),
}

import { profileSubject } from '~/features/profile-base/profile-subject.server'
import { projectSubject } from '~/features/project-base/project-subject.server'
import { orderNotesSubject, orderSubject } from '~/features/work-item-base/order/subject.server'
import {
  requestNotesSubject,
  requestSubject,
} from '~/features/work-item-base/request/subject.server'
import type { NotifiedKind, SubjectKind } from '~/permissions/subjects'
import type { NotifiedSubject, Subject } from './subject'

/** The registry: a new kind of thing is written down here, and its word in `subjectKinds`. */
export const subjects: Record<SubjectKind, Subject> & Record<NotifiedKind, NotifiedSubject> = {
  project: projectSubject,
  request: requestSubject,
  request_notes: requestNotesSubject,
  order: orderSubject,
  order_notes: orderNotesSubject,
  profile: profileSubject,
}

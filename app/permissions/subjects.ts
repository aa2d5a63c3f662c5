import { workKinds } from '~/shared/kinds'
import type { NotifiedType } from './vocabulary'

/**
 * Subjects that people talk about and open pages listen to. The notes of a work item are a subject of their
 * own, which its client cannot open.
 */
export const subjectKinds = [
  'project',
  'request',
  'request_notes',
  'order',
  'order_notes',
  'profile',
] as const
export type SubjectKind = (typeof subjectKinds)[number]

/** Subjects of notifications; one of a note is about its work item. */
export const notifiedKinds = ['project', ...workKinds, 'profile'] as const
export type NotifiedKind = (typeof notifiedKinds)[number]

/** Kind of subject that a notification is about. */
export const getSubjectKind = (type: NotifiedType): NotifiedKind =>
  notifiedKinds.find((kind) => type.startsWith(`${kind}_`)) ?? 'project'

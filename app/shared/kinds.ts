/**
 * Kinds of work that the studio does for its clients. Each has a number, a status, a clock, people and a
 * conversation.
 */
export const workKinds = ['request', 'order'] as const
export type WorkKind = (typeof workKinds)[number]

/** One work item. */
export type Work = { kind: WorkKind; id: string }

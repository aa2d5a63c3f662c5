import type { Reader, Tx } from '~/db/transaction.server'
import type { Actor, Priority } from '~/permissions/vocabulary'
import type { WorkFacts } from '~/permissions/work'
import type { CannedVariable } from '~/shared/canned'
import type { Work } from '~/shared/kinds'
import type { Relation } from '~/shared/status-machine'
import type { WorkStatus } from '~/shared/statuses'
import type { Participants } from './participants.server'

/** A work item, opened by somebody: what all kinds of it have in common. */
export type WorkItem = Work &
  WorkFacts & {
    number: number
    title: string
    status: WorkStatus
    priority: Priority
    /** Version of its row: it differs from the form's when the row changed. */
    version: number
    conversationId: string
    /** Always null for an order: only who bought it sees it, not their company. */
    companyProfileId: string | null
    /** How who opened it relates to it. */
    relations: readonly Relation[]
    /** Rights to it: assigning it and choosing its followers; setting its priority. */
    may: { manage: boolean; prioritise: boolean }
    /** Variables of it for a canned response. */
    variables: Partial<Record<CannedVariable, string>>
  }

/** Columns of a work item that code for all kinds may change. */
export type WorkItemChange = {
  assigneeId?: string | null
  assignedAt?: number
  priority?: Priority
}

/** Functions of one kind of work that code for all kinds calls. */
export type WorkItemAdapter = {
  /** @throws DomainError `not-found`, also when it is not theirs to see */
  open: (from: Reader, actor: Actor, id: string) => WorkItem
  participantsOf: (from: Reader, workItem: WorkItem) => Participants
  followersOf: (from: Reader, id: string) => string[]
  /** Puts these in the place of all that followed it. */
  storeFollowers: (tx: Tx, id: string, followers: readonly string[]) => void
  /** Writes a change, and counts the version on. */
  save: (tx: Tx, workItem: WorkItem, change: WorkItemChange) => void
  /** Somebody has written there at this moment, in milliseconds: its lists say so. */
  touch: (tx: Tx, id: string, at: number) => void
}

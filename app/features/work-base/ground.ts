import type { Tx } from '~/db/transaction.server'
import type { Actor } from '~/permissions/vocabulary'
import type { Relation, WorkFacts } from '~/permissions/work'
import type { CannedVariable } from '~/work/canned'
import type { Work } from '~/work/kinds'
import type { WorkStatus } from '~/work/statuses'
import type { WorkPeople } from './work-people.server'

/** What a conversation is about, opened by somebody. */
export type Ground = Work &
  WorkFacts & {
    number: number
    title: string
    status: WorkStatus
    /** Of its row: another one than a form was made from says that it changed. */
    version: number
    conversationId: string
    companyProfileId: string | null
    /** How who opened it relates to it. */
    relations: readonly Relation[]
    /** What a canned response can say of it. */
    variables: Partial<Record<CannedVariable, string>>
  }

/** What a kind of work brings to its conversations. */
export type Grounds = {
  /** @throws Fault `not-found`, also when it is not theirs to see */
  open: (from: Pick<Tx, 'select'>, actor: Actor, id: string) => Ground
  peopleOf: (from: Pick<Tx, 'select'>, ground: Ground) => WorkPeople
  /** Somebody has written there at this moment, in milliseconds: its lists say so. */
  touch: (tx: Tx, id: string, at: number) => void
}

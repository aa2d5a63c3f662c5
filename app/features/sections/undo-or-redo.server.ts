import { and, asc, desc, eq } from 'drizzle-orm'
import { pageOps } from '~/db/schema'
import { type Reader, type Tx, transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { invert } from '~/editor/invert'
import { nameOp, type OpName } from '~/editor/name-op'
import type { PageOp, SingleOp } from '~/editor/types'
import { type IdempotencyKey, idempotent } from '~/features/form-input/idempotency.server'
import { touchProject } from '~/features/project-base/touch-project.server'
import { type Actor, actorKey } from '~/permissions/vocabulary'
import { type Change, type PageAddress, sectionOf, tellOp } from './change-page.server'
import { changedSince } from './changed-since.server'
import { editablePage, type PageInProject } from './editable-page.server'
import { logOp } from './log-op.server'
import { type OpConflict, rebaseOp } from './rebase-op.server'
import { whatHappened } from './what-happened.server'
import { writeOp } from './write-op.server'

export type Direction = 'undo' | 'redo'

export type UndoAt = PageAddress & {
  /** Insist: also when somebody else has changed the same section since. */
  anyway?: boolean
  /** Goes on also when the change is of an earlier visit. */
  sure?: boolean
  /** The page's revision after the change that is meant: no other one is taken back in its place. */
  change?: number | undefined
  /** Key of a press that script may send again: it counts once. */
  idempotencyKey?: IdempotencyKey | undefined
}

/** Milliseconds after which a change is of an earlier visit: a day at work, lunch included, is one. */
const visit = 8 * 60 * 60 * 1000

/** Whether a change was made, taken back or done again too long ago to be meant by a key alone. */
export const isEarlier = (entry: { at: number }) => Date.now() - entry.at > visit

/**
 * Operation of a person's next undo or redo on a page. Undo takes their latest operation that is done; redo
 * the earliest that is undone, since undoing went backwards.
 */
export function nextOp(tx: Reader, pageId: string, actor: string, what: Direction) {
  const state = what === 'undo' ? 'done' : 'undone'
  const row = tx
    .select()
    .from(pageOps)
    .where(and(eq(pageOps.pageId, pageId), eq(pageOps.actor, actor), eq(pageOps.state, state)))
    .orderBy(what === 'undo' ? desc(pageOps.revision) : asc(pageOps.revision))
    .limit(1)
    .get()
  return row && asLastDone(tx, row)
}

type Row = typeof pageOps.$inferSelect
type Entry = ReturnType<typeof asLastDone>

/**
 * An operation as it was carried out last, and when: undo and redo fit it to what is there, and their
 * own rows tell how. Its row stays as it was made.
 */
function asLastDone(tx: Reader, row: Row) {
  const { id, pageId, target } = row
  const last = tx
    .select({ kind: pageOps.kind, op: pageOps.op, at: pageOps.createdAt })
    .from(pageOps)
    .where(and(eq(pageOps.refersTo, id), eq(pageOps.pageId, pageId), eq(pageOps.target, target)))
    .orderBy(desc(pageOps.rowNumber))
    .limit(1)
    .get()
  const isUndone = last?.kind === 'undo'
  const op = isUndone ? invert(last.op) : (last?.op ?? row.op)
  return { ...row, op, at: last?.at ?? row.createdAt, inverse: invert(op), isUndone }
}

/** Carries out undo or redo; see `undoChange` and `redoChange`. */
export function undoOrRedo(actor: Actor, at: UndoAt, what: Direction): Change & { name: OpName } {
  return transaction((tx) => {
    const here = editablePage(actor, at.projectId, at.pageId)
    return idempotent(tx, at.idempotencyKey, () => goBack(tx, actor, here, at, what))
  })
}

function goBack(
  tx: Tx,
  actor: Actor,
  here: PageInProject,
  { pageId, anyway, sure, change }: UndoAt,
  what: Direction,
) {
  const entry = requestedOp(tx, pageId, actorKey(actor), what, change)
  if (!sure && isEarlier(entry)) {
    const values = { direction: what, name: nameOp(entry.op), at: entry.at }
    throw new DomainError('undo-earlier', 409, { values: { ...values, change: entry.revision } })
  }
  const past = what === 'undo' ? entry.inverse : entry.op
  const since = anyway ? null : changedSince(tx, here, entry)
  // A refusal ends the transaction, and with it what was carried out.
  const op = carryOutAgain(tx, here, past)
  if (since || typeof op === 'string') {
    const reason = since?.reason ?? (typeof op === 'string' ? op : 'changed')
    const happened = since?.reason === 'changed' ? whatHappened(tx, since.changes, since.more) : ''
    // A change that no longer fits cannot be forced.
    const anyway = Number(typeof op !== 'string')
    throw new DomainError('undo-conflict', 409, {
      values: { reason, direction: what, happened, anyway, change: entry.revision },
    })
  }
  return keepGone(tx, actor, here, entry, { what, op, state: what === 'undo' ? 'undone' : 'done' })
}

/** Keeps that a change was taken back or done again by `op`, and says so. */
function keepGone(
  tx: Tx,
  actor: Actor,
  { page, project }: PageInProject,
  { id, actor: key }: Entry,
  { what, op, state }: { what: Direction; op: PageOp; state: Row['state'] },
) {
  const done = what === 'undo' ? invert(op) : op
  tx.update(pageOps).set({ state }).where(eq(pageOps.id, id)).run()
  const revision = logOp(tx, { pageId: page.id, actor: key, kind: what, refersTo: id, op })
  const name = nameOp(done)
  tellOp(tx, actor, { page, op: done, revision, back: what })
  touchProject(tx, project.id)
  return { revision, sectionId: sectionOf(op), name }
}

/**
 * Takes back a change of one section that need not be its author's latest on the page: what came after it
 * stays. Redo reaches it only where nothing did, since redo goes forward from the latest.
 *
 * @returns `changed` where anybody has changed its section since: it stays as it is; `was-undone` likewise
 */
export function takeBack(
  tx: Tx,
  actor: Actor,
  here: PageInProject,
  row: Row,
): 'undone' | 'was-undone' | 'changed' {
  const entry = asLastDone(tx, row)
  if (entry.isUndone) return 'was-undone'
  if (changedSince(tx, here, entry, 'all')) return 'changed'
  const op = carryOutAgain(tx, here, entry.inverse)
  if (typeof op === 'string') return 'changed'
  const isLatest = nextOp(tx, row.pageId, row.actor, 'undo')?.id === row.id
  keepGone(tx, actor, here, entry, { what: 'undo', op, state: isLatest ? 'undone' : 'dropped' })
  return 'undone'
}

/**
 * The next undo or redo of a person on a page, which must be the one that is meant where one is named.
 *
 * @param change the page's revision after it
 * @throws DomainError `nothing-to-undo`, `nothing-to-redo`, `undo-passed` (409)
 */
export function requestedOp(
  tx: Reader,
  pageId: string,
  actor: string,
  what: Direction,
  change: number | undefined,
) {
  const entry = nextOp(tx, pageId, actor, what)
  if (!entry) throw new DomainError(`nothing-to-${what}`, 409)
  if (change !== undefined && madeAt(tx, pageId, change) !== entry.id) {
    throw new DomainError('undo-passed', 409)
  }
  return entry
}

/** The operation that gave a page its revision; in older logs parts of a group have revisions too. */
function madeAt(tx: Reader, pageId: string, revision: number): string | undefined {
  const row = tx
    .select({ id: pageOps.id, whole: pageOps.refersTo })
    .from(pageOps)
    .where(and(eq(pageOps.pageId, pageId), eq(pageOps.revision, revision)))
    .get()
  return row?.whole ?? row?.id
}

/**
 * An operation of the past, fitted to what is there now. The parts of a group are fitted one
 * after the other, each to what those before it left. The caller's transaction ends with a misfit.
 */
function carryOutAgain(tx: Tx, here: PageInProject, past: PageOp): PageOp | OpConflict {
  if (past.kind !== 'template') return single(tx, here, past)
  const ops: SingleOp[] = []
  for (const each of past.ops) {
    const op = single(tx, here, each)
    if (typeof op === 'string') return op
    ops.push(op)
  }
  return { ...past, ops }
}

function single(tx: Tx, here: PageInProject, past: SingleOp): SingleOp | OpConflict {
  const op = rebaseOp(tx, here, past)
  if (typeof op !== 'string') writeOp(tx, here.project.id, op)
  return op
}

import { and, eq, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { prepared } from '~/db/prepared.server'
import { pageOps } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { target } from '~/editor/target'
import type { PageOp } from '~/editor/types'
import { emit } from '~/features/events/emit.server'
import { sectionEvents } from '~/features/events/event-types/sections'
import { type IdempotencyKey, idempotent } from '~/features/form-input/idempotency.server'
import { touchProject } from '~/features/project-base/touch-project.server'
import { type Actor, actorKey } from '~/permissions/vocabulary'
import { editablePage, type Page, type PageInProject } from './editable-page.server'
import { logOp } from './log-op.server'
import { refuseOverfullProject } from './page-limit.server'
import { panelOfOperation } from './panel-of-operation.server'
import { writeOp } from './write-op.server'

/** Address to which a change is posted. */
export type PageAddress = { projectId: string; pageId: string }

/** Address to which a change of one section is posted. */
export type SectionAddress = PageAddress & {
  sectionId: string
  /** The page's revision when the form was made; see `expectUnchanged`. */
  revision?: number
}

/** Result of a change. */
export type Change = {
  /** The page's revision after it. */
  revision: number
  /** The section that was added or changed; null when there was nothing to change. */
  sectionId: string | null
}

/**
 * Changes sections: permission, operation (`plan`, null when nothing changes), rows, log and history, in
 * one transaction. Undo and redo have their own way (`undoOrRedo`).
 *
 * @param at has an idempotency key for what must not happen twice: something is made, or script moves it
 * @throws DomainError `page-full`, `sections-full` (409) when a page or the project would hold too many
 */
export function changePage(
  actor: Actor,
  at: PageAddress & {
    idempotencyKey?: IdempotencyKey | undefined
    /** Id of the replacement in many texts that it is a part of. */
    replacement?: string | undefined
  },
  plan: (tx: Tx, here: PageInProject) => PageOp | null,
): Change {
  return transaction((tx) => {
    const here = editablePage(actor, at.projectId, at.pageId)
    return idempotent(tx, at.idempotencyKey, () => {
      const op = plan(tx, here)
      if (!op) return { revision: here.page.revision, sectionId: null }
      return carryOut(tx, actor, here, op, at.replacement)
    })
  })
}

const dropRedo = prepared(() =>
  db
    .update(pageOps)
    .set({ state: 'dropped' })
    .where(
      and(
        eq(pageOps.pageId, sql.placeholder('page')),
        eq(pageOps.actor, sql.placeholder('actor')),
        eq(pageOps.state, 'undone'),
      ),
    )
    .prepare(),
)

/**
 * Writes a planned operation and its log row, and says so (`tellOp`: history, open pages); the person's
 * redo ends here.
 */
export function carryOut(
  tx: Tx,
  actor: Actor,
  { project, page }: PageInProject,
  op: PageOp,
  replacement?: string,
): Change {
  const key = actorKey(actor)
  writeOp(tx, project.id, op)
  if (addsSections(op)) refuseOverfullProject(project.id)
  dropRedo().run({ page: page.id, actor: key })
  const revision = logOp(tx, { pageId: page.id, actor: key, kind: 'do', replacement, op })
  tellOp(tx, actor, { page, op, revision })
  touchProject(tx, project.id)
  return { revision, sectionId: sectionOf(op) }
}

const addsSections = (op: PageOp): boolean =>
  op.kind === 'template' ? op.ops.some(addsSections) : op.kind === 'insert' || op.kind === 'mode'

/** Says that a change was made, undone or redone. */
export function tellOp(
  tx: Tx,
  actor: Actor,
  change: { page: Page; op: PageOp; revision: number; back?: 'undo' | 'redo' },
): void {
  const { op } = change
  const panel = panelOfOperation(op)
  if (op.kind === 'mode' || op.kind === 'template') {
    emit(tx, actor, sectionEvents.changedPage, { ...change, panel })
  } else {
    const of = sectionOf(op) ?? target(op)
    emit(tx, actor, sectionEvents.changed, { ...change, panel, subjectId: of })
  }
}

/** The section an operation leaves changed; of several the first one that came or went. */
export function sectionOf(op: PageOp): string | null {
  if (op.kind === 'template') {
    const first = op.ops.find(({ kind }) => kind === 'insert') ?? op.ops[0]
    return first ? sectionOf(first) : null
  }
  if (op.kind === 'move' || op.kind === 'update') return op.id
  return op.kind === 'mode' ? (op.to.section?.id ?? null) : op.section.id
}

import { and, eq, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { prepared } from '~/db/prepared.server'
import { pageOps } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { nameOp } from '~/editor/name-op'
import { target } from '~/editor/target'
import type { PageOp } from '~/editor/types'
import { once } from '~/features/forms/submission.server'
import { recordOnPage } from '~/features/history/record.server'
import { publish } from '~/features/live/publish.server'
import { touchProject } from '~/features/projects/touch-project.server'
import { opHistory } from '~/messages/pages'
import { type Actor, actorKey } from '~/permissions/vocabulary'
import { findGround, type Ground, type Page } from './ground.server'
import { logOp } from './log-op.server'
import { panelOf } from './panel-of.server'
import { writeOp } from './write-op.server'

/** Where a change is posted to. */
export type PageAddress = { projectId: string; pageId: string }

/** What came of a change. */
export type Change = {
  /** The page's revision after it. */
  revision: number
  /** The section that was added or changed; null when there was nothing to change. */
  sectionId: string | null
}

/**
 * Every change of a page by a person goes through here: who may, what the operation is (`plan`,
 * null when nothing changes), rows, log and history, in one transaction.
 *
 * @param at with the hidden key of the form when it creates something
 * @throws Fault `page-full` (409) when a page would hold more than `mostSections`
 */
export function changePage(
  actor: Actor,
  at: PageAddress & { key?: string },
  plan: (tx: Tx, ground: Ground) => PageOp | null,
): Change {
  return transaction((tx) => {
    const ground = findGround(actor, at.projectId, at.pageId)
    return once(tx, at.key, actorKey(actor), () => {
      const op = plan(tx, ground)
      return op
        ? carryOut(tx, actor, ground, op)
        : { revision: ground.page.revision, sectionId: null }
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

/** Writes a planned operation, its log row and its history row; the person's redo ends here. */
export function carryOut(tx: Tx, actor: Actor, { project, page }: Ground, op: PageOp): Change {
  const key = actorKey(actor)
  writeOp(tx, project.id, op)
  dropRedo().run({ page: page.id, actor: key })
  const revision = logOp({ pageId: page.id, actor: key, kind: 'do', op })
  recordOp(tx, page, { user: key, op, action: opHistory[nameOp(op)], revision })
  touchProject(tx, project.id)
  publish(tx, `project:${project.id}`)
  return { revision, sectionId: sectionOf(op) }
}

/** The history row of a change, whether made, undone or redone. */
export function recordOp(
  tx: Tx,
  page: Page,
  { op, revision, ...told }: { user: string; op: PageOp; action: string; revision: number },
): void {
  const ofPage = op.kind === 'mode' || op.kind === 'template'
  recordOnPage(tx, page, {
    ...told,
    collection: ofPage ? 'pages' : 'sections',
    document: ofPage ? op.pageId : (sectionOf(op) ?? target(op)),
    details: {
      revision,
      ...(op.kind === 'template' ? { count: op.ops.length } : { panel: panelOf(op) }),
      ...(op.kind === 'update' && op.from.panelId !== op.to.panelId && { was: op.from.panelId }),
      ...(op.kind === 'move' && op.to.pageId !== page.id && { to: op.to.pageId }),
    },
  })
}

/** The section an operation leaves changed; of an import the first one that came or went. */
export function sectionOf(op: PageOp): string | null {
  if (op.kind === 'template') {
    const first = op.ops.find(({ kind }) => kind === 'insert') ?? op.ops[0]
    return first ? sectionOf(first) : null
  }
  if (op.kind === 'move' || op.kind === 'update') return op.id
  return op.kind === 'mode' ? (op.to.section?.id ?? null) : op.section.id
}

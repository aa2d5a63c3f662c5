import { and, desc, eq, getTableColumns, gt, isNotNull } from 'drizzle-orm'
import { pageOps, pages } from '~/db/schema'
import { type Reader, type Tx, transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { type IdempotencyKey, idempotent } from '~/features/form-input/idempotency.server'
import { editableProject } from '~/features/project-base/project-access.server'
import { editablePage } from '~/features/sections/editable-page.server'
import { takeBack } from '~/features/sections/undo-or-redo.server'
import { type Actor, actorKey } from '~/permissions/vocabulary'

type Pressed = { projectId: string; replacement: string }
type Undone = {
  /** How many sections say again what they said, and on how many pages. */
  sections: number
  pages: number
  /** How many have changed since, and stay as they are. */
  stayed: number
}

/**
 * Takes a person's newest replacement back on all its pages: each section that nobody has changed since.
 * What was undone on its page before is not counted.
 *
 * @throws DomainError `replacement-gone` (404) also for one of somebody else; `replacement-passed`,
 *   `replacement-undone`, `replacement-changed` (409), `not-found`
 */
export function undoReplacement(
  actor: Actor,
  input: Pressed & { idempotencyKey?: IdempotencyKey | undefined },
): Undone {
  return transaction((tx) => {
    editableProject(actor, input.projectId)
    return idempotent(tx, input.idempotencyKey, () => takeAllBack(tx, actor, input))
  })
}

function takeAllBack(tx: Tx, actor: Actor, { projectId, replacement }: Pressed): Undone {
  const changes = changesOf(tx, actor, projectId, replacement)
  if (changes.length === 0) throw new DomainError('replacement-gone', 404)
  expectNewest(tx, actor, projectId, changes)
  const results = changes.map((change) => {
    const here = editablePage(actor, projectId, change.pageId)
    return { pageId: change.pageId, result: takeBack(tx, actor, here, change) }
  })
  const undone = results.filter(({ result }) => result === 'undone')
  const stayed = results.filter(({ result }) => result === 'changed').length
  if (undone.length === 0) {
    const code = stayed > 0 ? 'replacement-changed' : 'replacement-undone'
    throw new DomainError(code, 409, { values: { stayed } })
  }
  const onPages = new Set(undone.map(({ pageId }) => pageId))
  return { sections: undone.length, pages: onPages.size, stayed }
}

const mine = (actor: Actor, projectId: string) =>
  and(eq(pageOps.actor, actorKey(actor)), eq(pages.projectId, projectId))

/** The changes that a replacement is made of, the latest first: undo goes backwards. */
const changesOf = (tx: Reader, actor: Actor, projectId: string, replacement: string) =>
  tx
    .select(getTableColumns(pageOps))
    .from(pageOps)
    .innerJoin(pages, eq(pages.id, pageOps.pageId))
    .where(and(mine(actor, projectId), eq(pageOps.replacement, replacement)))
    .orderBy(desc(pageOps.rowNumber))
    .all()

/** By the order of the rows: clocks of machines differ. */
function expectNewest(
  tx: Reader,
  actor: Actor,
  projectId: string,
  [latest]: ReturnType<typeof changesOf>,
): void {
  const newer = tx
    .select({ id: pageOps.id })
    .from(pageOps)
    .innerJoin(pages, eq(pages.id, pageOps.pageId))
    .where(
      and(
        mine(actor, projectId),
        isNotNull(pageOps.replacement),
        gt(pageOps.rowNumber, latest?.rowNumber ?? 0),
        eq(pageOps.state, 'done'),
      ),
    )
    .limit(1)
    .get()
  if (newer) throw new DomainError('replacement-passed', 409)
}

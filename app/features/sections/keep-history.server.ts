import { and, eq, gte, lt, lte, notInArray, sql } from 'drizzle-orm'
import { db, sqlite } from '~/db/client.server'
import { prepared } from '~/db/prepared.server'
import { pageOps, pageSnapshots, pages, projects, requestPins } from '~/db/schema'
import type { PageState } from '~/editor/types'
import { keptChanges, limits } from '~/permissions/limits'
import type { Page } from './editable-page.server'
import { namedWords } from './named-words'
import { pageState } from './page-state.server'
import { stateAt } from './past-page.server'

/** Most that is pruned in one step: others wait for it. */
const mostPruned = 4 * limits.snapshotEvery

const withOwner = prepared(() =>
  db
    .select({ page: pages, ownerId: projects.ownerId })
    .from(pages)
    .innerJoin(projects, eq(projects.id, pages.projectId))
    .where(eq(pages.id, sql.placeholder('page')))
    .prepare(),
)

/**
 * Keeps a page's history short, in the transaction of a change: every `snapshotEvery` revisions a snapshot is
 * written and the oldest changes are removed. A log that is far too long is left to `tidyHistory`.
 */
export function keepHistory(pageId: string, revision: number): void {
  if (revision % limits.snapshotEvery !== 0) return
  const found = withOwner().get({ page: pageId })
  if (!found) return
  const { page, ownerId } = found
  storeSnapshot(page, revision)
  const kept = keptChanges({ ownerId })
  const oldest = revision - kept.ofPage
  if (oldest > page.oldestRevision && oldest <= page.oldestRevision + mostPruned) {
    prune(page, oldest)
  }
  pruneProject(page.projectId, kept.ofProject)
}

/** Stores a page as it is now. */
function storeSnapshot(page: Page, revision: number): void {
  insertSnapshot(page, revision, pageState(page))
}

function insertSnapshot({ id: pageId }: Page, revision: number, state: PageState): void {
  const words = namedWords(state)
  db.insert(pageSnapshots).values({ pageId, revision, words, state }).onConflictDoNothing().run()
}

/** Stores a page as it was at one of its revisions. */
export function storePastSnapshot(page: Page, revision: number): void {
  insertSnapshot(page, revision, stateAt(page, revision).state)
}

/** The versions of a page that requests are about. They stay. */
export const pinnedRevisions = ({ id, projectId }: Page): number[] =>
  db
    .selectDistinct({ revision: requestPins.revision })
    .from(requestPins)
    .where(and(eq(requestPins.projectId, projectId), eq(requestPins.pageId, id)))
    .all()
    .map(({ revision }) => revision)

/**
 * Removes the oldest changes of a page, some hundred at most, with the snapshots among them. What a
 * request is about is kept as a snapshot.
 *
 * @param oldest the oldest version to be kept
 */
export function prune(page: Page, oldest: number): void {
  const { id, oldestRevision } = page
  const upTo = Math.min(oldest, oldestRevision + mostPruned)
  const pinned = pinnedRevisions(page)
  for (const revision of pinned) {
    if (revision >= oldestRevision && revision < upTo) storePastSnapshot(page, revision)
  }
  db.delete(pageOps)
    .where(and(eq(pageOps.pageId, id), lte(pageOps.revision, upTo)))
    .run()
  db.delete(pageSnapshots)
    .where(
      and(
        eq(pageSnapshots.pageId, id),
        gte(pageSnapshots.revision, oldestRevision),
        lt(pageSnapshots.revision, upTo),
        notInArray(pageSnapshots.revision, pinned),
      ),
    )
    .run()
  db.update(pages).set({ oldestRevision: upTo }).where(eq(pages.id, id)).run()
}

const changesOf = prepared(() =>
  sqlite
    .prepare<[string], number | null>(
      'select sum(revision - oldest_revision) from pages where project_id = ?',
    )
    .pluck(),
)

/** The page whose oldest change is the oldest of its project. */
const oldestPage = prepared(() =>
  sqlite
    .prepare<[string], string>(`
    select p.id from pages p join page_ops o
      on o.page_id = p.id and o.revision = p.oldest_revision + 1
    where p.project_id = ? order by o.row_number limit 1`)
    .pluck(),
)

/** Removes the oldest changes of a project that has too many. @returns whether it had */
export function pruneProject(projectId: string, most: number): boolean {
  const over = (changesOf().get(projectId) ?? 0) - most
  const id = over > 0 ? oldestPage().get(projectId) : undefined
  const found = id && withOwner().get({ page: id })
  if (!found) return false
  prune(found.page, found.page.oldestRevision + Math.min(over, mostPruned))
  return true
}

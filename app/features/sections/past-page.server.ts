import { and, asc, desc, eq, gt, gte, lte, sql } from 'drizzle-orm'
import { db, sqlite } from '~/db/client.server'
import { prepared } from '~/db/prepared.server'
import { pageOps, pageSnapshots } from '~/db/schema'
import { rewind } from '~/editor/rewind'
import type { PageOp, PageState, SectionState, Slot } from '~/editor/types'
import { keptChanges } from '~/permissions/limits'
import type { Page, PageInProject } from './editable-page.server'
import { withLook } from './look-of-moved.server'
import { globalNow, pageState } from './page-state.server'

/** Finds the first change of a slot on any page of the project: one look into an index per page. */
const first = prepared(() =>
  sqlite
    .prepare<[{ project: string; target: string; from: number }], number | null>(`
    select min((select o.row_number from page_ops o
      where o.page_id = p.id and o.target = @target and o.row_number >= @from
      order by o.row_number limit 1))
    from pages p where p.project_id = @project`)
    .pluck(),
)

/** The first change of a project's global header or footer from a row of the log on, on any page. */
function firstChangeOfSlot(
  projectId: string,
  slot: Slot,
  from: number,
): { rowNumber: number; op: PageOp } | null {
  const rowNumber = first().get({ project: projectId, target: `slot:${slot}`, from })
  if (!rowNumber) return null
  const { op } = pageOps
  const found = db.select({ op }).from(pageOps).where(eq(pageOps.rowNumber, rowNumber)).get()
  return found ? { rowNumber, op: found.op } : null
}

/** A page as it was. */
export type PastPage = {
  header: SectionState | null
  body: SectionState[]
  footer: SectionState | null
  /** The page's own ones, and what it showed. */
  own: Record<Slot, SectionState | null>
  modes: Record<Slot, 'global' | 'custom' | 'none'>
  /** Number of sections that were there and of which nothing is known any more. */
  lost: number
}

/** The oldest version of a page that can be looked at, also before upkeep has pruned its log. */
export const oldestVersion = ({ page, project }: PageInProject): number =>
  Math.max(page.oldestRevision, page.revision - keptChanges(project).ofPage, 0)

/**
 * A page as it was after its change number `revision`, worked out from the next snapshot backwards. The
 * project's global header and footer are what they were at that moment.
 *
 * @param revision from 0, the page before its first change
 * @returns null when that version is not kept any more
 */
export function findPastPage(here: PageInProject, revision: number): PastPage | null {
  const { page } = here
  const next = snapshotFrom().get({ page: page.id, revision })
  if (revision < oldestVersion(here) && next?.revision !== revision) return null
  const { state, lost } = stateAt(page, revision)
  const own = (type: Slot) => state.sections.find((s) => s.type === type) ?? null
  const shown = (type: Slot) => {
    const mode = state.modes[type]
    return mode === 'none' ? null : mode === 'global' ? state.global[type] : own(type)
  }
  return {
    header: shown('header'),
    body: state.sections.filter((s) => s.type === 'body'),
    footer: shown('footer'),
    own: { header: own('header'), footer: own('footer') },
    modes: { ...state.modes },
    lost,
  }
}

/** A page after one of its changes, and how many of its sections are lost. */
export function stateAt(page: Page, revision: number): { state: PageState; lost: number } {
  const next = snapshotFrom().get({ page: page.id, revision })
  const from = next ?? { revision: page.revision, state: pageState(page) }
  const ops = changesBetween(page.id, revision, from.revision)
  const modes = { [page.id]: from.state.modes }
  const { document, lost } = rewind({ sections: from.state.sections, modes }, ops)
  const global = (slot: Slot) => globalAt(page, slot, revision, next)
  return {
    state: {
      sections: document.sections.filter((section) => section.pageId === page.id),
      modes: document.modes[page.id] ?? from.state.modes,
      global: { header: global('header'), footer: global('footer') },
    },
    lost: lost.filter((place) => place.pageId === page.id).length,
  }
}

/** The snapshot of a revision, or the next one after it. */
const snapshotFrom = prepared(() =>
  db
    .select({ revision: pageSnapshots.revision, state: pageSnapshots.state })
    .from(pageSnapshots)
    .where(
      and(
        eq(pageSnapshots.pageId, sql.placeholder('page')),
        gte(pageSnapshots.revision, sql.placeholder('revision')),
      ),
    )
    .orderBy(asc(pageSnapshots.revision))
    .limit(1)
    .prepare(),
)

const rowOf = prepared(() =>
  db
    .select({ rowNumber: pageOps.rowNumber })
    .from(pageOps)
    .where(
      and(
        eq(pageOps.pageId, sql.placeholder('page')),
        eq(pageOps.revision, sql.placeholder('revision')),
      ),
    )
    .prepare(),
)

/**
 * Condition for a row without a change of its own: in older logs each part of a group has one beside the
 * whole. Rows that such a part left on another page are excepted.
 */
export const partOfGroup = sql`(${pageOps.refersTo} is not null and ${pageOps.target} <> 'page:template'
  and exists (select 1 from page_ops whole where whole.id = ${pageOps.refersTo}
    and whole.page_id = ${pageOps.pageId} and whole.target = 'page:template'))`

/** The changes of a page after one revision up to another, the newest first. */
function changesBetween(pageId: string, after: number, upTo: number): PageOp[] {
  const within = and(
    eq(pageOps.pageId, pageId),
    gt(pageOps.revision, after),
    lte(pageOps.revision, upTo),
  )
  const rows = db
    .select({ rowNumber: pageOps.rowNumber, op: pageOps.op })
    .from(pageOps)
    .where(and(within, sql`not ${partOfGroup}`))
    .orderBy(desc(pageOps.revision))
    .all()
  return rows.map((row) => withLook(pageId, row))
}

/**
 * The project's header or footer just before the change that came after a version of a page: what the
 * next change of it found, from whichever page that was made.
 *
 * @param next the snapshot that the version is worked out from; the page as it is now without one
 */
function globalAt(
  page: Page,
  slot: Slot,
  revision: number,
  next: { revision: number; state: PageState } | undefined,
): SectionState | null {
  if (revision >= page.revision) return globalNow(page.projectId, slot)
  const after = rowOf().get({ page: page.id, revision: revision + 1 })
  // The changes after it were pruned: only its snapshot knows.
  if (!after && next) return next.state.global[slot]
  const change = after && firstChangeOfSlot(page.projectId, slot, after.rowNumber)
  const known = next && next.revision > revision ? next : undefined
  const until = known && rowOf().get({ page: page.id, revision: known.revision })
  if (known && until && (!change || change.rowNumber > until.rowNumber)) {
    return known.state.global[slot]
  }
  if (!change) return globalNow(page.projectId, slot)
  const { op } = change
  if (op.kind === 'remove') return op.section
  if (op.kind !== 'update') return null
  return { ...op.from, id: op.id, type: slot, pageId: null, order: 'a0' }
}

import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { pageOps, panels } from '~/db/schema'
import { invert } from '~/editor/invert'
import { lookOf, sameLook } from '~/editor/look'
import { nameOp } from '~/editor/name-op'
import { pack } from '~/editor/pack'
import type { PageOp, SectionState } from '~/editor/types'
import { personNames } from '~/features/history/person-names.server'
import type { Place } from '~/features/lists/place'
import { readPage } from '~/features/lists/read-page.server'
import { opHistory } from '~/messages/pages'
import { versionMessages as say } from '~/messages/versions'
import type { Actor } from '~/permissions/vocabulary'
import { editablePage, type PageInProject } from './editable-page.server'
import { sectionsById } from './find-section.server'
import { pageAt } from './page-at.server'
import { panelOf } from './panel-of.server'
import { pictureFacts } from './picture-facts.server'
import { mostChanges, planRestore } from './plan-restore.server'

/**
 * A page as it was after its change number `at` (default: now), and a page of the list of its changes,
 * the newest first.
 *
 * @throws Fault `not-found`
 */
export function listVersions(
  actor: Actor,
  projectId: string,
  pageId: string,
  wanted: number | null,
  place: Place,
) {
  const here = editablePage(actor, projectId, pageId)
  const { page, project } = here
  const at = Math.min(Math.max(wanted ?? page.revision, 0), page.revision)
  const past = pageAt(here, at)
  const { ops } = at < page.revision ? planRestore(actor, here, past) : { ops: [] }
  return {
    page: page.name,
    brandId: project.brandId,
    at,
    of: page.revision,
    sections: pack(picturesOf(here, [past.header, ...past.body, past.footer])),
    lost: past.lost,
    /** How many changes bring the page back; null when they are too many to be made at once. */
    changes: ops.length > mostChanges ? null : ops.length,
    change: changeOf(pageId, at),
    list: changesOf(pageId, place),
  }
}

/** The sections with what is shown of their panels, and whether they still look so. */
function picturesOf({ page, project }: PageInProject, all: (SectionState | null)[]) {
  const shown = all.filter((s): s is SectionState => s !== null)
  const standing = sectionsById(shown.map((section) => section.id))
  return pictureFacts(shown, project.story).map((section) => {
    const { id, order, panelId, orientation, color, name, revision, height } = section
    const now = standing.get(id)
    const stands = now && (now.pageId === page.id || now.pageId === null)
    const state = !stands ? 'gone' : sameLook(lookOf(now), section) ? 'here' : 'differs'
    return {
      id,
      order,
      panelId,
      orientation,
      color,
      name,
      revision,
      height,
      state: state as 'gone' | 'here' | 'differs',
    }
  })
}

const columns = {
  id: pageOps.id,
  revision: pageOps.revision,
  actor: pageOps.actor,
  kind: pageOps.kind,
  op: pageOps.op,
  createdAt: pageOps.createdAt,
}
type Row = {
  id: string
  revision: number
  actor: string
  kind: string
  op: unknown
  createdAt: number
}

/** What changes did, in words, each with the panel it was about. */
function wordsFor(rows: readonly Row[]): (row: Row) => string {
  const panelIds = rows.flatMap(({ op }) => panelOf(op as PageOp) ?? [])
  const found = db
    .select({ id: panels.id, name: panels.name })
    .from(panels)
    .where(inArray(panels.id, [...new Set(panelIds)]))
    .all()
  const names = new Map(found.map(({ id, name }) => [id, name]))
  return (row) => {
    const panel = names.get(panelOf(row.op as PageOp) ?? '')
    return panel ? say.about(deedOf(row), panel) : deedOf(row)
  }
}

function deedOf({ kind, op }: Row): string {
  const done = op as PageOp
  if (kind === 'undo') return `${opHistory[nameOp(invert(done))]}: ${say.undone}`
  return kind === 'redo' ? `${opHistory[nameOp(done)]}: ${say.redone}` : opHistory[nameOp(done)]
}

function changeOf(pageId: string, revision: number) {
  const row = db
    .select(columns)
    .from(pageOps)
    .where(and(eq(pageOps.pageId, pageId), eq(pageOps.revision, revision)))
    .get()
  return row
    ? {
        words: wordsFor([row])(row),
        at: row.createdAt,
        person: personNames([row.actor])(row.actor),
      }
    : null
}

/**
 * The list names what people did: the parts of a group stand for nothing of their own, and what was
 * taken back or done again is told beside the change it was about.
 */
const listed = sql`${pageOps.kind} = 'do' and (${pageOps.target} = 'page:template' or not exists (
  select 1 from page_ops whole where whole.id = ${pageOps.refersTo}
    and whole.page_id = ${pageOps.pageId} and whole.target = 'page:template'))`

/** Which of the changes are taken back now. */
function takenBack(pageId: string, ids: string[]): Set<string> {
  const later = db
    .select({ of: pageOps.refersTo, kind: pageOps.kind })
    .from(pageOps)
    .where(and(eq(pageOps.pageId, pageId), inArray(pageOps.refersTo, ids)))
    .orderBy(asc(pageOps.revision))
    .all()
  const last = new Map(later.map(({ of, kind }) => [of ?? '', kind]))
  return new Set(ids.filter((id) => last.get(id) === 'undo'))
}

function changesOf(pageId: string, place: Place) {
  const { rows, ...ways } = readPage({
    select: db.select(columns).from(pageOps).$dynamic(),
    where: and(eq(pageOps.pageId, pageId), listed),
    sort: [[pageOps.revision, 'desc']],
    place,
  })
  const wordsOf = wordsFor(rows)
  const undone = takenBack(
    pageId,
    rows.map(({ id }) => id),
  )
  const nameOf = personNames(rows.map(({ actor }) => actor))
  return {
    rows: rows.map((row) => ({
      revision: row.revision,
      words: undone.has(row.id) ? say.about(wordsOf(row), say.undone) : wordsOf(row),
      at: row.createdAt,
      person: nameOf(row.actor),
    })),
    ...ways,
  }
}

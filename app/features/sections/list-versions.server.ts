import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { pageOps, panels } from '~/db/schema'
import { notFound } from '~/domain-error'
import { invert } from '~/editor/invert'
import { lookOf, sameLook } from '~/editor/look'
import { nameOp } from '~/editor/name-op'
import { pack } from '~/editor/pack'
import type { PageOp, SectionState } from '~/editor/types'
import { personNames } from '~/features/history/person-names.server'
import type { PageStart } from '~/features/lists/page-start'
import { readPage } from '~/features/lists/read-page.server'
import { opHistory } from '~/messages/pages'
import { versionMessages as say } from '~/messages/versions'
import { keptChanges, limits } from '~/permissions/limits'
import type { Actor } from '~/permissions/vocabulary'
import { editablePage, type PageInProject } from './editable-page.server'
import { sectionsById } from './find-section.server'
import { panelOfOperation } from './panel-of-operation.server'
import { findPastPage, oldestVersion, partOfGroup } from './past-page.server'
import { pictureFacts } from './picture-facts.server'
import { planRestore } from './plan-restore.server'

/**
 * A page as it was after its change number `at` (default: now), and a page of the list of its changes,
 * the newest first.
 *
 * @throws DomainError `not-found`
 */
export function listVersions(
  actor: Actor,
  projectId: string,
  pageId: string,
  wanted: number | null,
  place: PageStart,
) {
  const here = editablePage(actor, projectId, pageId)
  const { page, project } = here
  const oldest = oldestVersion(here)
  const at = Math.min(Math.max(wanted ?? page.revision, oldest), page.revision)
  const past = findPastPage(here, at)
  if (!past) throw notFound()
  const { ops } = at < page.revision ? planRestore(actor, here, past) : { ops: [] }
  return {
    page: page.name,
    brandId: project.brandId,
    at,
    of: page.revision,
    /** The oldest version that is kept; 0 while all are. */
    oldest,
    kept: keptChanges(project).ofPage,
    sections: pack(picturesOf(here, [past.header, ...past.body, past.footer])),
    lost: past.lost,
    /** How many changes bring the page back; null when they are too many to be made at once. */
    changes: ops.length > limits.changesAtOnce ? null : ops.length,
    change: changeOf(pageId, at),
    list: changesOf(pageId, oldest, place),
  }
}

/** The sections with what is shown of their panels, and whether they still look so. */
function picturesOf({ page, project }: PageInProject, all: (SectionState | null)[]) {
  const shown = all.filter((s): s is SectionState => s !== null)
  const standing = sectionsById(shown.map((section) => section.id))
  return pictureFacts(shown, project).map((section) => {
    const { id, order, panelId, orientation, color, words, name, revision, height } = section
    const now = standing.get(id)
    const stands = now && (now.pageId === page.id || now.pageId === null)
    const state = !stands ? 'gone' : sameLook(lookOf(now), section) ? 'here' : 'differs'
    return {
      id,
      order,
      panelId,
      orientation,
      color,
      words,
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
  op: PageOp
  createdAt: number
}

/** Changes in words, each with its panel. */
function wordsFor(rows: readonly Row[]): (row: Row) => string {
  const panelIds = rows.flatMap(({ op }) => panelOfOperation(op) ?? [])
  const found = db
    .select({ id: panels.id, name: panels.name })
    .from(panels)
    .where(inArray(panels.id, [...new Set(panelIds)]))
    .all()
  const names = new Map(found.map(({ id, name }) => [id, name]))
  return (row) => {
    const panel = names.get(panelOfOperation(row.op) ?? '')
    return panel ? say.about(getActionName(row), panel) : getActionName(row)
  }
}

function getActionName({ kind, op }: Row): string {
  if (kind === 'undo') return `${opHistory[nameOp(invert(op))]}: ${say.undone}`
  return kind === 'redo' ? `${opHistory[nameOp(op)]}: ${say.redone}` : opHistory[nameOp(op)]
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

/** Which of the changes are taken back now: the last of what was done about each says so. */
function takenBack(ids: readonly string[]): Set<string> {
  const isUndone = (id: string) =>
    db
      .select({ kind: pageOps.kind })
      .from(pageOps)
      .where(eq(pageOps.refersTo, id))
      .orderBy(desc(pageOps.rowNumber))
      .limit(1)
      .get()?.kind === 'undo'
  return new Set(ids.filter(isUndone))
}

/**
 * The list names what people did: what was taken back or done again is told beside the change it was
 * about.
 */
function changesOf(pageId: string, oldest: number, place: PageStart) {
  const kept = and(eq(pageOps.pageId, pageId), gt(pageOps.revision, oldest))
  const { rows, ...ways } = readPage({
    select: db.select(columns).from(pageOps).$dynamic(),
    where: and(kept, eq(pageOps.kind, 'do'), sql`not ${partOfGroup}`),
    sort: [[pageOps.revision, 'desc']],
    place,
  })
  const plainText = wordsFor(rows)
  const undone = takenBack(rows.map(({ id }) => id))
  const nameOf = personNames(rows.map(({ actor }) => actor))
  return {
    rows: rows.map((row) => ({
      revision: row.revision,
      words: undone.has(row.id) ? say.about(plainText(row), say.undone) : plainText(row),
      at: row.createdAt,
      person: nameOf(row.actor),
    })),
    ...ways,
  }
}

import { and, eq, gte, inArray, isNull, or } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { pageOps, pages, sections } from '~/db/schema'
import { rewind } from '~/editor/rewind'
import type { PageOp, SectionState, Slot } from '~/editor/types'
import type { PageInProject } from './editable-page.server'
import { stateOf } from './find-section.server'

/** A page as it was. */
export type PastPage = {
  header: SectionState | null
  body: SectionState[]
  footer: SectionState | null
  /** The page's own ones, and what it showed. */
  own: Record<Slot, SectionState | null>
  modes: Record<Slot, 'global' | 'custom' | 'none'>
  /** Sections that stood there and of which nothing is known any more. */
  lost: number
}

type Row = { rowNumber: number; op: PageOp }

/**
 * A page as it was after its change number `revision`, worked out from now backwards. Sections that
 * moved between pages are followed to the pages they went to; the project's global header and footer
 * are what they were at that moment.
 *
 * @param revision from 0, the page before its first change
 */
export function pageAt({ project, page }: PageInProject, revision: number): PastPage {
  const { boundary, ops, touched } = changesAfter(page.id, revision)
  if (boundary) ops.push(...globalChanges(project.id, boundary, touched))
  ops.sort((a, b) => b.rowNumber - a.rowNumber)
  const known = db
    .select()
    .from(sections)
    .where(
      or(
        inArray(sections.pageId, [...touched]),
        and(eq(sections.projectId, project.id), isNull(sections.pageId)),
      ),
    )
    .all()
    .map(stateOf)
  const modes = { [page.id]: { header: page.header, footer: page.footer } }
  const { document, lost } = rewind(
    { sections: known, modes },
    ops.map(({ op }) => op),
  )
  const here = document.sections.filter((s) => s.pageId === page.id)
  const slot = (type: Slot, of: string | null) =>
    document.sections.find((s) => s.type === type && s.pageId === of) ?? null
  const then = document.modes[page.id] ?? modes[page.id] ?? { header: 'none', footer: 'none' }
  const shown = (type: Slot) =>
    then[type] === 'none' ? null : slot(type, then[type] === 'global' ? null : page.id)
  return {
    header: shown('header'),
    body: here.filter((s) => s.type === 'body'),
    footer: shown('footer'),
    own: { header: slot('header', page.id), footer: slot('footer', page.id) },
    modes: { ...then },
    lost: lost.filter((place) => place.pageId === page.id).length,
  }
}

/** The changes of the page after `revision`, and since then those of pages that sections went to. */
function changesAfter(pageId: string, revision: number) {
  const own = read(and(eq(pageOps.pageId, pageId), gte(pageOps.revision, revision + 1)))
  const boundary = own[0]?.rowNumber ?? null
  const touched = new Set([pageId])
  const ops = [...own]
  const queue = boundary ? others(own, touched) : []
  for (let next = queue.pop(); next && boundary; next = queue.pop()) {
    const rows = read(and(eq(pageOps.pageId, next), gte(pageOps.rowNumber, boundary)))
    ops.push(...rows)
    queue.push(...others(rows, touched))
  }
  return { boundary, ops, touched }
}

/** The pages that sections were moved from and to, each once. */
function others(rows: Row[], touched: Set<string>): string[] {
  const found: string[] = []
  for (const { op } of rows) {
    if (op.kind !== 'move') continue
    for (const { pageId } of [op.from, op.to]) {
      if (touched.has(pageId)) continue
      touched.add(pageId)
      found.push(pageId)
    }
  }
  return found
}

const globalChanges = (projectId: string, boundary: number, touched: Set<string>): Row[] => {
  const all = db.select({ id: pages.id }).from(pages).where(eq(pages.projectId, projectId)).all()
  const rest = all.map(({ id }) => id).filter((id) => !touched.has(id))
  return read(
    and(
      inArray(pageOps.pageId, rest),
      inArray(pageOps.target, ['slot:header', 'slot:footer']),
      gte(pageOps.rowNumber, boundary),
    ),
  )
}

const read = (where: ReturnType<typeof and>): Row[] =>
  db
    .select({ rowNumber: pageOps.rowNumber, op: pageOps.op })
    .from(pageOps)
    .where(where)
    .orderBy(pageOps.pageId, pageOps.revision)
    .all() as Row[]

import { asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { prepared } from '~/db/prepared.server'
import { panelCategories, panels, type Section, sections } from '~/db/schema'
import { nameOp, type OpName } from '~/editor/name-op'
import type { PageOp, Slot } from '~/editor/types'
import { type Actor, actorKey } from '~/permissions/vocabulary'
import { editablePage, type Page } from './editable-page.server'
import { isEarlier, nextOp } from './undo-or-redo.server'

/** A section with what is shown of its panel. */
export type SectionView = Section & {
  panel: {
    id: string
    name: string
    /** Name of its category. */
    category: string
    categoryId: string
    revision: string
    enabled: boolean
    builtIn: boolean
  }
}

/** Content of a page, top to bottom. */
type ShownPage = {
  header: SectionView | null
  body: SectionView[]
  footer: SectionView | null
}

type PageView = ShownPage & {
  page: Page
  /** The project's global ones, whether this page shows them or not. */
  global: Record<Slot, SectionView | null>
  /** The page's own ones, also while it does not show them. */
  own: Record<Slot, SectionView | null>
  revision: number
  /** Names of the person's next undo and redo; null when there is none. */
  undo: OpName | null
  redo: OpName | null
  /** The changes of one body section that they will make; null for all others. */
  undoOp: PageOp | null
  redoOp: PageOp | null
  /** The page's revisions after these changes. */
  meant: { undo: number | null; redo: number | null }
  /** Whether they are of an earlier visit: the person is asked first. */
  earlier: { undo: boolean; redo: boolean }
}

/** @throws DomainError `not-found` when there is no such page, or the person may not edit the project */
export function pageDocument(actor: Actor, projectId: string, pageId: string): PageView {
  const { page } = editablePage(actor, projectId, pageId)
  const next = (what: 'undo' | 'redo') => nextOp(db, pageId, actorKey(actor), what)
  const [undo, redo] = [next('undo'), next('redo')]
  return {
    page,
    ...shownOn(page),
    revision: page.revision,
    undo: undo ? nameOp(undo.op) : null,
    redo: redo ? nameOp(redo.op) : null,
    undoOp: ofBody(undo?.inverse, pageId),
    redoOp: ofBody(redo?.op, pageId),
    meant: { undo: undo?.revision ?? null, redo: redo?.revision ?? null },
    earlier: { undo: !!undo && isEarlier(undo), redo: !!redo && isEarlier(redo) },
  }
}

/** Changes of one body section within its page are foreseen, no others. */
function ofBody(op: PageOp | undefined, pageId: string): PageOp | null {
  if (!op || op.kind === 'template' || op.kind === 'mode') return null
  if (op.kind === 'move') return op.from.pageId === op.to.pageId ? op : null
  const { type, pageId: page } = op.kind === 'update' ? op : op.section
  return type === 'body' && page === pageId ? op : null
}

/** Reads what a page shows. The caller decides who may see it. */
export function shownOn(
  page: Pick<Page, 'id' | 'projectId' | 'header' | 'footer'>,
): ShownPage & Pick<PageView, 'global' | 'own'> {
  const here = ofPage().all({ page: page.id })
  const everywhere = ofAllPages().all({ project: page.projectId })
  const slot = (from: SectionView[], type: Slot) => from.find((s) => s.type === type) ?? null
  const global = { header: slot(everywhere, 'header'), footer: slot(everywhere, 'footer') }
  const own = { header: slot(here, 'header'), footer: slot(here, 'footer') }
  const shown = (type: Slot) =>
    page[type] === 'global' ? global[type] : page[type] === 'custom' ? own[type] : null
  return {
    header: shown('header'),
    body: here.filter((section) => section.type === 'body'),
    footer: shown('footer'),
    global,
    own,
  }
}

const read = (where: SQL | undefined) => {
  const { id, name, categoryId, revision, enabled, builtIn } = panels
  return db
    .select({
      ...getTableColumns(sections),
      panel: { id, name, category: panelCategories.name, categoryId, revision, enabled, builtIn },
    })
    .from(sections)
    .innerJoin(panels, eq(panels.id, sections.panelId))
    .innerJoin(panelCategories, eq(panelCategories.id, panels.categoryId))
    .where(where)
    .orderBy(asc(sections.type), asc(sections.order))
    .prepare()
}

const ofPage = prepared(() => read(eq(sections.pageId, sql.placeholder('page'))))
const ofAllPages = prepared(() =>
  read(sql`${sections.projectId} = ${sql.placeholder('project')} and ${sections.pageId} is null`),
)

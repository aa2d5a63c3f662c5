import { and, eq, ne } from 'drizzle-orm'
import { logHistory, panelCategories, panels } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { panelCategoryEvents, panelEvents } from '~/features/events/event-types/panels'
import { categories } from '~/panels/categories'
import { panels as library } from '~/panels/library'
import { ensureBrand } from './ensure-brand.server'
import { homeBrand } from './home-panels.server'
import { libraryRevision } from './library-revision.server'
import { neutralBrand } from './sample-brand.server'

/**
 * Brings the starter library into the database at every start. New categories and panels are
 * added; those that nobody has edited follow their definition; an admin's edits, `enabled` and
 * `useCount` stay; what an admin deleted stays deleted.
 */
export function seedLibrary(): void {
  transaction((tx) => {
    seedCategories(tx)
    seedPanels(tx, libraryRevision())
    ensureBrand(tx, homeBrand)
    ensureBrand(tx, neutralBrand)
  })
}

function seedCategories(tx: Tx) {
  const rows = new Map(
    tx
      .select()
      .from(panelCategories)
      .all()
      .map((row) => [row.id, row]),
  )
  const now = Date.now()
  const taken = {
    header: [...rows.values()].some((r) => r.header),
    footer: [...rows.values()].some((r) => r.footer),
  }
  categories.forEach((category, index) => {
    const { id, name, description, header, footer } = category
    const row = rows.get(id)
    const facts = { name, description, tags: category.tags.join(', ') }
    if (row) {
      const same =
        row.name === facts.name && row.description === facts.description && row.tags === facts.tags
      // The order is left to admins, who sort the categories.
      if (row.version > 1 || same) return
      tx.update(panelCategories)
        .set({ ...facts, updatedAt: now })
        .where(eq(panelCategories.id, id))
        .run()
      return
    }
    if (wasDeleted(tx, 'panel_categories', id)) return
    tx.insert(panelCategories)
      .values({
        id,
        ...facts,
        order: index + 1,
        header: header && !taken.header,
        footer: footer && !taken.footer,
        createdAt: now,
        updatedAt: now,
      })
      .run()
    emit(tx, 'system', panelCategoryEvents.created, { subjectId: id })
  })
}

function seedPanels(tx: Tx, revision: string) {
  const rows = new Map(
    tx
      .select()
      .from(panels)
      .where(eq(panels.builtIn, true))
      .all()
      .map((row) => [row.id, row]),
  )
  const known = new Set(
    tx
      .select({ id: panelCategories.id })
      .from(panelCategories)
      .all()
      .map((c) => c.id),
  )
  const now = Date.now()
  library.forEach((definition, index) => {
    const { id, name, category, columns } = definition
    const facts = {
      name,
      categoryId: category,
      columns,
      keywords: definition.keywords.join(', '),
      order: index + 1,
    }
    const row = rows.get(id)
    if (row) {
      const edited = row.version > 1
      const same =
        row.name === facts.name &&
        row.categoryId === facts.categoryId &&
        row.columns === facts.columns &&
        row.keywords === facts.keywords &&
        row.order === facts.order
      if (edited || same || !known.has(category)) return
      tx.update(panels)
        .set({ ...facts, updatedAt: now })
        .where(eq(panels.id, id))
        .run()
      return
    }
    if (!known.has(category) || wasDeleted(tx, 'panels', id)) return
    tx.insert(panels)
      .values({ id, ...facts, builtIn: true, revision, createdAt: now, updatedAt: now })
      .run()
    emit(tx, 'system', panelEvents.created, { subjectId: id })
  })
  tx.update(panels)
    .set({ revision })
    .where(and(eq(panels.builtIn, true), ne(panels.revision, revision)))
    .run()
}

const wasDeleted = (tx: Tx, collection: string, document: string): boolean =>
  tx
    .select({ id: logHistory.id })
    .from(logHistory)
    .where(
      and(
        eq(logHistory.collection, collection),
        eq(logHistory.documentId, document),
        eq(logHistory.action, 'deleted'),
      ),
    )
    .get() !== undefined

import { inArray } from 'drizzle-orm'
import {
  counters,
  pages,
  panels,
  sections,
  templateCategories,
  templateCategoryItems,
} from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { keyBetween } from '~/editor/order'
import type { SectionType } from '~/editor/types'
import { emit } from '~/features/events/emit.server'
import { pageEvents } from '~/features/events/event-types/pages'
import { templateCategoryEvents } from '~/features/events/event-types/templates'
import { homeBrand } from '~/features/panels/home-panels.server'
import { pagesChanged } from '~/features/project-base/brand-of-project.server'
import { insertProject } from '~/features/project-base/insert-project.server'
import type { StoryId } from '~/panels/stories/ids'
import {
  type PlacedPanel,
  pageTemplates,
  projectTemplates,
  type TemplatePage,
} from '~/panels/templates'
import type { Corners, Typeface } from '~/panels/types'
import { kindOfTemplate } from '~/permissions/projects'
import type { TemplateKind } from '~/permissions/templates'
import { newId } from '~/platform/ids.server'

const done = 'starter_templates'

/** A starter template of either kind. */
type Starter = {
  kind: TemplateKind
  name: string
  category: string
  primaryColor: string
  secondaryColor: string
  story?: StoryId
  corners?: Corners
  typeface?: Typeface
  header?: PlacedPanel
  footer?: PlacedPanel
  pages: TemplatePage[]
}

/**
 * Gives a new database the starter templates with their categories, once: an admin's later changes and
 * deletions stay. The panel library is there already; a missing panel is left out.
 */
export function seedTemplates(): void {
  transaction((tx) => {
    const first = tx.insert(counters).values({ name: done, value: 1 }).onConflictDoNothing().run()
    if (first.changes === 0) return
    const known = panelCategoriesOf(tx)
    const now = Date.now()
    const categories = new Map<string, string>()
    starters().forEach((starter, index) => {
      const key = `${starter.kind} ${starter.category}`
      const category = categories.get(key) ?? insertCategory(tx, starter, now)
      categories.set(key, category)
      // Starters come newest first: each next one is a millisecond older, so that lists keep the order.
      insertStarter(tx, starter, { category, known, createdAt: now - index })
    })
  })
}

function starters(): Starter[] {
  const { primaryColor, secondaryColor } = homeBrand
  const single = pageTemplates.map(
    ({ sections, ...template }): Starter => ({
      kind: 'page',
      ...template,
      primaryColor,
      secondaryColor,
      pages: [{ id: template.id, name: template.name, home: true, sections }],
    }),
  )
  return [...projectTemplates.map((t): Starter => ({ kind: 'project', ...t })), ...single]
}

function panelCategoriesOf(tx: Tx): Map<string, string> {
  const used = starters().flatMap(({ header, footer, pages }) => [
    ...[header, footer].flatMap((slot) => slot?.panel ?? []),
    ...pages.flatMap((page) => page.sections.map(({ panel }) => panel)),
  ])
  const rows = tx
    .select({ id: panels.id, category: panels.categoryId })
    .from(panels)
    .where(inArray(panels.id, [...new Set(used)]))
    .all()
  return new Map(rows.map(({ id, category }) => [id, category]))
}

function insertCategory(tx: Tx, { kind, category }: Starter, now: number): string {
  const id = newId()
  tx.insert(templateCategories)
    .values({ id, kind, name: category, createdAt: now, createdBy: 'system' })
    .run()
  emit(tx, 'system', templateCategoryEvents.created, { subjectId: id })
  return id
}

function insertStarter(
  tx: Tx,
  starter: Starter,
  {
    category,
    known,
    createdAt,
  }: { category: string; known: Map<string, string>; createdAt: number },
): void {
  const { kind, name, primaryColor, secondaryColor, story, corners, typeface } = starter
  const look = { primaryColor, secondaryColor, story, corners, typeface }
  const facts = { name, ownerId: null, folderId: null, ...look, createdAt }
  const as = { kind: kindOfTemplate(kind), published: kind === 'project' }
  const projectId = insertProject(tx, { ...facts, ...as }, 'system')
  tx.insert(templateCategoryItems).values({ projectId, categoryId: category }).run()
  const at = { createdAt, updatedAt: createdAt }
  const section = (
    placed: PlacedPanel,
    type: SectionType,
    pageId: string | null,
    order: string,
  ) => {
    const { panel: panelId, orientation, color } = placed
    const of = known.get(panelId)
    const where = { projectId, pageId, type, order }
    return of ? [{ id: newId(), ...where, panelId, category: of, orientation, color, ...at }] : []
  }
  const ids = new Map(starter.pages.map((page) => [page.id, newId()]))
  const rows = (['header', 'footer'] as const).flatMap((slot) => {
    const placed = starter[slot]
    return placed ? section(placed, slot, null, 'a0') : []
  })
  starter.pages.forEach((page, order) => {
    const id = ids.get(page.id) ?? newId()
    const { name, home = false, nonNavigation = false } = page
    const parentId = ids.get(page.parent ?? '') ?? null
    tx.insert(pages)
      .values({ id, projectId, name, parentId, home, nonNavigation, order, ...at })
      .run()
    emit(tx, 'system', pageEvents.created, { page: { id, projectId, name } })
    let key: string | null = null
    for (const placed of page.sections) {
      key = keyBetween(key, null)
      rows.push(...section(placed, 'body', id, key))
    }
  })
  if (rows.length > 0) tx.insert(sections).values(rows).run()
  pagesChanged(tx, projectId, createdAt)
}

import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { projects, templateCategories, templateCategoryItems } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { forbidden, notFound } from '~/domain-error'
import { anyCase } from '~/features/lists/search.server'
import { kindOfTemplate, templateKindOf } from '~/permissions/projects'
import { canManageTemplates, type TemplateKind } from '~/permissions/templates'
import type { Actor } from '~/permissions/vocabulary'

export type Template = typeof projects.$inferSelect

/** @throws DomainError 403 for anyone who does not manage the templates of a kind */
export function requireTemplateManager(actor: Actor, kind: TemplateKind): void {
  if (!canManageTemplates(actor, kind)) throw forbidden()
}

/** The condition for the templates of a kind, written out so that their index is used. */
export const templatesOf = (kind: TemplateKind): SQL =>
  sql`${projects.kind} = ${sql.raw(`'${kindOfTemplate(kind)}'`)} and ${projects.kind} <> 'website'
    and ${projects.deletedAt} is null`

/** A template, whoever asks; undefined when it does not exist or is of another kind. */
export function templateById(tx: Reader, kind: TemplateKind, id: string): Template | undefined {
  const row = tx.select().from(projects).where(eq(projects.id, id)).get()
  return row && row.deletedAt === null && templateKindOf(row) === kind ? row : undefined
}

/** @throws DomainError 403 for anyone who does not manage templates of this kind, `not-found` */
export function managedTemplate(
  actor: Actor,
  kind: TemplateKind,
  id: string,
  tx: Reader = db,
): Template {
  requireTemplateManager(actor, kind)
  const template = templateById(tx, kind, id)
  if (!template) throw notFound()
  return template
}

export type CategoryName = { id: string; name: string }

/** The categories that templates are in, by the template's id, in the order of names. */
export function categoriesOf(ids: readonly string[], tx: Reader = db): Map<string, CategoryName[]> {
  const found = new Map<string, CategoryName[]>()
  if (ids.length === 0) return found
  const rows = tx
    .select({
      template: templateCategoryItems.projectId,
      id: templateCategories.id,
      name: templateCategories.name,
    })
    .from(templateCategoryItems)
    .innerJoin(templateCategories, eq(templateCategories.id, templateCategoryItems.categoryId))
    .where(inArray(templateCategoryItems.projectId, [...ids]))
    .orderBy(asc(anyCase(templateCategories.name)), asc(templateCategories.id))
    .all()
  for (const { template, ...category } of rows) {
    found.set(template, [...(found.get(template) ?? []), category])
  }
  return found
}

import { and, asc, count, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { prepared } from '~/db/prepared.server'
import { pageOps, type Section, sections } from '~/db/schema'
import { DomainError, notFound } from '~/domain-error'
import type { SectionState, Slot } from '~/editor/types'
import type { PageInProject } from './editable-page.server'
import { whatHappened } from './what-happened.server'

const byId = prepared(() =>
  db
    .select()
    .from(sections)
    .where(eq(sections.id, sql.placeholder('id')))
    .prepare(),
)

// `type <> 'body'` and `page_id is null` are written out: they name the partial indexes.
const ownSlot = prepared(() =>
  db
    .select()
    .from(sections)
    .where(
      sql`${sections.pageId} = ${sql.placeholder('page')} and ${sections.type} = ${sql.placeholder('slot')} and ${sections.type} <> 'body'`,
    )
    .prepare(),
)

const globalSlot = prepared(() =>
  db
    .select()
    .from(sections)
    .where(
      sql`${sections.projectId} = ${sql.placeholder('project')} and ${sections.type} = ${sql.placeholder('slot')} and ${sections.pageId} is null`,
    )
    .prepare(),
)

/** A section by id, wherever it is. */
export const sectionById = (id: string): Section | undefined => byId().get({ id })

/** Those of the sections that are somewhere, by id. */
export function sectionsById(ids: readonly string[]): Map<string, Section> {
  const found = db
    .select()
    .from(sections)
    .where(inArray(sections.id, [...ids]))
    .all()
  return new Map(found.map((section) => [section.id, section]))
}

/**
 * A section of this page or of the project's global header and footer.
 *
 * @throws DomainError `not-found`, or `section-gone` (404) with what `happened` to it
 */
export function findSection({ project, page }: PageInProject, id: string): Section {
  const section = sectionById(id)
  const here = section?.pageId === page.id || section?.pageId === null
  if (!section || !here || section.projectId !== project.id) throw gone(page.id, id)
  return section
}

/** The condition for the changes of a section: its own, and the groups that it was a part of. */
export const touching = (id: string) =>
  or(
    eq(pageOps.target, id),
    and(eq(pageOps.target, 'page:template'), sql`instr(${pageOps.touches}, ${` ${id} `}) > 0`),
  )

/** Tells people who still see the section who took it off the page. */
function gone(pageId: string, id: string): DomainError {
  const [last] = db
    .select({ actor: pageOps.actor, op: pageOps.op })
    .from(pageOps)
    .where(and(eq(pageOps.pageId, pageId), touching(id)))
    .orderBy(desc(pageOps.rowNumber))
    .limit(1)
    .all()
  if (!last) return notFound()
  return new DomainError('section-gone', 404, { values: { happened: whatHappened(db, [last]) } })
}

/** A page's own header or footer, also while the page does not show it. */
export const ownSection = (pageId: string, slot: Slot): Section | undefined =>
  ownSlot().get({ page: pageId, slot })

/** The header or footer of all pages that are set to global. */
export const globalSection = (projectId: string, slot: Slot): Section | undefined =>
  globalSlot().get({ project: projectId, slot })

/** The part of a row that operations carry. */
export function stateOf(section: Section): SectionState {
  const { id, type, pageId, panelId, category, orientation, color, words, order } = section
  return { id, type, pageId, panelId, category, orientation, color, words, order }
}

/** The same of a section that goes, with what comes back when that is undone. */
export function stateOfRemoved(section: Section): SectionState {
  const { confirmedClaims } = section
  return { ...stateOf(section), ...(confirmedClaims !== null && { confirmedClaims }) }
}

const ofBody = (pageId: string) => and(eq(sections.pageId, pageId), eq(sections.type, 'body'))

/** The body sections of a page, top to bottom. @param most reads no more than these */
export const bodySections = (pageId: string, most = Number.MAX_SAFE_INTEGER): Section[] =>
  db.select().from(sections).where(ofBody(pageId)).orderBy(asc(sections.order)).limit(most).all()

/** How many body sections a page has. */
export const countBody = (pageId: string): number =>
  db.select({ n: count() }).from(sections).where(ofBody(pageId)).get()?.n ?? 0

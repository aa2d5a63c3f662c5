import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { pageNotes, users } from '~/db/schema'
import { shownOn } from '~/features/sections/page-document.server'
import { userMessages } from '~/messages/users'

/** A section that a page shows, by its place from the top: header and footer count. */
export type NumberedSection = { id: string; number: number; name: string }

/** The sections of a page, as comments name them. */
export function numberedSections(page: Parameters<typeof shownOn>[0]): NumberedSection[] {
  const { header, body, footer } = shownOn(page)
  return [header, ...body, footer]
    .filter((section) => section !== null)
    .map(({ id, panel }, index) => ({ id, number: index + 1, name: panel.name }))
}

/** The visitors' comments of a page, the oldest first: where each one is, and its number. */
export const commentPlaces = (pageId: string) =>
  db
    .select({
      id: pageNotes.id,
      sectionId: pageNotes.sectionId,
      x: pageNotes.x,
      y: pageNotes.y,
      doneAt: pageNotes.doneAt,
    })
    .from(pageNotes)
    .where(and(eq(pageNotes.pageId, pageId), isNotNull(pageNotes.visitorName)))
    .orderBy(asc(pageNotes.createdAt), asc(pageNotes.id))
    .all()
    .map(({ doneAt, ...place }, index) => ({ ...place, done: doneAt !== null, number: index + 1 }))

export type CommentPlace = ReturnType<typeof commentPlaces>[number]

/**
 * What a comment is about in words: a section that the page shows. Null for the whole page, `gone` for one
 * that it shows no more.
 */
export function aboutOf(
  { sectionId, x }: Pick<CommentPlace, 'sectionId' | 'x'>,
  sections: readonly NumberedSection[],
): NumberedSection | 'gone' | null {
  const section = sections.find(({ id }) => id === sectionId)
  if (section) return section
  return x === null ? null : 'gone'
}

/** Answers to comments, the oldest first, with who wrote them. */
export function answersTo(comments: readonly string[]) {
  const rows = db
    .select({ note: pageNotes, fullName: users.fullName })
    .from(pageNotes)
    .leftJoin(users, eq(users.id, pageNotes.authorId))
    .where(inArray(pageNotes.answers, [...comments]))
    .orderBy(asc(pageNotes.createdAt), asc(pageNotes.id))
    .all()
  const found = new Map<string, { note: typeof pageNotes.$inferSelect; author: string }[]>()
  for (const { note, fullName } of rows) {
    const comment = note.answers ?? ''
    const answer = { note, author: fullName ?? userMessages.deletedUser }
    found.set(comment, [...(found.get(comment) ?? []), answer])
  }
  return found
}

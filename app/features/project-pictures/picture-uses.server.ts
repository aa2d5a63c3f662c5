import { setImmediate as nextTurn } from 'node:timers/promises'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { sections, sectionWords } from '~/db/schema'
import { picturesOf } from '~/panels/words'

/** Words that are read at once: unpacking them takes milliseconds. */
const batch = 100

type Use = { id: string; pageId: string | null }

/** The sections of a project that show each of its pictures. Other requests are answered meanwhile. */
export async function pictureUses(projectId: string): Promise<Map<string, Use[]>> {
  const used = db
    .select({ id: sections.id, pageId: sections.pageId, words: sections.words })
    .from(sections)
    .where(and(eq(sections.projectId, projectId), isNotNull(sections.words)))
    .all()
  const sectionsOf = new Map<string, Use[]>()
  for (const { words, ...use } of used) {
    if (words) sectionsOf.set(words, [...(sectionsOf.get(words) ?? []), use])
  }
  const uses = new Map<string, Use[]>()
  const ids = [...sectionsOf.keys()]
  for (let at = 0; at < ids.length; at += batch) {
    const rows = db
      .select({ id: sectionWords.id, words: sectionWords.words })
      .from(sectionWords)
      .where(
        and(
          eq(sectionWords.projectId, projectId),
          inArray(sectionWords.id, ids.slice(at, at + batch)),
        ),
      )
      .all()
    for (const { id, words } of rows) {
      for (const picture of new Set(picturesOf(words).map(([, word]) => word.id))) {
        uses.set(picture, [...(uses.get(picture) ?? []), ...(sectionsOf.get(id) ?? [])])
      }
    }
    await nextTurn()
  }
  return uses
}

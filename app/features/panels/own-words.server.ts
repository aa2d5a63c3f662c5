import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { prepared } from '~/db/prepared.server'
import { sections, sectionWords, type WordSizes } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import type { OwnWords } from '~/panels/words/own-words'
import { limits } from '~/permissions/limits'
import { keyedHash } from '~/platform/ids.server'
import { bringPictures } from './own-pictures.server'

/** Own words as a picture is drawn with them. */
export type StoredWords = { id: string; words: OwnWords; sizes: WordSizes }

const byId = prepared(() =>
  db
    .select({ id: sectionWords.id, words: sectionWords.words, sizes: sectionWords.sizes })
    .from(sectionWords)
    .where(eq(sectionWords.id, sql.placeholder('id')))
    .limit(1)
    .prepare(),
)

/** Own words by the id in a picture's address; they are the same in every project that has them. */
export const findWords = (id: string): StoredWords | undefined => byId().get({ id })

/** The id that own words have or would get: the order in which they were typed says nothing. */
export function wordsIdOf(words: OwnWords): string {
  const facts = Object.entries(words).map(([path, said]) => [
    path,
    typeof said === 'object' ? Object.entries(said).sort(byName) : said,
  ])
  return keyedHash('words', JSON.stringify(facts.sort(byName))).slice(0, 24)
}

const byName = (a: readonly unknown[], b: readonly unknown[]) =>
  String(a[0]) < String(b[0]) ? -1 : 1

/**
 * Stores own words in a project, with what was measured of them.
 *
 * @returns their id; null for none
 * @throws DomainError `words-full` (409) when the project holds too many
 */
export function ensureWords(
  tx: Tx,
  projectId: string,
  words: OwnWords,
  sizes: WordSizes = {},
): string | null {
  if (Object.keys(words).length === 0) return null
  const id = wordsIdOf(words)
  const here = and(eq(sectionWords.id, id), eq(sectionWords.projectId, projectId))
  const known = tx.select({ sizes: sectionWords.sizes }).from(sectionWords).where(here).get()
  if (known) {
    const both = { ...known.sizes, ...sizes }
    tx.update(sectionWords).set({ sizes: both }).where(here).run()
    return id
  }
  const { n } = tx
    .select({ n: sql<number>`count(*)` })
    .from(sectionWords)
    .where(eq(sectionWords.projectId, projectId))
    .get() ?? { n: 0 }
  const most = limits.wordsOfProject
  if (n >= most) throw new DomainError('words-full', 409, { values: { most } })
  tx.insert(sectionWords).values({ id, projectId, words, sizes, createdAt: Date.now() }).run()
  return id
}

/** Brings own words into the project of a section that shows them, such as one of a template. */
export function bringWords(tx: Tx, projectId: string, id: string | null | undefined): void {
  if (!id) return
  tx.run(sql`insert or ignore into ${sectionWords} (id, project_id, words, sizes, created_at)
    select id, ${projectId}, words, sizes, ${Date.now()} from ${sectionWords} where id = ${id} limit 1`)
  bringPictures(tx, projectId, [id])
}

/** The same for all sections of a project that were copied into it. */
export function bringAllWords(tx: Tx, projectId: string): void {
  tx.run(sql`insert or ignore into ${sectionWords} (id, project_id, words, sizes, created_at)
    select w.id, ${projectId}, w.words, w.sizes, ${Date.now()} from ${sectionWords} w
    where w.id in (select words from sections where project_id = ${projectId} and words is not null)`)
  const used = tx
    .selectDistinct({ id: sections.words })
    .from(sections)
    .where(and(eq(sections.projectId, projectId), isNotNull(sections.words)))
    .all()
  bringPictures(
    tx,
    projectId,
    used.flatMap(({ id }) => id ?? []),
  )
}

/** What was measured of own words, by their ids. */
export function sizesOfWords(ids: Iterable<string | null | undefined>): Map<string, WordSizes> {
  const wanted = [...new Set(ids)].filter((id): id is string => Boolean(id))
  if (wanted.length === 0) return new Map()
  const { id, sizes } = sectionWords
  const rows = db.select({ id, sizes }).from(sectionWords).where(inArray(id, wanted)).all()
  return new Map(rows.map((row) => [row.id, row.sizes]))
}

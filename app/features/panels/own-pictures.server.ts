import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { projectPictures, sectionWords } from '~/db/schema'
import type { Reader, Tx } from '~/db/transaction.server'
import type { OwnWords, PictureWord } from '~/panels/words'
import { picturesOf } from '~/panels/words'

export type OwnPicture = typeof projectPictures.$inferSelect

/** Pictures of a project, in the order they came. */
export const listPictures = (projectId: string, from: Reader = db): OwnPicture[] =>
  from
    .select()
    .from(projectPictures)
    .where(eq(projectPictures.projectId, projectId))
    .orderBy(asc(projectPictures.createdAt), asc(projectPictures.id))
    .all()

export const countPictures = (from: Reader, projectId: string): number =>
  from
    .select({ n: count() })
    .from(projectPictures)
    .where(eq(projectPictures.projectId, projectId))
    .get()?.n ?? 0

/** A picture of a project; nothing for one of another project. */
export const findOwnPicture = (
  from: Reader,
  projectId: string,
  id: string,
): OwnPicture | undefined =>
  from
    .select()
    .from(projectPictures)
    .where(and(eq(projectPictures.projectId, projectId), eq(projectPictures.id, id)))
    .get()

/** A picture by the name of its file. */
export const findStoredPicture = (file: string): OwnPicture | undefined =>
  db.select().from(projectPictures).where(eq(projectPictures.file, file)).limit(1).get()

type UsedPicture = PictureWord & { picture: OwnPicture }

/** The pictures that own words name, by slot, without those that were deleted. */
export function usedPictures(words: OwnWords | undefined): Record<string, UsedPicture> {
  const named = picturesOf(words ?? {})
  if (named.length === 0) return {}
  const ids = [...new Set(named.map(([, { id }]) => id))]
  const rows = db.select().from(projectPictures).where(inArray(projectPictures.id, ids)).all()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return Object.fromEntries(
    named.flatMap(([slot, word]) => {
      const picture = byId.get(word.id)
      return picture ? [[slot, { ...word, picture }]] : []
    }),
  )
}

/** What a drawing is made from, besides the words themselves: pictures can be deleted. */
export const pictureFiles = (words: OwnWords | undefined): string[] =>
  Object.values(usedPictures(words)).map(({ picture }) => picture.file)

/** Gives a project the pictures that own words of it name: a section of a template brings its own. */
export function bringPictures(tx: Tx, projectId: string, wordIds: readonly string[]): void {
  const ids = new Set<string>()
  if (wordIds.length === 0) return
  const rows = tx
    .select({ words: sectionWords.words })
    .from(sectionWords)
    .where(inArray(sectionWords.id, [...wordIds]))
    .all()
  for (const { words } of rows) for (const [, { id }] of picturesOf(words)) ids.add(id)
  if (ids.size > 0)
    copyRows(tx, projectId, sql`p.id in (select value from json_each(${JSON.stringify([...ids])}))`)
}

/** Gives a project all pictures of another one. */
export const bringAllPictures = (tx: Tx, from: string, to: string): void =>
  copyRows(tx, to, sql`p.project_id = ${from}`)

function copyRows(tx: Tx, projectId: string, which: ReturnType<typeof sql>): void {
  tx.run(sql`insert or ignore into ${projectPictures}
    (id, project_id, file, name, alt, x, y, width, height, version, created_at)
    select p.id, ${projectId}, p.file, p.name, p.alt, p.x, p.y, p.width, p.height, 1, p.created_at
    from ${projectPictures} p where ${which}`)
}

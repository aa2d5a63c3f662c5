import { inArray } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { pageNotes } from '~/db/schema'
import {
  aboutOf,
  answersTo,
  type CommentPlace,
  type NumberedSection,
} from '~/features/pages/page-comments.server'
import { firstName } from '~/shared/first-name'

/** Comments that are shown at once. */
const most = 20

/**
 * The comments of a page as every visitor sees them: those of all visitors with the answers to them, a
 * part of the list at a time, the newest part first. Notes stay with those who edit.
 *
 * @param wanted `chosen`: the part with the comment of this id; `from`: the part with this number
 */
export function sharedComments(
  places: readonly CommentPlace[],
  sections: readonly NumberedSection[],
  wanted: { chosen: string | null; from: number },
) {
  const chosen = places.find(({ id }) => id === wanted.chosen)
  const number = chosen?.number ?? (places[wanted.from - 1] ? wanted.from : places.length)
  const start = Math.max(0, Math.floor((number - 1) / most) * most)
  const shown = places.slice(start, start + most)
  const ids = shown.map(({ id }) => id)
  const notes = new Map(
    db
      .select()
      .from(pageNotes)
      .where(inArray(pageNotes.id, ids))
      .all()
      .map((note) => [note.id, note]),
  )
  const answers = answersTo(ids)
  return {
    chosen: chosen?.id ?? null,
    /** Numbers at which the parts before and after begin; null where there is none. */
    earlier: start > 0 ? start - most + 1 : null,
    later: start + most < places.length ? start + most + 1 : null,
    list: shown.flatMap((place) => {
      const note = notes.get(place.id)
      if (!note) return []
      return {
        id: place.id,
        number: place.number,
        about: aboutOf(place, sections),
        done: place.done,
        name: note.visitorName ?? '',
        text: note.text,
        at: note.createdAt,
        answers: (answers.get(place.id) ?? []).map(({ note: { id, text }, author }) => ({
          id,
          text,
          by: firstName(author),
        })),
      }
    }),
  }
}

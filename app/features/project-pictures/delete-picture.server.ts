import { setImmediate as nextTurn } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { projectPictures } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { notFound } from '~/domain-error'
import { lookOf, sameLook } from '~/editor/look'
import { emit } from '~/features/events/emit.server'
import { projectEvents } from '~/features/events/event-types/projects'
import { removeFiles } from '~/features/files/remove-files.server'
import { findPages } from '~/features/pages/find-pages.server'
import { findOwnPicture } from '~/features/panels/own-pictures.server'
import { ensureWords, findWords } from '~/features/panels/own-words.server'
import { editableProject } from '~/features/project-base/project-access.server'
import { changePage } from '~/features/sections/change-page.server'
import { sectionById } from '~/features/sections/find-section.server'
import { withoutPicture } from '~/panels/words'
import type { Actor } from '~/permissions/vocabulary'
import { pictureUses } from './picture-uses.server'

/**
 * Deletes a picture. Sections that show it get their drawn one back, each by a change of its page; its file
 * stays where a copy of the project has it.
 *
 * @returns how many sections showed it
 * @throws DomainError `not-found`
 */
export async function deletePicture(
  actor: Actor,
  { projectId, pictureId }: { projectId: string; pictureId: string },
): Promise<{ sections: number }> {
  editableProject(actor, projectId)
  if (!findOwnPicture(db, projectId, pictureId)) throw notFound()
  const [home] = findPages(projectId)
  const uses = (await pictureUses(projectId)).get(pictureId) ?? []
  for (const use of uses) {
    // A header of all pages is changed on the first one.
    const pageId = use.pageId ?? home?.id
    if (pageId) takeOut(actor, { projectId, pageId, sectionId: use.id, pictureId })
    await nextTurn()
  }
  const gone = transaction((tx) => {
    const project = editableProject(actor, projectId)
    const which = and(eq(projectPictures.projectId, projectId), eq(projectPictures.id, pictureId))
    const row = tx.delete(projectPictures).where(which).returning().get()
    if (!row) throw notFound()
    emit(tx, actor, projectEvents.deletedPicture, { project, details: { to: row.name } })
    return row
  })
  await removeFiles([gone.file])
  return { sections: uses.length }
}

type Use = { projectId: string; pageId: string; sectionId: string; pictureId: string }

function takeOut(actor: Actor, { projectId, pageId, sectionId, pictureId }: Use): void {
  changePage(actor, { projectId, pageId }, (tx, { project }) => {
    const section = sectionById(sectionId)
    const own = section?.words ? findWords(section.words) : undefined
    if (!section || !own) return null
    const words = ensureWords(tx, project.id, withoutPicture(own.words, pictureId), own.sizes)
    const from = lookOf(section)
    const to = { ...from, words }
    const { id, type } = section
    return sameLook(from, to)
      ? null
      : { kind: 'update', id, type, pageId: section.pageId, from, to }
  })
}

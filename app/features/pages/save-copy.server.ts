import { contentSheets } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { copyEvents } from '~/features/events/event-types/pages'
import { expectVersion } from '~/features/form-input/expect-version.server'
import { touchProject } from '~/features/project-base/touch-project.server'
import type { Actor } from '~/permissions/vocabulary'
import { storedCopy } from './find-copy.server'
import { pageWithNotes } from './page-with-notes.server'

type NewCopy = {
  projectId: string
  pageId: string
  url: string
  text: string
  /** The version the form was made from, 0 for none yet. */
  version: number
}

/**
 * Saves the content sheet of a page.
 *
 * @throws DomainError `copy-empty` (400) without URL and text, `stale` (409), `not-found`; 403 for
 *   guests
 */
export function saveCopy(actor: Actor, input: NewCopy): void {
  transaction((tx) => {
    const { project, page } = pageWithNotes(actor, input.projectId, input.pageId)
    const url = input.url || null
    const text = input.text || null
    if (!url && !text) throw new DomainError('copy-empty', 400)
    const before = storedCopy(tx, page.id)
    const version = before?.version ?? 0
    const stored = { url: before?.url ?? '', text: before?.text ?? '' }
    expectVersion({ version }, input.version, stored)
    if (before?.url === url && before?.text === text) return
    const now = Date.now()
    const set = { url, text, version: version + 1, updatedAt: now }
    tx.insert(contentSheets)
      .values({ pageId: page.id, createdAt: now, ...set })
      .onConflictDoUpdate({ target: contentSheets.pageId, set })
      .run()
    emit(tx, actor, before ? copyEvents.updated : copyEvents.created, { page })
    touchProject(tx, project.id)
  })
}

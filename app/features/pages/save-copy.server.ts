import { pageCopies } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { recordOnPage } from '~/features/history/record.server'
import { publish } from '~/features/live/publish.server'
import { touchProject } from '~/features/projects/touch-project.server'
import { type Actor, actorKey } from '~/permissions/vocabulary'
import { Fault } from '~/platform/faults'
import { storedCopy } from './find-copy.server'
import { notesGround } from './notes-ground.server'

type NewCopy = {
  projectId: string
  pageId: string
  url: string
  text: string
  /** The version the form was made with, 0 for none yet; left out, nothing is compared. */
  version?: number
}

/**
 * Saves the content sheet of a page.
 *
 * @throws Fault `copy-empty` (400) without URL and text, `copy-stale` (409), `not-found`; 403 for
 *   guests
 */
export function saveCopy(actor: Actor, input: NewCopy): void {
  transaction((tx) => {
    const { project, page } = notesGround(actor, input.projectId, input.pageId)
    const url = input.url || null
    const text = input.text || null
    if (!url && !text) throw new Fault('copy-empty', 400)
    const before = storedCopy(tx, page.id)
    const version = before?.version ?? 0
    if (input.version !== undefined && input.version !== version) throw new Fault('copy-stale', 409)
    if (before?.url === url && before?.text === text) return
    const now = Date.now()
    const set = { url, text, version: version + 1, updatedAt: now }
    tx.insert(pageCopies)
      .values({ pageId: page.id, createdAt: now, ...set })
      .onConflictDoUpdate({ target: pageCopies.pageId, set })
      .run()
    recordOnPage(tx, page, {
      collection: 'page_copies',
      action: before ? 'updated' : 'created',
      user: actorKey(actor),
    })
    touchProject(tx, project.id)
    publish(tx, `project:${project.id}`)
  })
}

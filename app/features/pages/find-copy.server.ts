import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { contentSheets } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { publicUrl } from '~/features/form-input/public-url'
import type { Actor } from '~/permissions/vocabulary'
import { pageWithNotes } from './page-with-notes.server'

/** The row of a page's content sheet; undefined before it is saved for the first time. */
export const storedCopy = (from: Reader, pageId: string) =>
  from.select().from(contentSheets).where(eq(contentSheets.pageId, pageId)).get()

/**
 * The content sheet of a page; empty, with version 0, before it is saved for the first time.
 *
 * @returns `link`: the URL as it is opened
 * @throws DomainError `not-found`; 403 for guests
 */
export function findCopy(actor: Actor, projectId: string, pageId: string) {
  const { page } = pageWithNotes(actor, projectId, pageId)
  const copy = storedCopy(db, page.id)
  return {
    page: page.name,
    url: copy?.url ?? '',
    text: copy?.text ?? '',
    link: copy?.url ? publicUrl(copy.url) : null,
    version: copy?.version ?? 0,
  }
}

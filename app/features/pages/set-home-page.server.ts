import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { pageEvents } from '~/features/events/event-types/pages'
import { pagesChanged } from '~/features/project-base/brand-of-project.server'
import { editablePage } from '~/features/sections/editable-page.server'
import type { Actor } from '~/permissions/vocabulary'
import { makeHome } from './make-home.server'

/** Makes a page the home page: the one before is it no more, and the new one has no parent. */
export function setHomePage(actor: Actor, input: { projectId: string; pageId: string }): void {
  transaction((tx) => {
    const { page } = editablePage(actor, input.projectId, input.pageId)
    if (page.home) return
    makeHome(tx, page)
    emit(tx, actor, pageEvents.becameHome, { page })
    pagesChanged(tx, page.projectId)
  })
}

import { transaction } from '~/db/transaction.server'
import { recordOnPage } from '~/features/history/record.server'
import { publish } from '~/features/live/publish.server'
import { touchProject } from '~/features/projects/touch-project.server'
import { findGround } from '~/features/sections/ground.server'
import { type Actor, actorKey } from '~/permissions/vocabulary'
import { makeHome } from './make-home.server'

/** Makes a page the home page: the one before is it no more, and the new one has no parent. */
export function setHomePage(actor: Actor, input: { projectId: string; pageId: string }): void {
  transaction((tx) => {
    const { page } = findGround(actor, input.projectId, input.pageId)
    if (page.home) return
    makeHome(tx, page)
    recordOnPage(tx, page, { action: 'set as home page', user: actorKey(actor) })
    touchProject(tx, page.projectId)
    publish(tx, `project:${page.projectId}`)
  })
}

import { pages } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import type { Slot, SlotMode } from '~/editor/types'
import { once } from '~/features/forms/submission.server'
import { recordOnPage } from '~/features/history/record.server'
import { publish } from '~/features/live/publish.server'
import { checkName } from '~/features/projects/names'
import { editableProject } from '~/features/projects/project-access.server'
import { touchProject } from '~/features/projects/touch-project.server'
import { canUseAccountFeatures } from '~/permissions/projects'
import { type Actor, actorKey } from '~/permissions/vocabulary'
import { Fault } from '~/platform/faults'
import { newId } from '~/platform/ids.server'
import { checkParent } from './check-parent.server'
import { findPages } from './find-pages.server'
import { refuseAccountFeatures } from './guest-limits.server'
import { makeHome } from './make-home.server'
import { refuseMorePages } from './refuse-more-pages.server'

export type NewPage = {
  projectId: string
  name: string
  parentId?: string | null
  nonNavigation?: boolean
  home?: boolean
  header?: SlotMode
  footer?: SlotMode
  key?: string
}

/**
 * A new page, last in the list; the first one becomes the home page. A home page and one outside
 * the navigation have no parent, whatever is posted. Header and footer are global unless `none` is
 * asked for; for `custom` they wait for a panel: `choose` names them.
 *
 * @throws Fault `page-name-required`, `name-too-long`, `page-parent` beside their fields;
 *   `sign-up-needed` (403) for a guest's second page, parent, header or footer;
 *   `page-template-one-page`, `project-full` (409)
 */
export function addPage(actor: Actor, input: NewPage): { pageId: string; choose: Slot[] } {
  return transaction((tx) => {
    const { id: projectId, pageTemplate } = editableProject(actor, input.projectId)
    return once(tx, input.key, `page:${actorKey(actor)}`, () => {
      const name = checkName('page', input.name)
      const others = findPages(projectId, tx)
      refuseAccountFeatures(actor, input)
      if (others.length > 0 && !canUseAccountFeatures(actor)) {
        throw new Fault('sign-up-needed', 403, { values: { what: 'pages' } })
      }
      if (others.length > 0 && pageTemplate) throw new Fault('page-template-one-page', 409)
      refuseMorePages(others.length)
      const parentId = checkParent(others, null, input.parentId)
      const home = others.length === 0 || input.home === true
      const nonNavigation = input.nonNavigation === true
      const id = newId()
      const now = Date.now()
      const mode = (posted: SlotMode | undefined) => (posted === 'none' ? 'none' : 'global')
      tx.insert(pages)
        .values({
          id,
          projectId,
          name,
          parentId: home || nonNavigation ? null : parentId,
          nonNavigation,
          header: mode(input.header),
          footer: mode(input.footer),
          order: others.length,
          createdAt: now,
          updatedAt: now,
        })
        .run()
      if (home) makeHome(tx, { id, projectId })
      recordOnPage(tx, { id, projectId, name }, { action: 'created', user: actorKey(actor) })
      touchProject(tx, projectId)
      publish(tx, `project:${projectId}`)
      const choose = (['header', 'footer'] as const).filter((slot) => input[slot] === 'custom')
      return { pageId: id, choose }
    })
  })
}

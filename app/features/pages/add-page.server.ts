import { pages } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import type { Slot, SlotMode } from '~/editor/types'
import { emit } from '~/features/events/emit.server'
import { pageEvents } from '~/features/events/event-types/pages'
import {
  type IdempotencyKey,
  idempotent,
  untilDeleted,
} from '~/features/form-input/idempotency.server'
import { pagesChanged } from '~/features/project-base/brand-of-project.server'
import { editableProject } from '~/features/project-base/project-access.server'
import { addSection } from '~/features/sections/add-section.server'
import { canUseAccountFeatures } from '~/permissions/projects'
import type { Actor } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { checkParent } from './check-parent.server'
import { findPages } from './find-pages.server'
import { makeHome } from './make-home.server'
import { refuseAccountFeatures } from './refuse-account-features.server'
import { refuseMorePages } from './refuse-more-pages.server'

type NewPage = {
  projectId: string
  name: string
  parentId?: string | null
  nonNavigation?: boolean
  home?: boolean
  header?: SlotMode
  footer?: SlotMode
  /** Begins with the panel for legal texts. */
  legal?: boolean
  idempotencyKey?: IdempotencyKey | undefined
}

const legalText = {
  panelId: 'about-legal-text',
  type: 'body',
  orientation: 'left',
  color: 'light',
} as const

/**
 * A new page, last in the list; the first one becomes the home page. A home page and one outside
 * the navigation have no parent, whatever is posted. Header and footer are global unless `none` is
 * asked for; for `custom` they wait for a panel: `choose` names them.
 *
 * @throws DomainError `page-parent` beside its field;
 *   `sign-up-needed` (403) for a guest's second page, parent, header or footer;
 *   `page-template-one-page`, `project-full` (409); those of `addSection`
 */
export function addPage(actor: Actor, input: NewPage): { pageId: string; choose: Slot[] } {
  return transaction((tx) => {
    const { id: projectId, kind } = editableProject(actor, input.projectId)
    const sending = untilDeleted(
      pages,
      input.idempotencyKey,
      ({ pageId }: { pageId: string }) => pageId,
    )
    return idempotent(tx, sending, () => {
      const { name } = input
      const others = findPages(projectId, tx)
      refuseAccountFeatures(actor, input)
      if (others.length > 0 && !canUseAccountFeatures(actor)) {
        throw new DomainError('sign-up-needed', 403, { values: { what: 'pages' } })
      }
      if (others.length > 0 && kind === 'page_template')
        throw new DomainError('page-template-one-page', 409)
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
      emit(tx, actor, pageEvents.created, { page: { id, projectId, name } })
      pagesChanged(tx, projectId)
      if (input.legal) addSection(actor, { projectId, pageId: id, ...legalText })
      const choose = (['header', 'footer'] as const).filter((slot) => input[slot] === 'custom')
      return { pageId: id, choose }
    })
  })
}

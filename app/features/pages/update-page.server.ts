import { eq, sql } from 'drizzle-orm'
import { pages } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import type { Slot, SlotMode } from '~/editor/types'
import { emit } from '~/features/events/emit.server'
import { pageEvents } from '~/features/events/event-types/pages'
import { expectVersion } from '~/features/form-input/expect-version.server'
import { pagesChanged } from '~/features/project-base/brand-of-project.server'
import { carryOut } from '~/features/sections/change-page.server'
import { editablePage, type Page } from '~/features/sections/editable-page.server'
import { planSlotMode } from '~/features/sections/plan-slot-mode.server'
import type { Actor } from '~/permissions/vocabulary'
import { checkParent } from './check-parent.server'
import { findPages } from './find-pages.server'
import { makeHome } from './make-home.server'
import { refuseAccountFeatures } from './refuse-account-features.server'

type PageUpdate = {
  projectId: string
  pageId: string
  name: string
  /** Left out: as it is. Null or empty: top level. */
  parentId?: string | null
  /** Left out: no. */
  nonNavigation?: boolean
  /** True makes it the home page. The home page stays it until another one is made home. */
  home?: boolean
  header?: SlotMode
  footer?: SlotMode
  /** The version the form was made from. */
  version: number
}

/**
 * Saves the Update Page dialog. Header and footer changes can be undone on the page.
 *
 * @returns `choose`: the slots set to custom that still need a panel (they keep their mode until
 *   one is placed); `home`: whether the page has become the home page
 * @throws DomainError `page-parent` beside its field;
 *   `sign-up-needed` (403) for a guest's parent, header or footer; `stale` (409)
 */
export function updatePage(actor: Actor, input: PageUpdate): { choose: Slot[]; home: boolean } {
  return transaction((tx) => {
    const here = editablePage(actor, input.projectId, input.pageId)
    const { page } = here
    const { name } = input
    refuseAccountFeatures(actor, input)
    const others = findPages(page.projectId, tx)
    const posted = input.parentId === undefined ? page.parentId : input.parentId
    const parentId = checkParent(others, page.id, posted)
    expectVersion(page, input.version, facts(page))

    const nonNavigation = input.nonNavigation === true
    const home = input.home === true && !page.home
    const top = nonNavigation || page.home || home
    tx.update(pages)
      .set({
        name,
        nonNavigation,
        parentId: top ? null : parentId,
        version: sql`${pages.version} + 1`,
        updatedAt: Date.now(),
      })
      .where(eq(pages.id, page.id))
      .run()
    if (home) makeHome(tx, page)
    const choose: Slot[] = []
    for (const slot of ['header', 'footer'] as const) {
      const mode = input[slot]
      const op = mode ? planSlotMode(here, slot, mode) : null
      if (op === 'choose') choose.push(slot)
      else if (op) carryOut(tx, actor, here, op)
    }
    emit(tx, actor, pageEvents.updated, { page: { ...page, name } })
    pagesChanged(tx, page.projectId)
    return { choose, home }
  })
}

const facts = ({ name, parentId, nonNavigation, home, header, footer }: Page) => ({
  name,
  parentId,
  nonNavigation,
  home,
  header,
  footer,
})

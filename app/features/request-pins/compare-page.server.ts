import { sameLook } from '~/editor/look'
import type { SectionState } from '~/editor/types'
import { findPastPage } from '~/features/sections/past-page.server'
import { pictureFacts } from '~/features/sections/picture-facts.server'
import type { OpenRequest } from '~/features/work-item-base/request/access.server'
import { pathTo } from '~/map/path-to'
import { pinMessages as say } from '~/messages/request-pins'
import type { Actor } from '~/permissions/vocabulary'
import { lookPath, storedPin } from './find-pin.server'
import { pinnedPage, shownIn, versionOfPage } from './pinned-page.server'

/**
 * The page that a request is about, as it was when it was asked for and as it is now, with what
 * differs. Null when it is about none, the page was deleted, or the actor may not look at the project.
 *
 * @param request one that the actor may open
 */
export function comparePage(actor: Actor, request: Pick<OpenRequest, 'id'>) {
  const pin = storedPin(request.id)
  const here = pin && pinnedPage(actor, pin)
  if (!pin || !here?.mayLook) return null
  const { project, page, mayEdit } = here
  const [was, is] = [
    shownIn(findPastPage(here, pin.revision)),
    shownIn(findPastPage(here, page.revision)),
  ]
  const side = (number: number, sections: SectionState[], others: SectionState[]) => ({
    ...versionOfPage(page, number),
    sections: pictureFacts(sections, project).map(
      ({ id, panelId, orientation, color, words, name, revision, height }) => ({
        ...{ id, panelId, orientation, color, words, name, revision, height },
        differs: !others.some(
          (other) => other.id === id && sameLook(other, { panelId, orientation, color, words }),
        ),
        pinned: id === pin.sectionId,
      }),
    ),
  })
  const [before, after] = [side(pin.revision, was, is), side(page.revision, is, was)]
  const stood = new Set(was.map(({ id }) => id))
  const stands = new Set(is.map(({ id }) => id))
  return {
    project: project.name,
    page: page.name,
    brandId: project.brandId,
    before,
    after,
    differences: say.pageDiffers(
      [
        ...after.sections.flatMap(({ id, name, differs }) =>
          differs ? [stood.has(id) ? say.changed(name) : say.isNew(name)] : [],
        ),
        ...before.sections.flatMap(({ id, name }) => (stands.has(id) ? [] : [say.isGone(name)])),
      ],
      orderOf(was, stands) !== orderOf(is, stood),
    ),
    to: mayEdit ? pathTo('/projects/:id', { id: project.id }, { p: page.id }) : null,
    look: mayEdit ? null : lookPath(request.id),
  }
}

/** Order of the sections that are on both. */
const orderOf = (sections: SectionState[], both: Set<string>) =>
  sections.flatMap(({ id }) => (both.has(id) ? id : [])).join()

import { db } from '~/db/client.server'
import { notFound } from '~/domain-error'
import { findPastPage } from '~/features/sections/past-page.server'
import { pictureFacts } from '~/features/sections/picture-facts.server'
import { visibleRequest } from '~/features/work-item-base/request/access.server'
import type { Actor } from '~/permissions/vocabulary'
import { storedPin } from './find-pin.server'
import { pinnedPage, shownIn } from './pinned-page.server'

/**
 * Shows the current page that a request is about, to look at: this opens nothing else of its project.
 *
 * @throws DomainError `not-found`, also where the request is about no page, or the page is gone
 */
export function pageOfRequest(actor: Actor, requestId: string) {
  const request = visibleRequest(db, actor, requestId)
  const pin = storedPin(request.id)
  const here = pin && pinnedPage(actor, pin)
  if (!here?.mayLook) throw notFound()
  const { project, page } = here
  const { number, title } = request
  return {
    request: { id: request.id, number, title },
    project: project.name,
    page: page.name,
    brandId: project.brandId,
    sectionId: pin?.sectionId ?? null,
    sections: pictureFacts(shownIn(findPastPage(here, page.revision)), project).map(
      ({ id, panelId, revision, orientation, color, words, name, height }) => ({
        ...{ id, panelId, revision, orientation, color, words, name, height },
      }),
    ),
  }
}

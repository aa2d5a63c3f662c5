import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { pages, requestPins } from '~/db/schema'
import type { SectionState } from '~/editor/types'
import { sectionById, stateOf } from '~/features/sections/find-section.server'
import { type PictureFacts, pictureFacts } from '~/features/sections/picture-facts.server'
import type { OpenRequest } from '~/features/work-item-base/request/access.server'
import { pathTo } from '~/map/path-to'
import { pinMessages as say } from '~/messages/request-pins'
import type { Actor } from '~/permissions/vocabulary'
import { pinnedPage, sectionAt, versionOfPage } from './pinned-page.server'

/** The stored place of a request. */
export const storedPin = (requestId: string) =>
  db.select().from(requestPins).where(eq(requestPins.requestId, requestId)).get()

/**
 * Section that a request is about: its look then and now, and the differences. Null when the request is
 * about no section; `gone` when its page was deleted. The current look is null for people who may not look
 * at the project (any more).
 *
 * @param request one that the actor may open
 */
export function findPin(actor: Actor, request: Pick<OpenRequest, 'id'>) {
  const pin = storedPin(request.id)
  if (!pin) return null
  const here = pinnedPage(actor, pin)
  if (!here) return 'gone' as const
  const { project, page, mayEdit, mayLook } = here
  const stands = sectionById(pin.sectionId)
  const now = stands?.projectId === project.id ? stands : null
  const pictureOf = (section: SectionState | null) =>
    section && (pictureFacts([section], project)[0] ?? null)
  const was = pictureOf(sectionAt(here, pin.sectionId, pin.revision))
  const is = pictureOf(now && stateOf(now))
  const onPage = now?.pageId ?? page.id
  const moved = onPage !== page.id ? [say.moved(nameOfPage(onPage))] : []
  return {
    project: project.name,
    page: page.name,
    brandId: project.brandId,
    was: { ...versionOfPage(page, pin.revision), picture: was },
    is: mayLook ? { ...versionOfPage(page, page.revision), picture: is } : null,
    differences: mayLook ? [...moved, ...differencesOf(was, is)] : [],
    to: mayEdit ? sectionPath(project.id, onPage, now?.id) : null,
    look: !mayEdit && mayLook ? lookPath(request.id) : null,
  }
}

/** Address at which somebody who may not edit the project looks at the page. */
export const lookPath = (request: string) => pathTo('/requests/:request/page', { request })

const sectionPath = (projectId: string, page: string, section?: string) =>
  pathTo('/projects/:id', { id: projectId }, { p: page, s: section }) +
  (section ? `#s-${section}` : '')

const nameOfPage = (id: string) =>
  db.select({ name: pages.name }).from(pages).where(eq(pages.id, id)).get()?.name ?? ''

/** In what two pictures of a section differ, in words. */
function differencesOf(was: PictureFacts | null, is: PictureFacts | null): string[] {
  if (!is) return [say.left]
  if (!was) return []
  return [
    ...(was.panelId === is.panelId ? [] : [say.panel(was.name, is.name)]),
    ...(was.orientation === is.orientation
      ? []
      : [say.orientation(was.orientation, is.orientation)]),
    ...(was.color === is.color ? [] : [say.color(was.color, is.color)]),
    ...(was.words === is.words ? [] : [say.words]),
  ]
}

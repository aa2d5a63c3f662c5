import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { pages } from '~/db/schema'
import { forbidden, notFound } from '~/domain-error'
import { shownIn } from '~/features/pages/copy-pages.server'
import { countBody } from '~/features/sections/find-section.server'
import { canUsePageTemplates } from '~/permissions/templates'
import type { Actor } from '~/permissions/vocabulary'
import { templateById } from './find-template.server'
import { wholeThumbnail } from './thumbnails.server'

/**
 * A page template as staff are offered it for a page.
 *
 * @returns `standing`: how many body sections the page has; `slots`: what the template brings
 *   besides its own
 * @throws DomainError 403, `not-found`
 */
export function offeredPageTemplate(actor: Actor, id: string, forPage: string) {
  if (!canUsePageTemplates(actor)) throw forbidden()
  const template = templateById(db, 'page', id)
  if (!template) throw notFound()
  const page = db.select().from(pages).where(eq(pages.projectId, id)).get()
  const header = page && shownIn(page, 'header')
  const footer = page && shownIn(page, 'footer')
  return {
    name: template.name,
    pictures: wholeThumbnail(id),
    sections: page ? countBody(page.id) : 0,
    standing: countBody(forPage),
    slots: slotsOf(Boolean(header), Boolean(footer)),
  }
}

function slotsOf(header: boolean, footer: boolean) {
  if (header && footer) return 'both' as const
  return header ? ('header' as const) : footer ? ('footer' as const) : null
}

import { redirect } from '@remix-run/node'
import { findShareLink } from '~/features/share/find-share.server'
import { pathTo } from '~/map/path-to'
import type { Actor } from '~/permissions/vocabulary'

/** The share dialog, with the page and section of the address kept. */
export const sharePath = (id: string, { search }: URL) =>
  pathTo('/projects/:id/share', { id }) + search

type Asked = { actor: Actor; params: { id?: string }; url: URL }

/** The link that is going to lead nowhere. One that is off already leads back to the dialog. */
export function linkToClose({ actor, params: { id = '' }, url }: Asked) {
  const { link, token } = findShareLink(actor, id)
  const closeTo = sharePath(id, url)
  if (!link || !token) throw redirect(closeTo)
  return { closeTo, link, token }
}

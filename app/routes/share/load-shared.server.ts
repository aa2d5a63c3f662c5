import { data } from '@remix-run/node'
import { sharedPage } from '~/features/share/shared-page.server'
import { visitorNameCookie } from '~/platform/cookies.server'
import { newId } from '~/platform/ids.server'
import { frameWidth } from '~/shared/page-width'
import { sides } from './share-path'

type Asked = { request: Request; params: { token?: string; page?: string }; url: URL }

/** What the screen of a shared page shows. */
export async function loadShared({ request, params, url: { searchParams } }: Asked) {
  const { token = '', page } = params
  const shown = {
    chosen: searchParams.get('comment'),
    from: Number(searchParams.get('from')) || 0,
  }
  const found = sharedPage(token, page ?? null, shown)
  const loaded = {
    ...found,
    token,
    width: frameWidth(searchParams.get('width')),
    side: sides.find((side) => side === searchParams.get('side')) ?? null,
    formKey: newId(),
    visitorName: String((await visitorNameCookie.parse(request.headers.get('Cookie'))) ?? ''),
  }
  return data(loaded, { status: found.gone ? 404 : 200 })
}

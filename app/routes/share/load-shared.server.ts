import { data } from '@remix-run/node'
import { sharedPage } from '~/features/share/shared-page.server'
import { newId } from '~/platform/ids.server'
import { frameWidth } from '~/shared/page-width'
import { sides } from './share-path'

type Asked = { params: { token?: string; page?: string }; url: URL }

/** What the screen of a shared page shows. */
export function loadShared({ params: { token = '', page }, url: { searchParams } }: Asked) {
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
  }
  return data(loaded, { status: found.gone ? 404 : 200 })
}

import { sharedPage } from '~/features/share/shared-page.server'
import { newId } from '~/platform/ids.server'
import { frameWidth } from '~/shared/frame-width'
import { sides } from './share-path'

type Asked = { params: { token?: string; page?: string }; url: URL }

/** What the screen of a shared page shows. */
export function loadShared({ params: { token = '', page }, url: { searchParams } }: Asked) {
  const shown = {
    chosen: searchParams.get('comment'),
    from: Number(searchParams.get('from')) || 0,
  }
  return {
    ...sharedPage(token, page ?? null, shown),
    token,
    width: frameWidth(searchParams.get('width')),
    side: sides.find((side) => side === searchParams.get('side')) ?? null,
    formKey: newId(),
  }
}

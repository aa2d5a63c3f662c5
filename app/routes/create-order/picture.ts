import { offerPicture } from '~/features/orders/list-offers.server'
import { serveFile } from '~/platform/files/serve.server'
import { variantName } from '~/platform/uploads/variants'
import { lostFile, missingFile } from '~/routes/http/missing-file.server'
import { fileScreen } from '~/routes/http/screen-and-act.server'

/** The picture of what is on sale; its address has the name of the file, so that it can be kept. */
export const loader = fileScreen(async ({ params, request, url }) => {
  const name = offerPicture(params.form ?? '')
  if (!name) return missingFile(request)
  const size = url.searchParams.get('size') === 'large' ? 'large' : 'medium'
  const served = await serveFile(request, {
    folder: 'forms',
    name: variantName(size, name),
    caching: url.searchParams.get('v') === name ? 'immutable' : 'private',
  })
  return served ?? lostFile(request, { folder: 'forms', file: name })
})

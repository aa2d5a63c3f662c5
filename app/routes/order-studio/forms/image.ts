import { findOrderForm } from '~/features/order-forms/find-form.server'
import { serveFile } from '~/platform/files/serve.server'
import { variantName } from '~/platform/uploads/variants'
import { lostFile, missingFile } from '~/routes/http/missing-file.server'
import { fileScreen } from '~/routes/http/screen-and-act.server'

/** The picture of an order form's product, small, also of one that is not on sale. */
export const loader = fileScreen(async ({ actor, params: { form = '' }, request }) => {
  const { productImage } = findOrderForm(actor, form)
  if (!productImage) return missingFile(request)
  const file = { folder: 'forms', name: variantName('thumb', productImage) } as const
  const served = await serveFile(request, { ...file, caching: 'private' })
  return served ?? lostFile(request, { folder: 'forms', file: productImage })
})

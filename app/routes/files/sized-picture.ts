import { findStoredPicture } from '~/features/panels/own-pictures.server'
import { photoForms, photoWidths, sizedPhoto } from '~/features/panels/photos.server'
import { missingFile } from '~/routes/http/missing-file.server'
import { fileScreen } from '~/routes/http/screen-and-act.server'

/** A picture of a project at a width; whoever knows its unguessable name may see it. */
export const loader = fileScreen(async ({ params, request }) => {
  const { file = '', size = '' } = params
  const [digits = '', ending = '', ...more] = size.split('.')
  const form = photoForms.find((one) => one === ending)
  const picture = form && more.length === 0 ? findStoredPicture(file) : undefined
  const width = [...photoWidths, picture?.width].find((one) => String(one) === digits)
  if (!form || !picture || !width || width > picture.width) return missingFile(request)
  const bytes = await sizedPhoto(file, form, width)
  if (!bytes) return missingFile(request)
  const headers = {
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Type': `image/${form}`,
    'X-Content-Type-Options': 'nosniff',
  }
  return new Response(bytes, { headers })
})

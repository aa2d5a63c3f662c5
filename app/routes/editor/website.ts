import { websitePreview } from '~/features/website/website-preview.server'
import { fileScreen } from '~/routes/http/screen-and-act.server'
import { documentParts, websiteResponse } from '~/routes/http/website-response.server'
import { previewWidth } from '~/shared/page-width'

/** A page as the website it will be, in the frame of the editor's preview. */
export const loader = fileScreen(async ({ actor, params, url, context }) => {
  const { id = '', page = '' } = params
  const asked = { projectId: id, pageId: page, width: previewWidth(url.searchParams.get('width')) }
  return websiteResponse(await websitePreview(actor, asked, documentParts(context)), 'self')
})

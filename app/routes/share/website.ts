import { framedWebsite, sharedWebsite } from '~/features/share/shared-website.server'
import { fileScreen } from '~/routes/http/screen-and-act.server'
import { documentParts, websiteResponse } from '~/routes/http/website-response.server'
import { frameWidth } from '~/shared/page-width'

/** A page of a shared preview as a document: of its own, which fits phones, or in the frame of its screen. */
export const loader = fileScreen(async ({ params, url: { searchParams }, context }) => {
  const { token = '', page = '' } = params
  const parts = documentParts(context)
  const frame = searchParams.get('frame')
  if (!frame) return websiteResponse(await sharedWebsite(token, page, parts), 'none')
  const shown = { width: frameWidth(frame), chosen: searchParams.get('comment') ?? '' }
  return websiteResponse(await framedWebsite({ token, pageId: page, ...shown }, parts), 'self')
})

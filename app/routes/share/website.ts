import { sharedWebsite } from '~/features/share/shared-website.server'
import { fileScreen } from '~/routes/http/screen-and-act.server'
import { documentParts, websiteResponse } from '~/routes/http/website-response.server'

/** A page of a shared preview as a document of its own, which fits phones. */
export const loader = fileScreen(async ({ params, context }) => {
  const { token = '', page = '' } = params
  return websiteResponse(await sharedWebsite(token, page, documentParts(context)), 'none')
})

import { captchaPicture } from '~/platform/captcha/captcha.server'
import { svgPolicy } from '~/platform/files/headers'
import { missingFile } from '~/routes/http/missing-file.server'
import { fileScreen } from '~/routes/http/screen-and-act.server'

/** The picture of a captcha, while it can be answered. */
export const loader = fileScreen(({ params: { file = '' }, request }) => {
  const svg = file.endsWith('.svg') ? captchaPicture(file.slice(0, -'.svg'.length)) : null
  if (svg === null) return missingFile(request)
  return new Response(svg, {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Content-Security-Policy': svgPolicy,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
})

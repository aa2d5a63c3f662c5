import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import { sharedWebsite } from '~/features/share/shared-website.server'
import { fileScreen } from '~/routes/http/screen-and-act.server'

/** Beside the policy of all pages: it has no script and sends nothing. */
const policy = [
  "default-src 'none'",
  "img-src 'self' data:",
  "style-src 'unsafe-inline'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** A page of a shared preview as a document of its own, which fits phones. */
export const loader = fileScreen(async ({ params, context }) => {
  const { token = '', page = '' } = params
  const html = await sharedWebsite(token, page, { font: latin, nonce: context.cspNonce })
  return new Response(html, {
    headers: {
      'Cache-Control': 'no-store',
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
    },
  })
})

import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import type { AppLoadContext } from '@remix-run/node'
import { titleFonts } from './typeface-fonts'

/** What a printed page is made with. */
export const documentParts = ({ cspNonce }: AppLoadContext) => ({
  font: latin,
  titleFonts,
  nonce: cspNonce,
})

/**
 * A printed page, with a policy of its own beside that of all pages: it has no script and sends nothing.
 *
 * @param framedBy the pages that may show it within them
 */
export const websiteResponse = (html: string, framedBy: 'none' | 'self') =>
  new Response(html, {
    headers: {
      'Cache-Control': 'no-store',
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `${policy}; frame-ancestors '${framedBy}'`,
      'X-Content-Type-Options': 'nosniff',
    },
  })

const policy = [
  "default-src 'none'",
  "img-src 'self' data:",
  "style-src 'unsafe-inline'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

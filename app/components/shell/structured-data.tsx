import { useNonce } from './nonce'

/** Data of a page for search engines, see schema.org. */
export const StructuredData = ({ data }: { data: object }) => (
  <script
    type="application/ld+json"
    nonce={useNonce()}
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: no sign in it can end the script
    dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replace(/</g, '\\u003c') }}
  />
)

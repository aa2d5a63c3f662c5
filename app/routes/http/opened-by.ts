import type { AppLoadContext } from '@remix-run/node'
import type { Opened } from '~/platform/this-machine'

/** How a screen was opened, for what stands in on this machine alone. */
export const openedBy = ({
  url,
  context: { address, proxied },
}: {
  url: URL
  context: AppLoadContext
}): Opened => ({ href: url.href, address, proxied })

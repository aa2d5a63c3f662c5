import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { rememberTarget, resumeTarget } from '~/components/shell/chunk-recovery'

/** Not among what a page needs to answer the first press: fetched beside it. */
const keep = import('~/components/shell/leaving')

window.addEventListener('vite:preloadError', (event) => {
  event.preventDefault()
  keep.then(({ recoverPart }) => recoverPart())
})

window.addEventListener('pagehide', rememberTarget)

if (!resumeTarget()) {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    )
  })
}

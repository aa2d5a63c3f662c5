import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { rememberTarget, resumeTarget } from '~/components/shell/chunk-recovery'
import { recoverPart } from '~/components/shell/leaving'

window.addEventListener('vite:preloadError', (event) => {
  event.preventDefault()
  recoverPart()
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

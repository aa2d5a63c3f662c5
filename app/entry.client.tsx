import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { reloadOnce, rememberTarget, resumeTarget } from '~/components/shell/chunk-recovery'

window.addEventListener('vite:preloadError', (event) => {
  event.preventDefault()
  reloadOnce()
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

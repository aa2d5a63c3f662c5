import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { reloadOnce, resumeTarget } from '~/components/shell/chunk-recovery'

window.addEventListener('vite:preloadError', (event) => {
  event.preventDefault()
  reloadOnce()
})

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

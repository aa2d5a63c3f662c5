import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { rememberTarget, resumeTarget } from '~/components/shell/chunk-recovery'
import { keepForms } from '~/components/shell/kept-forms'
import { guardLeaving, recoverPart } from '~/components/shell/leaving'

window.addEventListener('vite:preloadError', (event) => {
  event.preventDefault()
  recoverPart()
})

window.addEventListener('pagehide', rememberTarget)

keepForms()
guardLeaving()

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

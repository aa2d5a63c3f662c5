import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { rememberLeaving, rememberTarget, resumeTarget } from '~/components/shell/chunk-recovery'
import '~/components/shell/guard-leaving'
import { loadRareScreens } from '~/components/shell/rare-screen'

window.addEventListener('beforeunload', rememberLeaving)
window.addEventListener('pagehide', rememberTarget)

if (!resumeTarget()) {
  dataRead()
    .then(loadRareScreens)
    .then(() => {
      startTransition(() => {
        hydrateRoot(
          document,
          <StrictMode>
            <RemixBrowser />
          </StrictMode>,
        )
      })
    })
}

/**
 * Settles when the framework has read the data of the page, for which its first drawing waits by
 * throwing a promise, before it uses any hook. React 18 forgets a page that waits so when a key is
 * pressed in that moment: nothing of it would ever answer. So it waits here, and is drawn then.
 */
async function dataRead(): Promise<void> {
  try {
    ;(RemixBrowser as () => unknown)()
  } catch (reading) {
    await reading
  }
}

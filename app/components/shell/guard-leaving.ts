import { reachable } from './chunk-recovery'
import { lost, sendAgain, startFormRetry } from './form-retry'
import { isLoading } from './router'
import { backOnline, setWaitingRequest } from './waiting-request'

/** The part of the Navigation API that is used here; browsers without it leave as ever. */
type Leaving = Event & {
  destination: { sameDocument: boolean; url: string }
  navigationType: string
  downloadRequest: string | null
  formData: FormData | null
}

let passing = false

/**
 * Leaving by a whole load while nothing can be reached would put the browser's own error page in the
 * place of what was typed: by a plain link, a form that the router does not send, the framework's
 * reload after a missing script. Such a load begins when our server answers.
 */
function guardLeaving() {
  const { navigation } = window as { navigation?: EventTarget }
  navigation?.addEventListener('navigate', (event) => {
    const { destination, navigationType, downloadRequest, formData } = event as Leaving
    const { origin } = new URL(destination.url)
    if (!event.cancelable || destination.sameDocument || origin !== location.origin) return
    if (passing || downloadRequest !== null) {
      passing = false
      return
    }
    const reload = navigationType === 'reload'
    if (navigator.onLine && !reload && !formData) return
    event.preventDefault()
    const go = formData
      ? sendAgain()
      : () => (reload ? location.reload() : location.assign(destination.url))
    lost.script ||= reload && isLoading()
    leave(go, formData ? 'form' : 'link', reload && isLoading())
  })
  const ask = (event: BeforeUnloadEvent) => {
    if (document.querySelector('form[data-filled]')) event.preventDefault()
  }
  // The browser's own reload cannot be held back; where something was typed, it asks first.
  window.addEventListener('offline', () => window.addEventListener('beforeunload', ask))
  window.addEventListener('online', () => {
    window.removeEventListener('beforeunload', ask)
    backOnline()
  })
}

/** @param told whether somebody else says that nothing can be reached */
async function leave(go: () => void, what: 'form' | 'link', told: boolean) {
  if (await reachable()) {
    passing = true
    go()
  } else if (!told) {
    setWaitingRequest({
      why: navigator.onLine ? 'unreached' : 'offline',
      what,
      again() {
        setWaitingRequest(null)
        leave(go, what, told)
      },
    })
  }
}

startFormRetry()
guardLeaving()

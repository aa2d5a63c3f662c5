import { reloadForBuild } from './reload-for-build'
import { isOtherBuild } from './router'

/** A hidden page stops listening after this long, in milliseconds. */
const hiddenFor = 5 * 60_000

/**
 * Listens to the server's events about the topics of `query`, while the page is looked at.
 *
 * @param since the newest event that the page reflects
 * @param hear gets the number of each event
 * @param anew is called when the page has to be read again: something was missed, or a right is lost
 * @returns how to stop
 */
export function listen(
  query: string,
  since: () => number,
  hear: (event: number) => void,
  anew: () => void,
): () => void {
  let source: EventSource | null = null
  let retry = 0
  let hiding = 0
  let failures = 0

  const close = () => {
    clearTimeout(retry)
    source?.close()
    source = null
  }
  const open = () => {
    close()
    const own = new EventSource(`/live?${query}&since=${since()}`)
    source = own
    own.onopen = () => {
      failures = 0
    }
    own.onmessage = ({ lastEventId }) => hear(Number(lastEventId))
    own.addEventListener('reset', anew)
    own.addEventListener('build', ({ data }) => isOtherBuild(data) && reloadForBuild())
    // The person has opened newer pages: this one listens again when they come back to it.
    own.addEventListener('rest', close)
    own.onerror = () => {
      // A connection that broke is mended by the browser; one that was refused is over.
      if (own.readyState !== EventSource.CLOSED) return
      failures += 1
      retry = window.setTimeout(ask, Math.min(60, 2 ** failures) * (500 + Math.random() * 500))
    }
  }
  /** Whether the page may still listen, before it tries again. */
  const ask = () =>
    fetch(`/live?${query}`, { method: 'HEAD' }).then(
      ({ status }) => {
        if (status === 403 || status === 404) {
          if (failures === 1) anew()
          failures += 1
        }
        if (source) open()
      },
      () => source && open(),
    )
  const look = () => {
    clearTimeout(hiding)
    if (document.hidden) hiding = window.setTimeout(close, hiddenFor)
    else if (!source) open()
  }
  const back = ({ persisted }: PageTransitionEvent) => persisted && open()

  look()
  if (document.hidden) open()
  document.addEventListener('visibilitychange', look)
  window.addEventListener('focus', look)
  window.addEventListener('pagehide', close)
  window.addEventListener('pageshow', back)
  return () => {
    clearTimeout(hiding)
    close()
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('focus', look)
    window.removeEventListener('pagehide', close)
    window.removeEventListener('pageshow', back)
  }
}

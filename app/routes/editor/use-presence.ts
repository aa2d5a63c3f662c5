import { useEffect } from 'react'
import { pathTo } from '~/map/path-to'

/** An open editor says that somebody is there so often, in milliseconds. */
const pause = 30_000
/** Times in a row without a look after which somebody counts as away. */
const mostHidden = 10

/** Tells the others in the project that this person has it open. @param shown not for guests */
export function usePresence(projectId: string, shown: boolean) {
  useEffect(() => {
    if (!shown) return
    const page = Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36))
    const say = (leave: '1' | '') =>
      navigator.sendBeacon(
        pathTo('/projects/:id/presence', { id: projectId }),
        new URLSearchParams({ page: page.join(''), leave }),
      )
    let hidden = 0
    const here = () => {
      hidden = document.hidden ? hidden + 1 : 0
      if (hidden <= mostHidden) say(hidden === mostHidden ? '1' : '')
    }
    const leave = () => say('1')
    here()
    const timer = setInterval(here, pause)
    document.addEventListener('visibilitychange', here)
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', here)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', here)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', here)
      leave()
    }
  }, [projectId, shown])
}

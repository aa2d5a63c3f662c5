import type { Request } from 'express'
import { networkOf } from '../platform/network.ts'
import { makeQuota } from './quota.ts'

/**
 * The places of forms that wait on a node until something takes them: as many of one network as an office
 * sends. What each has sent stays on the wire, but for some 64 KB. Where there is none left, a form takes
 * that of the oldest of its network that has not come whole: unread, it does not show that its sender has gone.
 */
export function waitingForms() {
  const quota = makeQuota(200, 20)
  const places = new Set<{ req: Request; network: string; giveUp: () => void; leave: () => void }>()

  /**
   * @param giveUp called where another form takes its place
   * @returns gives its place back; null where it has none
   */
  return function enter(req: Request, giveUp: () => void): (() => void) | null {
    const network = networkOf(req.ip ?? '')
    if (quota.acquire([network], 1) !== null) {
      const oldest = [...places].find((one) => one.network === network && !one.req.complete)
      if (!oldest) return null
      oldest.leave()
      oldest.giveUp()
      quota.acquire([network], 1)
    }
    const leave = () => {
      if (places.delete(place)) quota.release([network], 1)
    }
    const place = { req, network, giveUp, leave }
    places.add(place)
    return leave
  }
}

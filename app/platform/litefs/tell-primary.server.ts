import { type ClientRequest, request } from 'node:http'
import { hostname } from 'node:os'
import { askToBePrimary } from './ask-to-be-primary.server'
import {
  isCandidacyKnown,
  lastPosition,
  mayBecomePrimary,
  mayWrite,
  onPosition,
  onStanding,
  primaryNode,
  readPosition,
} from './node.server'
import {
  beat,
  leaving,
  nodeAddressOf,
  nodeAuthorization,
  positionLine,
  unreachableAfter,
} from './other-nodes.server'

/** Milliseconds until the primary is tried again. */
const pause = 200

/** When a primary last gave a sign of life on our request to it. */
let heard: { from: string; at: number } | null = null
/** Our request to the primary, while it is open. */
let channel: { to: string; asked: ClientRequest } | null = null

/** Whether a primary has heard from this node, or this node was the primary itself. */
let hasTold = false
/** Whether the primary, where there is one, can hand over to this node. */
export const isKnown = (): boolean => hasTold || primaryNode() === null

/** The primary that answers our request, whatever LiteFS says: only one that is it keeps the request open. */
function answeringPrimary(): string | null {
  if (mayWrite() || !channel || heard?.from !== channel.to) return null
  return performance.now() - heard.at > unreachableAfter ? null : channel.to
}

/**
 * The primary, where it can be reached. LiteFS goes on naming one that is gone until its lease has ended,
 * and names none each time that it cannot store what it is sent, as on a full disk.
 *
 * @returns null on the primary, without one, and where it has fallen silent
 */
export function reachablePrimary(): string | null {
  const primary = primaryNode()
  if (primary === null) return answeringPrimary()
  const isSilent = heard?.from === primary && performance.now() - heard.at > unreachableAfter
  return isSilent ? null : primary
}

/** Milliseconds in which a primary that was lost sight of may still be there. */
const mayBeThere = 10_000
let seen: { primary: string; at: number } | null = null
onStanding(() => {
  hasTold ||= mayWrite()
  const primary = primaryNode()
  if (primary !== null) seen = { primary, at: performance.now() }
})

/** The primary that LiteFS named last, in the last seconds: it loses and finds it again each second where links are bad. */
export function lastPrimary(): string | null {
  if (mayWrite() || seen === null) return null
  const lost = primaryNode() === null ? performance.now() - seen.at : 0
  return lost > mayBeThere ? null : seen.primary
}

/** Whether nothing can be saved from here: this node may not write, and reaches none that may. */
export const isReadOnly = (): boolean => !mayWrite() && reachablePrimary() === null

/**
 * Keeps one request to the primary open, writes this node's position on it whenever it moves, and hears
 * on it whether the primary lives.
 *
 * @returns how to stop
 */
export function tellPositions(): () => void {
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  function connect() {
    clearTimeout(timer)
    const to = primaryNode()
    if (stopped || channel?.to === to || (to === null && answeringPrimary())) return
    channel?.asked.destroy()
    channel = to === null ? null : open(to)
  }

  function open(to: string) {
    const asked = request(
      new URL(`/positions/${encodeURIComponent(hostname())}`, nodeAddressOf(to)),
      {
        method: 'POST',
        headers: { authorization: nodeAuthorization },
      },
    )
    asked.setNoDelay(true)
    const write = () => {
      asked.write(positionLine(lastPosition(), mayBecomePrimary()))
      hasTold ||= heard?.from === to && isCandidacyKnown()
    }
    const forget = onPosition(write)
    const mine = { to, asked }
    const openedAt = performance.now()
    const beats = setInterval(() => {
      const since = heard?.from === to ? Math.max(heard.at, openedAt) : openedAt
      if (performance.now() - since > unreachableAfter) asked.destroy()
      else write()
    }, beat).unref()
    asked.on('response', (answer) => {
      const hear = () => {
        heard = { from: to, at: performance.now() }
      }
      hear()
      write()
      answer.on('data', (piece) => {
        hear()
        if (String(piece).includes(leaving)) askToBePrimary()
      })
      answer.on('error', () => {})
    })
    asked.on('error', () => {})
    asked.on('close', () => {
      forget()
      clearInterval(beats)
      if (channel !== mine) return
      channel = null
      clearTimeout(timer)
      if (!stopped) timer = setTimeout(connect, pause).unref()
    })
    // Even when nobody writes, the primary has to know how far this node is.
    readPosition().then(write, () => asked.destroy())
    return mine
  }

  const forget = onStanding(connect)
  connect()
  return () => {
    stopped = true
    forget()
    clearTimeout(timer)
    channel?.asked.destroy()
  }
}

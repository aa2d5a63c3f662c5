import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { env } from '~/platform/env.server'
import { mayWrite, onStanding, primaryNode, readPosition } from './node.server'
import { leaving } from './other-nodes.server'
import { candidatesAt, candidatesConnected, tellCandidates } from './replicas.server'

/** Milliseconds that writes under way have until they are answered. */
const toFinish = 3_000
/** Milliseconds that a node which may lead has to receive all that was written. */
const toReceive = 1_000
/** Milliseconds that another node has to take over, and LiteFS to say so. */
const patience = 5_000
/** Milliseconds until LiteFS on the other nodes has found the new primary. */
const spread = 1_500
/** Milliseconds between two looks. */
const lookAgain = 20

let hasBegun = false
/** Whether this node is about to stop, so that it no longer matters what it is. */
export const isLeaving = (): boolean => hasBegun

let handingOver = false
/** Whether another node is about to become the primary: no write begins here any more. */
export const isHandingOver = (): boolean => handingOver

let underWay = 0
/** Counts a write that begins here, until it is answered. */
export function beginWrite(res: ServerResponse): void {
  underWay += 1
  res.once('close', () => {
    underWay -= 1
  })
}

/** Runs a write that answers nobody; a hand-over waits for it too. */
export async function asWrite<T>(work: () => T | Promise<T>): Promise<T> {
  underWay += 1
  try {
    return await work()
  } finally {
    underWay -= 1
  }
}

/**
 * Has another node become the primary before this one stops. Otherwise replicas go on leading forms here
 * while this server takes no more, and those are lost. What was written last would be lost as well if the
 * other node took over before it had it, so writes are finished and received first.
 */
export async function handOver(): Promise<void> {
  hasBegun = true
  if (env.LITEFS_URL === undefined || !mayWrite() || candidatesConnected() === 0) return
  handingOver = true
  try {
    await until(() => underWay === 0, toFinish)
    let position = 0
    await until(async () => {
      position = await readPosition()
      return candidatesAt(position) > 0
    }, toReceive)
    if (!tellCandidates(leaving, position)) return
    await new Promise<void>((done) => {
      const end = () => {
        clearTimeout(timer)
        forget()
        done()
      }
      const timer = setTimeout(end, patience)
      const forget = onStanding(() => primaryNode() !== null && end())
    })
    await pause(spread)
  } finally {
    handingOver = false
  }
}

async function until(isSo: () => boolean | Promise<boolean>, most: number): Promise<void> {
  const since = performance.now()
  while (!(await isSo()) && performance.now() - since < most) await pause(lookAgain)
}

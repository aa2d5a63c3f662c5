import { DomainError } from '~/domain-error'
import { slowest } from './body-limits'
import { everybody, type Quota } from './quota'

/** Grace period before a slow form may be evicted, in milliseconds. */
const grace = 1_000

type Keys = readonly string[]
/** Units of a quota, under the keys they count for. */
type Part = { quota: Quota; keys: Keys; amount: number }
type Incoming = {
  isGuest: boolean
  parts: Part[]
  lag: () => number
  /** Whether more than half of it has come: a sender of that much is not turned away for others. */
  isMostlyHere: () => boolean
  evict: (error: DomainError) => void
}

/** Forms of which not everything has come. */
const incoming = new Set<Incoming>()

/** The slot of a form that is being read; it acquires units by itself as bytes come. */
export type FormSlot = Omit<ReturnType<typeof makeSlot>, 'acquire'> & {
  /** Counts bytes that stay in memory. @throws as `came` */
  keeps: (bytes: number) => void
  /** Counts one more file, however small. @throws as `came` */
  keepsFile: () => void
}

/**
 * The slot of a form on its way. Where a quota is full, another form that has not come whole is evicted: the
 * one that lags most, else one of somebody who uses more and has not sent half of it, which a guest may have
 * for a member. A guest's form evicts only those of guests.
 *
 * @param most bytes of the form at most
 */
export function makeSlot({ isGuest, most }: { isGuest: boolean; most: number }) {
  const parts: Part[] = []
  /** Milliseconds by which it has come later than it may, without those in which nobody read. */
  let late = 0
  let size = 0
  let waitsSince: number | null = performance.now()
  let ended: DomainError | null = null
  let onEnd = (_: DomainError) => {}

  const lag = () => late + (waitsSince === null ? 0 : performance.now() - waitsSince)
  const release = () => {
    incoming.delete(slot)
    for (const { quota, keys, amount } of parts.splice(0)) quota.release(keys, amount)
  }
  const slot: Incoming = {
    isGuest,
    parts,
    lag,
    isMostlyHere: () => size > most / 2,
    evict(error) {
      ended = error
      release()
      onEnd(error)
    },
  }
  incoming.add(slot)

  return {
    /** Calls back when the form is evicted. */
    onEnd(call: (error: DomainError) => void) {
      onEnd = call
      if (ended) call(ended)
    },
    /** Says that more of it is waited for. */
    waits() {
      waitsSince = performance.now()
    },
    /** Counts bytes that have come. @throws in a `FormSlot` what `acquire` does */
    came(bytes: number) {
      size += bytes
      late = Math.max(0, lag() - bytes / slowest)
      waitsSince = null
    },
    /** @throws DomainError `forms-waiting` (503) when the quota is full; what it was evicted with */
    acquire(quota: Quota, keys: Keys, amount: number) {
      for (;;) {
        if (ended) throw ended
        const full = quota.acquire(keys, amount)
        if (full === null) break
        // A refused form leaves at once: when many come in one moment, some are to arrive whole.
        if (!evictOther(slot, { quota, keys, amount }, full))
          slot.evict(new DomainError('forms-waiting', 503))
      }
      const part = parts.find((each) => each.quota === quota)
      if (part) part.amount += amount
      else parts.push({ quota, keys, amount })
    },
    /** Says that it has come whole, or that nobody reads it any more: it is not evicted from here on. */
    whole: () => void incoming.delete(slot),
    release,
  }
}

/** @returns whether another form was evicted */
function evictOther(asking: Incoming, { quota, keys, amount }: Part, full: string): boolean {
  const others = [...incoming].flatMap((slot) => {
    if (slot === asking || (asking.isGuest && !slot.isGuest)) return []
    const part = slot.parts.find((each) => each.quota === quota)
    const isThere = part && (full === everybody || part.keys.includes(full))
    return isThere ? [{ slot, lag: slot.lag(), used: quota.most(part.keys) }] : []
  })
  const last = others.toSorted((a, b) => b.lag - a.lag)[0]
  const isLate = last && last.lag > Math.max(grace, asking.lag())
  const [greediest] = others
    .filter(({ slot }) => (slot.isGuest && !asking.isGuest) || !slot.isMostlyHere())
    .toSorted((a, b) => b.used - a.used)
  const isGreedy = greediest && greediest.used > quota.most(keys) + amount
  if (isLate) last.slot.evict(new DomainError('form-slow', 408))
  else if (isGreedy) greediest.slot.evict(new DomainError('forms-waiting', 503))
  return Boolean(isLate || isGreedy)
}

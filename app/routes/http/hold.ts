import { DomainError } from '~/domain-error'
import { everybody, type Room } from '~/platform/room'
import { slowest } from './body-limits'

/** So many milliseconds may a form be behind before it has to make room. */
const grace = 1_000

type Names = readonly string[]
/** A part of a room, under the names it counts for. */
type Part = { room: Room; names: Names; amount: number }
type Coming = {
  isGuest: boolean
  parts: Part[]
  behind: () => number
  /** Whether more than half of it has come: who has sent so much does not send it again for others. */
  isMostlyHere: () => boolean
  giveWay: (error: DomainError) => void
}
/** Who sends a form, and how many bytes it has at most. */
type Sent = { isGuest: boolean; most: number }

/** The forms of which not everything has come. */
const coming = new Set<Coming>()

/** What a form holds that is being read; as its bytes come, it takes room for them by itself. */
export type FormHold = Omit<ReturnType<typeof makeHold>, 'take'> & {
  /** So many of the bytes stay in memory. @throws as `came` */
  keeps: (bytes: number) => void
  /** It has one more file, however small. @throws as `came` */
  keepsFile: () => void
}

/**
 * What a form on its way holds of rooms, which it takes as it comes. Where there is none for it, another
 * that has not come whole makes room: the one that is furthest behind, else one of whoever holds more and
 * has not sent half of it, which a guest may have for a member. A guest's form ends only those of guests.
 */
export function makeHold({ isGuest, most }: Sent) {
  const parts: Part[] = []
  /** Milliseconds by which it has come later than it may, without those in which nobody read. */
  let late = 0
  let size = 0
  let waitsSince: number | null = performance.now()
  let ended: DomainError | null = null
  let tell = (_: DomainError) => {}

  const behind = () => late + (waitsSince === null ? 0 : performance.now() - waitsSince)
  const release = () => {
    coming.delete(hold)
    for (const { room, names, amount } of parts.splice(0)) room.giveBack(names, amount)
  }
  const hold: Coming = {
    isGuest,
    parts,
    behind,
    isMostlyHere: () => size > most / 2,
    giveWay(error) {
      ended = error
      release()
      tell(error)
    },
  }
  coming.add(hold)

  return {
    /** Whose reading hears that it has to make room. */
    onEnd(hear: (error: DomainError) => void) {
      tell = hear
      if (ended) hear(ended)
    },
    /** More of it is waited for. */
    waits() {
      waitsSince = performance.now()
    },
    /** So many bytes more have come. @throws in a `FormHold` what `take` does */
    came(bytes: number) {
      size += bytes
      late = Math.max(0, behind() - bytes / slowest)
      waitsSince = null
    },
    /** @throws DomainError `forms-waiting` (503) when there is no room; what it was ended with */
    take(room: Room, names: Names, amount: number) {
      for (;;) {
        if (ended) throw ended
        const full = room.take(names, amount)
        if (full === null) break
        // Whoever is refused leaves at once: of many that come in one moment some are to come whole.
        if (!makeRoom(hold, { room, names, amount }, full))
          hold.giveWay(new DomainError('forms-waiting', 503))
      }
      const part = parts.find((each) => each.room === room)
      if (part) part.amount += amount
      else parts.push({ room, names, amount })
    },
    /** It has come whole, or nobody reads it any more: nobody else's turn ends it. */
    whole: () => void coming.delete(hold),
    release,
  }
}

/** @returns whether another made room */
function makeRoom(asking: Coming, { room, names, amount }: Part, full: string): boolean {
  const others = [...coming].flatMap((hold) => {
    if (hold === asking || (asking.isGuest && !hold.isGuest)) return []
    const part = hold.parts.find((each) => each.room === room)
    const isThere = part && (full === everybody || part.names.includes(full))
    return isThere ? [{ hold, behind: hold.behind(), held: room.most(part.names) }] : []
  })
  const last = others.toSorted((a, b) => b.behind - a.behind)[0]
  const isLate = last && last.behind > Math.max(grace, asking.behind())
  const [greediest] = others
    .filter(({ hold }) => (hold.isGuest && !asking.isGuest) || !hold.isMostlyHere())
    .toSorted((a, b) => b.held - a.held)
  const isGreedy = greediest && greediest.held > room.most(names) + amount
  if (isLate) last.hold.giveWay(new DomainError('form-slow', 408))
  else if (isGreedy) greediest.hold.giveWay(new DomainError('forms-waiting', 503))
  return Boolean(isLate || isGreedy)
}

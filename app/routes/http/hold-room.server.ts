import type { Actor } from '~/permissions/vocabulary'
import { diskLeft } from '~/platform/files/disk-room.server'
import { networkOf } from '~/platform/network'
import { everybody, type Room, room } from '~/platform/room'
import { tooLarge } from './body.server'
import { formLimit } from './body-limits'
import { type FormHold, makeHold } from './hold'

const megabyte = 1024 * 1024
/** The most bytes of a form that is small. */
export const smallForm = 64 * 1024
/** So many bytes of memory does each file of a form take, of what it is read and written with. */
const perFile = 16 * 1024

/**
 * Seats for the forms that are on the way or being carried out, in this process, however small they
 * are. A seat has room for a small one, as nearly all are: nobody's upload stands in the way of a comment.
 */
const seats = {
  networks: room(500, 60),
  /** Whoever rents a /48 of IPv6 has 65,536 networks. */
  sites: room(500, 200),
  /** All guests together hold as many at most: who has an account finds one, whoever else is sending. */
  guests: room(400, 400),
}
/**
 * Files lie on the disk until they are worked on: all that come may take a gigabyte of it, or what it
 * has; where that is next to nothing, a few are still read, to be told so (`hasPassingRoom`).
 */
const diskSize = (): number =>
  Math.max(75 * megabyte, Math.min(1024 * megabyte, rooms.upload.most([everybody]) + diskLeft()))

/** Room for what is larger: of memory for what is typed, of the disk for forms with files. */
const rooms: Record<'form' | 'upload', Room> = {
  form: room(32 * megabyte, 8 * megabyte),
  upload: room(diskSize, 50 * megabyte),
}
/** What of it all guests hold together at most. */
const ofGuests = {
  form: room(24 * megabyte, 24 * megabyte),
  upload: room(() => diskSize() / 2, 50 * megabyte),
}

type Sender = { actor: Actor; address: string }

/**
 * A seat for a form, before anything of it is read. Room is taken for what comes of it, not for what it
 * declares: who sends nothing holds nothing.
 *
 * @param limit the largest body this sender may send, in bytes
 * @returns null for a request without a form
 * @throws DomainError `form-too-large` (413), `forms-waiting` (503) when there is no seat now
 */
export function holdRoom(request: Request, sender: Sender, limit: number): FormHold | null {
  if (!request.body) return null
  const declared = Number(request.headers.get('Content-Length') ?? Number.NaN)
  if (declared > limit) throw tooLarge(limit)
  return takeSeat(sender, Number.isNaN(declared) ? limit : declared)
}

/**
 * A seat for a form of so many bytes at most.
 *
 * @throws DomainError `forms-waiting` (503) when there is none now
 */
export function takeSeat({ actor, address }: Sender, most: number): FormHold {
  const kind = most <= formLimit ? 'form' : 'upload'
  const [network, site] = [networkOf(address), networkOf(address, 48)]
  const isGuest = actor.kind === 'guest'
  // Several accounts of one site are no more than one person.
  const names = actor.kind === 'member' ? [actor.id, site] : [site]
  const { take, ...hold } = makeHold({ isGuest, most })
  const takeAll = (amount: number, all: [Room, string[]][]) => {
    for (const [room, names] of all) take(room, names, amount)
  }
  try {
    takeAll(1, [
      [seats.networks, [network]],
      [seats.sites, [site]],
      ...(isGuest ? [[seats.guests, [site]] as [Room, string[]]] : []),
    ])
  } catch (error) {
    hold.release()
    throw error
  }
  const takeBeyondSmall = (kind: keyof typeof rooms) => {
    let size = 0
    return (bytes: number) => {
      size += bytes
      const more = Math.min(bytes, size - smallForm)
      if (more <= 0) return
      takeAll(more, [
        [rooms[kind], names],
        ...(isGuest ? [[ofGuests[kind], [site]] as [Room, string[]]] : []),
      ])
    }
  }
  const comes = takeBeyondSmall(kind)
  const staysInMemory = kind === 'form' ? comes : takeBeyondSmall('form')
  return {
    ...hold,
    came(bytes) {
      hold.came(bytes)
      comes(bytes)
    },
    // Of a form without files that is all that comes.
    keeps: kind === 'form' ? () => {} : staysInMemory,
    keepsFile: () => staysInMemory(perFile),
  }
}

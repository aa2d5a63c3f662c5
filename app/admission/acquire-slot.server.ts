import type { Actor } from '~/permissions/vocabulary'
import { diskLeft } from '~/platform/files/disk-room.server'
import { networkOf } from '~/platform/network'
import { formLimit } from './body-limits'
import { type FormSlot, makeSlot } from './form-slot'
import { everybody, makeQuota, type Quota } from './quota'
import { tooLarge } from './too-large'

const megabyte = 1024 * 1024
/** Most bytes of a small form. */
export const smallForm = 64 * 1024
/** Bytes of memory of each file of a form: what it is read and written with. */
const perFile = 16 * 1024

/**
 * Slots for the forms that are on the way or being carried out, in this process. A slot includes the bytes
 * of a small form, as nearly all are: nobody's upload is in the way of a comment.
 */
const slots = {
  networks: makeQuota(500, 60),
  /** Anyone who rents a /48 of IPv6 has 65,536 networks. */
  sites: makeQuota(500, 200),
  /** Slots of all guests together: members find one however many guests are sending. */
  guests: makeQuota(400, 400),
}
/**
 * Files lie on the disk until they are worked on: all that come may take a gigabyte of it, or what it
 * has; where that is next to nothing, a few are still read, to be told so (`hasPassingRoom`).
 */
const diskSize = (): number =>
  Math.max(75 * megabyte, Math.min(1024 * megabyte, bytes.upload.most([everybody]) + diskLeft()))

/** Bytes beyond a small form: of memory for typed text, of the disk for forms with files. */
const bytes: Record<'form' | 'upload', Quota> = {
  form: makeQuota(32 * megabyte, 8 * megabyte),
  upload: makeQuota(diskSize, 50 * megabyte),
}
/** The part of them that guests may have together. */
const guestBytes = {
  form: makeQuota(24 * megabyte, 24 * megabyte),
  upload: makeQuota(() => diskSize() / 2, 50 * megabyte),
}

type Sender = { actor: Actor; address: string }

/**
 * Acquires a slot for a form before any of it is read. Units are acquired for what arrives, not for what is
 * declared: a sender who sends nothing uses nothing.
 *
 * @param limit the largest body this sender may send, in bytes
 * @returns null for a request without a form
 * @throws DomainError `form-too-large` (413), `forms-waiting` (503) when there is no slot now
 */
export function acquireSlot(request: Request, sender: Sender, limit: number): FormSlot | null {
  if (!request.body) return null
  const declared = Number(request.headers.get('Content-Length') ?? Number.NaN)
  if (declared > limit) throw tooLarge(limit)
  return acquireSlotFor(sender, Number.isNaN(declared) ? limit : declared)
}

/**
 * Acquires a slot for a form of at most this many bytes.
 *
 * @throws DomainError `forms-waiting` (503) when there is none now
 */
export function acquireSlotFor({ actor, address }: Sender, most: number): FormSlot {
  const kind = most <= formLimit ? 'form' : 'upload'
  const [network, site] = [networkOf(address), networkOf(address, 48)]
  const isGuest = actor.kind === 'guest'
  // Several accounts of one site are no more than one person.
  const keys = actor.kind === 'member' ? [actor.id, site] : [site]
  const { acquire, ...slot } = makeSlot({ isGuest, most })
  try {
    acquire(slots.networks, [network], 1)
    acquire(slots.sites, [site], 1)
    if (isGuest) acquire(slots.guests, [site], 1)
  } catch (error) {
    slot.release()
    throw error
  }
  const acquireBeyondSmall = (kind: keyof typeof bytes) => {
    let size = 0
    return (amount: number) => {
      size += amount
      const more = Math.min(amount, size - smallForm)
      if (more <= 0) return
      acquire(bytes[kind], keys, more)
      if (isGuest) acquire(guestBytes[kind], [site], more)
    }
  }
  const comes = acquireBeyondSmall(kind)
  const staysInMemory = kind === 'form' ? comes : acquireBeyondSmall('form')
  return {
    ...slot,
    came(bytes) {
      slot.came(bytes)
      comes(bytes)
    },
    // Without files, a form sends nothing else.
    keeps: kind === 'form' ? () => {} : staysInMemory,
    keepsFile: () => staysInMemory(perFile),
  }
}

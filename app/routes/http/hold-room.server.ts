import { Fault } from '~/faults'
import type { Actor } from '~/permissions/vocabulary'
import { networkOf } from '~/platform/network'
import { room } from '~/platform/room'
import { tooLarge } from './body.server'
import { formLimit } from './body-limits'

const megabyte = 1024 * 1024
/** The most bytes of a form that is small. */
export const smallForm = 64 * 1024

/**
 * Room for the forms that are on the way or being carried out, in this process: of memory, and for
 * files of the disk until they are worked on. Small ones, nearly all, have room of their own: nobody's
 * upload stands in the way of a comment.
 */
const rooms = {
  small: room(32 * megabyte, 16 * megabyte),
  form: room(32 * megabyte, 8 * megabyte),
  upload: room(75 * megabyte, 50 * megabyte),
}
/** What of it all guests hold together at most: who has an account finds room, whoever else is sending. */
const ofGuests = {
  form: room(24 * megabyte, 24 * megabyte),
  upload: room(50 * megabyte, 50 * megabyte),
}
/** Forms on the way at once, whoever sends them: in all, and from one network. */
const forms = room(500, 60)
/** The same from one site: whoever rents a /48 of IPv6 has 65,536 networks. */
const ofSites = room(500, 200)

type Sender = { actor: Actor; address: string }

/**
 * Holds room for a form before anything of it is read, so that what is let in can also be finished.
 *
 * @param limit the largest body this sender may send, in bytes
 * @returns what gives the room back
 * @throws Fault `form-too-large` (413), `forms-waiting` (503) when there is no room now
 */
export function holdRoom(request: Request, sender: Sender, limit: number): () => void {
  if (!request.body) return () => {}
  const declared = Number(request.headers.get('Content-Length') ?? Number.NaN)
  if (declared > limit) throw tooLarge(limit)
  return takeRoom(sender, Number.isNaN(declared) ? limit : declared)
}

/**
 * Room for so many bytes of a form.
 *
 * @returns what gives the room back
 * @throws Fault `forms-waiting` (503) when there is no room now
 */
export function takeRoom({ actor, address }: Sender, bytes: number): () => void {
  const kind = bytes <= smallForm ? 'small' : bytes <= formLimit ? 'form' : 'upload'
  const site = networkOf(address, 48)
  const who = actor.kind === 'member' ? actor.id : site
  const held: (() => void)[] = []
  const release = () => {
    for (const giveBack of held.splice(0)) giveBack()
  }
  for (const take of [
    () => forms.take(networkOf(address), 1),
    () => ofSites.take(site, 1),
    // Several accounts of one site are no more than one person.
    () => rooms[kind].take(who, bytes, site),
    ...(actor.kind === 'guest' && kind !== 'small' ? [() => ofGuests[kind].take(site, bytes)] : []),
  ]) {
    const giveBack = take()
    if (giveBack) held.push(giveBack)
    else {
      release()
      throw new Fault('forms-waiting', 503)
    }
  }
  return release
}

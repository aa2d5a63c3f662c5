import type { Actor } from '~/permissions/vocabulary'
import { Fault } from '~/platform/faults'
import { networkOf } from '~/platform/network'
import { room } from '~/platform/room'
import { tooLarge } from './body.server'
import { formLimit } from './body-limits'

const megabyte = 1024 * 1024
const smallForm = 64 * 1024

/**
 * Memory for the forms that are on the way or being carried out, in this process. Small ones, nearly
 * all, have room of their own: nobody's upload stands in the way of a comment.
 */
const rooms = {
  small: room(32 * megabyte, 16 * megabyte),
  form: room(32 * megabyte, 8 * megabyte),
  upload: room(75 * megabyte, 50 * megabyte),
}
/** Forms on the way at once, whoever sends them: in all, and from one network. */
const forms = room(500, 60)

/**
 * Holds room for a form before anything of it is read, so that what is let in can also be finished.
 *
 * @param limit the largest body this sender may send, in bytes
 * @returns what gives the room back
 * @throws Fault `form-too-large` (413), `forms-waiting` (503) when there is no room now
 */
export function holdRoom(
  request: Request,
  sender: { actor: Actor; address: string },
  limit: number,
): () => void {
  if (!request.body) return () => {}
  const declared = Number(request.headers.get('Content-Length') ?? Number.NaN)
  if (declared > limit) throw tooLarge(limit)
  const bytes = Number.isNaN(declared) ? limit : declared
  const kind = bytes <= smallForm ? 'small' : bytes <= formLimit ? 'form' : 'upload'
  const { actor, address } = sender
  const who = actor.kind === 'member' ? actor.id : networkOf(address)
  const leave = forms.take(networkOf(address), 1)
  const release = leave && rooms[kind].take(who, bytes)
  if (!release) {
    leave?.()
    throw new Fault('forms-waiting', 503)
  }
  return () => {
    release()
    leave()
  }
}

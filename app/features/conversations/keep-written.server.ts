import { db } from '~/db/client.server'
import { forbidden } from '~/faults'
import type { Draft } from '~/features/drafts/draft'
import { type Kept, keepDraft } from '~/features/drafts/keep-draft.server'
import { messagePlace, notePlace } from '~/features/drafts/places'
import { openGround } from '~/features/grounds/grounds.server'
import type { Actor, Member } from '~/permissions/vocabulary'
import type { Work } from '~/work/kinds'
import { notesGround } from './notes.server'

type Sent = Pick<Kept, 'submission' | 'quiet'>

/** Characters of a draft that are kept; more is refused when it is sent. */
const mostKept = 200_000

/**
 * Keeps the form of a message as a draft, before it is sent from there: no refusal loses its words or
 * its files.
 *
 * @throws Fault `not-found`, and as `keepDraft`
 */
export async function keepMessage(actor: Actor, work: Work, form: FormData, sent?: Sent) {
  const { conversationId } = openGround(db, actor, work)
  if (actor.kind !== 'member') throw forbidden()
  return keepWritten(actor, messagePlace(conversationId), form, sent)
}

/** The same for a note. @throws Fault `not-found`, also for its client; and as `keepDraft` */
export async function keepNote(actor: Actor, work: Work, form: FormData, sent?: Sent) {
  const { conversationId } = notesGround(db, actor, work)
  if (actor.kind !== 'member') throw forbidden()
  return keepWritten(actor, notePlace(conversationId), form, sent)
}

function keepWritten(actor: Member, place: string, form: FormData, sent?: Sent): Promise<Draft> {
  const text = (name: string) => String(form.get(name) ?? '').slice(0, mostKept)
  const ids = (name: string) =>
    form.getAll(name).flatMap((id) => (typeof id === 'string' ? id.slice(0, 64) : []))
  const files = form.getAll('files').filter((file) => file instanceof File && file.name !== '')
  return keepDraft(actor, {
    place,
    values: {
      text: text('text'),
      format: form.get('format') === 'html' ? 'html' : 'text',
      tell: ids('tell').slice(0, 200),
      seen: text('seen').slice(0, 64),
      version: text('version').slice(0, 20),
    },
    uploads: (files as File[]).map((file) => ({ field: 'files', folder: 'attachments', file })),
    forget: ids('forget').slice(0, 50),
    ...sent,
  })
}

import { asc, count, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { picturePins } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { notFound } from '~/domain-error'
import { pinDraftKey } from '~/features/drafts/draft-keys'
import { findDraft } from '~/features/drafts/find-draft.server'
import { hasPreview } from '~/features/files/stored-file'
import { escapeHtml } from '~/messages/mail-layout'
import type { Actor } from '~/permissions/vocabulary'
import { files } from '~/platform/files/files.server'
import { newId } from '~/platform/ids.server'
import { pictureSize } from '~/platform/pictures/picture-size'
import { variantName } from '~/platform/uploads/variants'
import type { Work } from '~/shared/kinds'
import { mostPins, pointIn } from '~/shared/picture-point'
import { truncate } from '~/shared/truncate'
import { findAttachment } from './attachments.server'
import { messagesById } from './list-messages.server'
import { plainText } from './plain-text'
import { isAsked, waitingPins } from './waiting-pins.server'

type Address = { work: Work; id: string }

/**
 * A picture among the files of a conversation's answers and messages. The pictures of notes have no pins:
 * messages are read by everybody.
 *
 * @throws DomainError `not-found`, also for what is no picture
 */
export function openPicture(from: Reader, actor: Actor, at: Address) {
  const opened = findAttachment(from, actor, at)
  const { file } = opened
  if (file.noteId !== null || !hasPreview(file)) throw notFound()
  return opened
}

/** How many pins a picture has. */
export const countPins = (from: Reader, attachmentId: string): number =>
  from
    .select({ n: count() })
    .from(picturePins)
    .where(eq(picturePins.attachmentId, attachmentId))
    .get()?.n ?? 0

/**
 * A picture with its pins, their messages, and the form for another one.
 *
 * @throws DomainError as `openPicture`, also when the picture is not on the disk any more
 */
export async function pictureOf(actor: Actor, at: Address) {
  const { workItem, member, file } = openPicture(db, actor, at)
  const size = await shownSize(file)
  if (!size) throw notFound()
  const pins = db
    .select()
    .from(picturePins)
    .where(eq(picturePins.attachmentId, file.id))
    .orderBy(asc(picturePins.number))
    .all()
  const said = messagesById(
    member,
    workItem,
    pins.map(({ messageId }) => messageId),
  ).map((entry) => ({ ...entry, html: beginningOfWords(entry.html) }))
  const draft = findDraft(db, member, pinDraftKey(workItem.conversationId, file.id))
  const { text = '', x, y } = draft?.values ?? {}
  return {
    work: at.work,
    number: workItem.number,
    picture: { id: file.id, name: file.name, ...size },
    pins: pins.map(({ number, x, y, messageId }) => ({ number, x, y, messageId })),
    said,
    full: pins.length >= mostPins,
    /** Whether another one waits for the answer of the person who sets it. */
    waits: isAsked(workItem),
    waiting: waitingPins(db, member, workItem.conversationId).filter(
      ({ attachmentId }) => attachmentId === file.id,
    ),
    form: { key: newId(), text: String(text), point: pointIn(x, y) },
  }
}

/** Characters of a message beside a picture: a hundred whole ones would be megabytes. */
const mostWords = 500

/** A long message as its first words; the whole of it is in the conversation. */
function beginningOfWords(html: string): string {
  if (html.length <= mostWords) return html
  const words = plainText(html)
  return words.length <= mostWords
    ? html
    : `<p>${escapeHtml(truncate(words, mostWords).trimEnd())} …</p>`
}

/** As large as a picture is shown at most, in pixels: as its header says. */
export async function shownSize({ folder, file }: ReturnType<typeof openPicture>['file']) {
  const header = await files.stream(folder, variantName('large', file), { start: 0, end: 65_535 })
  return header && pictureSize(new Uint8Array(await new Response(header).arrayBuffer()))
}

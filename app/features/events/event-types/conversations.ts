import type { Topic } from '~/features/live/topics'
import { viewPath } from '~/map/work-path'
import type { WorkKind } from '~/shared/kinds'
import { truncate } from '~/shared/truncate'
import type { NewNotification } from '../event-type'
import { aboutWork, type WorkEventFacts, workEvent } from './work-event'

/** A message or a note, as it is quoted. */
type Quotable = { id: string; text: string }

/** Recipients of a message: people mentioned in it hear of the mention, the others of the message. */
type Heard = { others: readonly string[]; mentioned: readonly string[] }

/** Long texts are quoted so far, in characters. */
const quoted = 1_500
const quoteOf = (text: string) =>
  text.length > quoted ? `${truncate(text, quoted).trimEnd()} …` : text

const newNotifications = (
  event: WorkEventFacts & Heard,
  type: `${WorkKind}_${'message' | 'note'}`,
  rest: Omit<NewNotification, 'type' | 'subject' | 'what'>,
): NewNotification[] => [
  { ...aboutWork(event), ...rest, type: `${type}_mentioned`, recipients: event.mentioned },
  { ...aboutWork(event), ...rest, type },
]

/** Events in the conversation of a kind of work, which its client sees. */
const messageEventTypes = (kind: WorkKind) => ({
  // No webhook: it tells how work goes on (filed, placed, paid, each status). What people write to each
  // other stays in the product.
  sent: workEvent<
    Heard & {
      message: Quotable
      /** Staff who hear of what the client wrote, mentioned or not; nobody for a message of staff. */
      studio: readonly string[]
    }
  >(kind, {
    action: 'message sent',
    notifies: (event) => {
      const { work, message } = event
      const page = viewPath({ kind, id: work.id }, 'messages')
      return newNotifications(event, `${kind}_message`, {
        cause: message.id,
        to: `${page}#message-${message.id}`,
        text: quoteOf(message.text),
        recipients: [...event.others, ...event.studio],
      })
    },
  }),
  attachmentDeleted: workEvent<{ details: { name: string } }>(kind, {
    action: 'attachment deleted',
  }),
})

/** Events of notes among staff: only people who may read them hear of them. */
const noteEventTypes = (kind: WorkKind) => {
  const ofNote = {
    table: 'notes',
    subjectId: ({ note }: { note: Pick<Quotable, 'id'> }) => note.id,
    topics: ({ work }: WorkEventFacts): Topic[] => [`${kind}_notes:${work.id}`],
  } as const
  return {
    added: workEvent<Heard & { note: Quotable }>(kind, {
      ...ofNote,
      action: 'created',
      notifies: (event) => {
        const { work, note } = event
        const page = viewPath({ kind, id: work.id }, 'notes')
        return newNotifications(event, `${kind}_note`, {
          cause: note.id,
          to: `${page}#note-${note.id}`,
          text: quoteOf(note.text),
          recipients: event.others,
        })
      },
    }),
    updated: workEvent<{ note: Pick<Quotable, 'id'> }>(kind, { ...ofNote, action: 'updated' }),
    fileDeleted: workEvent<{ note: Pick<Quotable, 'id'>; details: { name: string } }>(kind, {
      ...ofNote,
      action: 'attachment deleted',
    }),
  }
}

/** Events of the conversations, by the kind of work: `messageEvents[workItem.kind].sent`. */
export const messageEvents = {
  request: messageEventTypes('request'),
  order: messageEventTypes('order'),
} satisfies Record<WorkKind, unknown>

/** Events of internal notes, by the kind of work. */
export const noteEvents = {
  request: noteEventTypes('request'),
  order: noteEventTypes('order'),
} satisfies Record<WorkKind, unknown>

import type { Topic } from '~/features/live/topics'
import { pathTo } from '~/map/path-to'
import type { News } from '../kind'
import { newsOfRequest, type OfRequest, ofRequest } from './of-request'

type Written = { id: string; text: string }

/** Who hears of something written: who is mentioned in it hears that, the others that it is there. */
type Heard = { others: readonly string[]; mentioned: readonly string[] }

/** Long texts are quoted so far, in characters. */
const quoted = 1_500
const quoteOf = (text: string) =>
  text.length > quoted ? `${text.slice(0, quoted).trimEnd()} …` : text

const notesTopics = ({ request }: OfRequest): Topic[] => [`request_notes:${request.id}`]

const news = (
  event: OfRequest & Heard,
  types: Pick<Record<'plain' | 'named', News['type']>, 'plain' | 'named'>,
  rest: Omit<News, 'type' | 'origin' | 'what' | 'recipients'>,
): News[] => [
  { ...newsOfRequest(event), ...rest, type: types.named, recipients: event.mentioned },
  { ...newsOfRequest(event), ...rest, type: types.plain, recipients: event.others },
]

/** What happens in the conversation of a request, which its client sees. */
export const messageEvents = {
  sent: ofRequest<Heard & { message: Written; until: number }>({
    says: 'message sent',
    notifies: (event) =>
      news(
        event,
        { plain: 'request_message', named: 'request_message_mentioned' },
        {
          cause: event.message.id,
          to: `${pathTo('/requests/:request', { request: event.request.id }, { v: '2' })}#message-${event.message.id}`,
          text: quoteOf(event.message.text),
          until: event.until,
        },
      ),
  }),
  takenBack: ofRequest<{ heard: readonly string[] }>({
    says: 'message taken back',
    tells: ({ request, heard }) => [
      `request:${request.id}`,
      'list:requests',
      ...heard.map((id): Topic => `user:${id}`),
    ],
  }),
  attachmentDeleted: ofRequest<{ details: { name: string } }>({ says: 'attachment deleted' }),
}

/** What staff say among themselves: only who may read it hears that there is something. */
export const requestNoteEvents = {
  added: ofRequest<Heard & { note: Written }>({
    on: 'notes',
    of: ({ note }) => note.id,
    says: 'created',
    tells: notesTopics,
    notifies: (event) =>
      news(
        event,
        { plain: 'request_note', named: 'request_note_mentioned' },
        {
          cause: event.note.id,
          to: `${pathTo('/requests/:request', { request: event.request.id }, { v: 'notes' })}#note-${event.note.id}`,
          text: quoteOf(event.note.text),
        },
      ),
  }),
  updated: ofRequest<{ note: Pick<Written, 'id'> }>({
    on: 'notes',
    of: ({ note }) => note.id,
    says: 'updated',
    tells: notesTopics,
  }),
  fileDeleted: ofRequest<{ note: Pick<Written, 'id'>; details: { name: string } }>({
    on: 'notes',
    of: ({ note }) => note.id,
    says: 'attachment deleted',
    tells: notesTopics,
  }),
}

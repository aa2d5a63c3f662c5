import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { requests } from '~/db/schema'
import { messageDraftKey, noteDraftKey } from '~/features/drafts/draft-keys'
import { saveDraft } from '~/features/drafts/save-draft.server'
import type { DemoName } from './people'
import { keepDemoRequest } from './send-demo-request'
import type { Studio } from './studio'

/** A request, a message and a note that somebody has begun. @param idOf of a request by its title */
export async function leaveDrafts(studio: Studio, idOf: (title: string) => string): Promise<void> {
  const { members } = studio
  await keepDemoRequest(studio, members.kaia, {
    product: 'New section',
    answers: {
      title: 'Training for teachers, first module',
      words: 'Four weekends from spring. Who teaches what is still open, I ask Ines tonight.',
    },
  })
  const begun = async (who: DemoName, title: string, place: (id: string) => string, text: string) =>
    saveDraft(members[who], {
      draftKey: place(conversationOf(idOf(title))),
      values: { text, format: 'text', mention: [], seen: '', version: '' },
    })
  await begun(
    'priya',
    'Autumn menu and new opening hours',
    messageDraftKey,
    'The flan is in. Before I',
  )
  await begun(
    'ravi',
    'Booking form offers yesterday',
    noteDraftKey,
    'Rang them at nine. They say that',
  )
}

const conversationOf = (requestId: string): string =>
  db.select().from(requests).where(eq(requests.id, requestId)).get()?.conversationId ?? ''

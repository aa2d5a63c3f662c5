import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { requests } from '~/db/schema'
import { messageDraftKey, noteDraftKey } from '~/features/drafts/draft-keys'
import { saveDraft } from '~/features/drafts/save-draft.server'
import { words } from './load-words'
import { keepDemoRequest } from './send-demo-request'
import type { Studio } from './studio'

/** Leaves requests, messages and notes that are begun and not sent. @param ids of the requests by their keys */
export async function leaveDrafts(studio: Studio, ids: Map<string, string>): Promise<void> {
  const { members } = studio
  const { requests, messages, notes } = words.drafts
  for (const { who, ...request } of requests) {
    await keepDemoRequest(studio, members[who], request)
  }
  const texts = [
    ...messages.map((message) => ({ ...message, keyOf: messageDraftKey })),
    ...notes.map((note) => ({ ...note, keyOf: noteDraftKey })),
  ]
  for (const { who, request, text, keyOf } of texts) {
    await saveDraft(members[who], {
      draftKey: keyOf(conversationOf(ids.get(request) ?? '')),
      values: { text, format: 'text', mention: [], seen: '', version: '' },
    })
  }
}

const conversationOf = (requestId: string): string =>
  db.select().from(requests).where(eq(requests.id, requestId)).get()?.conversationId ?? ''

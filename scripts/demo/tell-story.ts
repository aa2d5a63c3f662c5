import { desc, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { messages } from '~/db/schema'
import { addNote } from '~/features/conversations/add-note.server'
import { sendMessage } from '~/features/conversations/send-message.server'
import { sendNow } from '~/features/conversations/send-outgoing.server'
import { messageDraftKey } from '~/features/drafts/draft-keys'
import { saveDraft } from '~/features/drafts/save-draft.server'
import { giveFeedback } from '~/features/feedback/give-feedback.server'
import { changeOrderStatus } from '~/features/orders/change-status.server'
import { changeRequestStatus } from '~/features/requests/change-status.server'
import type { WorkItem } from '~/features/work-item-base/work-item'
import { getFollowers, openWorkItem } from '~/features/work-item-base/work-items.server'
import { assignWork } from '~/features/work-items/assign-work.server'
import { setFollowers } from '~/features/work-items/set-followers.server'
import { setPriority } from '~/features/work-items/set-priority.server'
import type { Member, Priority } from '~/permissions/vocabulary'
import type { Work } from '~/shared/kinds'
import type { OrderAction } from '~/shared/order-statuses'
import type { RequestAction } from '~/shared/request-statuses'
import type { DemoName } from './load-words/keys'
import { type DemoAction, filesIn } from './load-words/story'
import { makeFile } from './make-file'
import type { Members } from './make-people'
import { bankDoes, payDemoOrder, refundDemoOrder } from './pay-demo-order'
import { pinPicture } from './pin-picture'

/** Lets happen to a piece of work what a line tells. */
export async function carryOut(members: Members, work: Work, action: DemoAction): Promise<void> {
  const { who, verb, rest } = action
  if (who === 'bank') return bankDoes(work.id, verb, rest)
  const actor = members[who]
  const ground = openWorkItem(db, actor, work)
  const of = { work, version: ground.version }
  const person = members[rest as DemoName]
  if (verb === 'says') await say(actor, ground, rest)
  else if (verb === 'pins') pinPicture(actor, ground, rest)
  else if (verb === 'notes') {
    addNote(actor, { work, text: rest, format: 'text', mention: [], draftId: '' })
  } else if (verb === 'asks') move(actor, ground, 'ask_for_changes', rest)
  else if (verb === 'does') move(actor, ground, rest)
  else if (verb === 'assigns') assignWork(actor, { ...of, assigneeId: person.id })
  else if (verb === 'ranks') setPriority(actor, { ...of, priority: rest as Priority })
  else if (verb === 'adds') {
    setFollowers(actor, { ...of, followers: [...getFollowers(db, work), person.id] })
  } else if (verb === 'pays') await payDemoOrder(actor, work.id, rest)
  else if (verb === 'refunds') await refundDemoOrder(actor, work.id, rest)
  else if (verb === 'rates') {
    giveFeedback(actor, { orderId: work.id, rating: Number(rest[0]), text: rest.slice(2) })
  } else throw new Error(`nobody can do this: ${verb}`)
}

function move(actor: Member, { kind, id, version }: WorkItem, action: string, message?: string) {
  if (kind === 'order') {
    changeOrderStatus(actor, { orderId: id, version, action: action as OrderAction, message })
  } else
    changeRequestStatus(actor, { requestId: id, version, action: action as RequestAction, message })
}

/** Sends a message with the files whose names stand at its end. */
async function say(actor: Member, { kind, id, version, conversationId }: WorkItem, words: string) {
  const work = { kind, id }
  const names = filesIn(words)
  const text = words.replace(/ \+\S+/g, '')
  const draftKey = messageDraftKey(conversationId)
  const draft = names.length > 0 ? await keepFiles(actor, draftKey, names) : null
  const seen = lastOf(conversationId)
  const draftId = draft?.id ?? ''
  const written = { work, text, format: 'text', mention: [], version, seen, draftId } as const
  sendNow(actor, { work, id: sendMessage(actor, written).messageId })
}

async function keepFiles(actor: Member, draftKey: string, names: readonly string[]) {
  const uploads = await Promise.all(
    names.map(async (name) => ({
      field: 'files',
      folder: 'attachments' as const,
      file: await makeFile(name),
    })),
  )
  return saveDraft(actor, { draftKey, values: {}, uploads })
}

const lastOf = (conversationId: string): string =>
  db
    .select({ id: messages.id })
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
    .orderBy(desc(messages.rowNumber))
    .limit(1)
    .get()?.id ?? ''

import { desc, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { messages, requests } from '~/db/schema'
import { addNote } from '~/features/conversations/add-note.server'
import { sendMessage } from '~/features/conversations/send-message.server'
import { keepDraft } from '~/features/drafts/keep-draft.server'
import { messagePlace } from '~/features/drafts/places'
import { followersOf } from '~/features/request-base/request-people.server'
import { changeStatus } from '~/features/requests/change-status.server'
import { assignWork } from '~/features/work/assign-work.server'
import { setFollowers } from '~/features/work/set-followers.server'
import { setPriority } from '~/features/work/set-priority.server'
import type { Member, Priority } from '~/permissions/vocabulary'
import type { StatusAction } from '~/work/statuses'
import { momentOf } from './clock'
import type { StoryLine } from './demo-request'
import { makeFile } from './make-file'
import type { Members } from './make-people'
import type { DemoName } from './people'

/** A line of a story, read. */
export type Deed = { at: number; who: DemoName; verb: string; rest: string }

/** @throws Error for a line that is none */
export function readLine(line: StoryLine): Deed {
  const [, days, time = '', who, verb = '', rest = ''] =
    /^(\d+) (\d\d:\d\d) (\w+) (\w+) (.+)$/.exec(line) ?? []
  if (!days) throw new Error(`this tells nothing: ${line}`)
  return { at: momentOf(Number(days), time), who: who as DemoName, verb, rest }
}

/** Lets happen to a request what a line tells. */
export async function doDeed(members: Members, requestId: string, deed: Deed): Promise<void> {
  const { who, verb, rest } = deed
  const actor = members[who]
  const request = stored(requestId)
  const work = { kind: 'request', id: requestId } as const
  const of = { work, version: request.version }
  const at = { requestId, version: request.version }
  const person = members[rest as DemoName]
  if (verb === 'says') await say(actor, request, rest)
  else if (verb === 'notes') {
    addNote(actor, { work, text: rest, format: 'text', tell: [], draftId: null })
  } else if (verb === 'asks')
    changeStatus(actor, { ...at, action: 'ask_for_changes', message: rest })
  else if (verb === 'does') changeStatus(actor, { ...at, action: rest as StatusAction })
  else if (verb === 'assigns') assignWork(actor, { ...of, assigneeId: person.id })
  else if (verb === 'ranks') setPriority(actor, { ...of, priority: rest as Priority })
  else if (verb === 'adds') {
    const followers = [...followersOf(db, requestId), person.id]
    setFollowers(actor, { ...of, followers })
  } else throw new Error(`nobody can do this: ${verb}`)
}

/** Sends a message with the files whose names stand at its end. */
async function say(actor: Member, request: ReturnType<typeof stored>, words: string) {
  const { id, version, conversationId } = request
  const work = { kind: 'request', id } as const
  const names = [...words.matchAll(/ \+(\S+)/g)].map(([, name = '']) => name)
  const text = words.replace(/ \+\S+/g, '')
  const place = messagePlace(conversationId)
  const draft = names.length > 0 ? await keepFiles(actor, place, names) : null
  const seen = lastOf(conversationId)
  const draftId = draft?.id ?? null
  sendMessage(actor, { work, text, format: 'text', tell: [], version, seen, draftId })
}

async function keepFiles(actor: Member, place: string, names: readonly string[]) {
  const uploads = await Promise.all(
    names.map(async (name) => ({
      field: 'files',
      folder: 'attachments' as const,
      file: await makeFile(name),
    })),
  )
  return keepDraft(actor, { place, values: {}, uploads })
}

function stored(id: string) {
  const request = db.select().from(requests).where(eq(requests.id, id)).get()
  if (!request) throw new Error(`there is no request ${id}`)
  return request
}

const lastOf = (conversationId: string): string =>
  db
    .select({ id: messages.id })
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
    .orderBy(desc(messages.rowNumber))
    .limit(1)
    .get()?.id ?? ''

import { eq } from 'drizzle-orm'
import { noticesOf } from '#tests/fixtures/notifications'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { makeType, storeRequest, workOf } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import { mail } from '~/db/schema'
import { messagesOf } from '~/features/conversations/messages-screen.server'
import { sendMessage } from '~/features/conversations/send-message.server'
import type { Member } from '~/permissions/vocabulary'

/** A studio, a client and a request type between them. */
export function makeStudio() {
  const admin = actorOf(makeUser({ role: 'admin', fullName: 'Ravi Okonjo' }))
  const clientRow = makeUser({ role: 'client', fullName: 'Nadia Hollis' })
  const makerRow = makeEmployee({ fullName: 'Elif Varga' })
  const stranger = actorOf(makeUser({ role: 'client' }))
  const type = makeType()
  return {
    admin,
    clientRow,
    client: actorOf(clientRow),
    makerRow,
    maker: actorOf(makerRow),
    stranger,
    type,
    /** A request of the client that the maker works on. */
    make: () => storeRequest(type, clientRow.id, { assigneeId: makerRow.id }),
  }
}

/** The moment at which each test begins. */
export const start = Date.UTC(2026, 10, 22, 9)

const none = new URLSearchParams()
export const screenOf = (who: Member, id: string) => messagesOf(who, workOf(id), none)

/** Sends what the screen of somebody would send now. */
export function send(who: Member, id: string, text: string, more: object = {}) {
  const { seen, version } = screenOf(who, id).form
  const form = { text, format: 'text' as const, mention: [], draftId: '', seen, version }
  return sendMessage(who, { work: workOf(id), ...form, ...more }).messageId
}

export const formWith = (text: string, ...files: File[]) => {
  const form = new FormData()
  form.set('text', text)
  for (const file of files) form.append('files', file)
  return form
}

/** What somebody was notified of about a request, last. */
export const noticeOn = (userId: string, id: string) =>
  noticesOf(userId).findLast(({ subject }) => subject === id)

export const mailsTo = (to: string) => db.select().from(mail).where(eq(mail.to, to)).all()

import { and, eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import { undoFor } from '#tests/fixtures/outgoing'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { makeType, storeRequest } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import { drafts, idempotencyKeys } from '~/db/schema'
import { changesForm } from '~/features/conversations/changes-form.server'
import {
  discardMessageDraft,
  restoreWritten,
} from '~/features/conversations/discard-message-draft.server'
import { messagesOf } from '~/features/conversations/messages-screen.server'
import {
  expectOneTab,
  keepChanges,
  keepMessage,
} from '~/features/conversations/save-message-draft.server'
import { sendMessage } from '~/features/conversations/send-message.server'
import { takeBack } from '~/features/conversations/take-back.server'
import { discardedLife, mostDraftText } from '~/features/drafts/draft'
import { tidyDrafts } from '~/features/drafts/tidy-drafts.server'
import { changeRequestStatus } from '~/features/requests/change-status.server'
import { deleteRequest } from '~/features/requests/delete-request.server'
import type { Member } from '~/permissions/vocabulary'
import { files } from '~/platform/files/files.server'

const admin = actorOf(makeUser({ role: 'admin' }))
const clientRow = makeUser({ role: 'client', fullName: 'Nadia Hollis' })
const client = actorOf(clientRow)
const maker = actorOf(makeEmployee({ fullName: 'Elif Varga' }))
const type = makeType()

const start = Date.UTC(2026, 10, 22, 9)
beforeEach(() => vi.useFakeTimers({ now: start, toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())
const later = (milliseconds = 1000) => vi.setSystemTime(Date.now() + milliseconds)

const workOf = (id: string) => ({ kind: 'request', id }) as const
const make = () => storeRequest(type, clientRow.id, { assigneeId: maker.id })
const formOf = (who: Member, id: string) => messagesOf(who, workOf(id), new URLSearchParams()).form

/** A tab that shows the form of a message: what it would post with these words. */
function openTab(who: Member, id: string) {
  const { key, filled, seen, version } = formOf(who, id)
  return (text: string, ...more: File[]) => {
    const form = new FormData()
    const fields = { key, filled: String(filled ?? ''), seen, version: String(version), text }
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    for (const file of more) form.append('files', file)
    return form
  }
}

const quiet = { quiet: true }
const file = (name: string) => new File(['abc'], name)

describe('REQ-65 two tabs write one message', () => {
  test('the second saves nothing quietly over the newer words of the first, and hears why', async () => {
    const { id } = make()
    const [one, two] = [openTab(client, id), openTab(client, id)]
    expect(await keepMessage(client, workOf(id), one('First'), quiet)).toMatchObject({
      elsewhere: false,
    })
    later()
    const kept = await keepMessage(client, workOf(id), two('Second'), quiet)
    expect(kept).toMatchObject({ id: '', elsewhere: true })
    expect(formOf(client, id).words).toBe('First')
    later()
    await keepMessage(client, workOf(id), one('First, more'), quiet)
    expect(formOf(client, id).words).toBe('First, more')
  })

  test('a tab goes on with what it was filled with, and with what another has sent on', async () => {
    const { id } = make()
    await keepMessage(client, workOf(id), openTab(client, id)('First'), quiet)
    later()
    const two = openTab(client, id)
    await keepMessage(client, workOf(id), two('Only this'), quiet)
    expect(formOf(client, id).words).toBe('Only this')
    later()
    const longer = await keepMessage(
      client,
      workOf(id),
      openTab(client, id)('Only this, and more'),
      quiet,
    )
    expect(longer.elsewhere).toBe(false)
  })

  test('a press keeps both, sends nothing, and does so again when it is repeated', async () => {
    const { id } = make()
    const [one, two] = [openTab(client, id), openTab(client, id)]
    await keepMessage(client, workOf(id), one('First'), quiet)
    later()
    for (const _ of [1, 2]) {
      const kept = await keepMessage(client, workOf(id), two('Second', file('a.txt')))
      expect(catchError(() => expectOneTab(kept))).toMatchObject({
        code: 'draft-elsewhere',
        status: 409,
      })
      expect(formOf(client, id)).toMatchObject({
        words: 'First\n\nSecond',
        files: [{ name: 'a.txt' }],
      })
    }
    const kept = await keepMessage(client, workOf(id), openTab(client, id)('First, second'))
    expectOneTab(kept)
    expect(formOf(client, id).words).toBe('First, second')
  })

  test('however many forms are sent, a draft stays as long as one, and what is kept stays', async () => {
    const { id } = make()
    const lengths: number[] = []
    for (let n = 0; n < 6; n += 1) {
      later()
      const form = openTab(client, id)(`${n} `.repeat(25_000))
      form.set('key', `another-${n}`)
      form.set('filled', '')
      await keepMessage(client, workOf(id), form).catch((error) => {
        expect(error).toMatchObject({ code: 'draft-too-long', status: 413 })
      })
      lengths.push(formOf(client, id).html.length)
    }
    expect(lengths.at(-1)).toBeLessThanOrEqual(mostDraftText)
    expect(lengths.at(-1)).toBe(lengths.at(-2))
    // Nor by what was thrown away and is taken back.
    await discardMessageDraft(client, { work: workOf(id), kind: 'message' })
    later()
    await keepMessage(client, workOf(id), openTab(client, id)('x'.repeat(150_000)), quiet)
    expect(
      catchError(() => restoreWritten(client, { work: workOf(id), kind: 'message' })).code,
    ).toBe('draft-too-long')
    expect(formOf(client, id).words).toHaveLength(150_000)
  })

  test('files that come after their words leave those of the other tab', async () => {
    const { id } = make()
    const [one, two] = [openTab(client, id), openTab(client, id)]
    await keepMessage(client, workOf(id), one('First'), quiet)
    later()
    await keepMessage(client, workOf(id), two('Second', file('a.txt'), file('b.txt')))
    expect(formOf(client, id).words).toBe('First\n\nSecond')
  })

  test('what was taken back is not written over by a tab that still shows the words before', async () => {
    const { id } = make()
    const { seen, version } = formOf(client, id)
    const words = { text: 'Sent', format: 'text' as const, mention: [], draftId: '' }
    undoFor(60)
    const { messageId } = sendMessage(client, { work: workOf(id), ...words, seen, version })
    const tab = openTab(client, id)
    await keepMessage(client, workOf(id), tab('Next'), quiet)
    later()
    takeBack(client, { work: workOf(id), id: messageId })
    undoFor(0)
    expect(await keepMessage(client, workOf(id), tab('Next one'), quiet)).toMatchObject({
      elsewhere: true,
    })
    expect(formOf(client, id).words).toBe('Sent\n\nNext')
  })
})

describe('REQ-65 what a plain field shows without its looks', () => {
  const rich = '<p>Please <strong>hurry</strong></p><ul><li><p>one</p></li></ul>'
  const keepRich = async (id: string) => {
    const form = openTab(client, id)(rich)
    form.set('format', 'html')
    await keepMessage(client, workOf(id), form)
    later()
  }

  test('keeps them when it is sent or kept as it came', async () => {
    const { id } = make()
    await keepRich(id)
    const { words } = formOf(client, id)
    const form = openTab(client, id)(words.replaceAll('\n', '\r\n'))
    const { written } = await keepMessage(client, workOf(id), form)
    expect(written).toEqual({ text: rich, format: 'html' })
    expect(formOf(client, id).html).toBe(rich)
  })

  test('is plain once it is changed', async () => {
    const { id } = make()
    await keepRich(id)
    const form = openTab(client, id)('Please hurry')
    const { written } = await keepMessage(client, workOf(id), form)
    expect(written).toEqual({ text: 'Please hurry', format: 'text' })
    expect(formOf(client, id).html).toBe('<p>Please hurry</p>')
  })
})

describe('what is saved quietly just after the form was sent', () => {
  test('is not kept, and is not said to be; a minute later it is', async () => {
    const { id } = make()
    const key = 'of-one-form'
    db.insert(idempotencyKeys)
      .values({ key: `${client.id}:${key}.sent`, result: 'null', createdAt: Date.now() })
      .run()
    const idempotencyKey = { scope: client.id, key: `${key}.late` }
    const save = () =>
      keepMessage(client, workOf(id), openTab(client, id)('Late'), { idempotencyKey, quiet: true })
    expect(await save()).toMatchObject({ id: '', elsewhere: false })
    later(60_001)
    expect(await save()).toMatchObject({ values: { text: 'Late' } })
  })
})

describe('a form that was sent, and whose answer never came', () => {
  const lost = 70_000
  /** Sends it, and waits in vain. @returns what it sends and saves from then on */
  async function sendInVain(id: string, text: string) {
    const tab = openTab(client, id)
    const by = (hash: string) => ({ scope: client.id, key: `${tab('').get('key')}.${hash}` })
    const send = async () => {
      const idempotencyKey = by('sent')
      const { id: draftId } = await keepMessage(client, workOf(id), tab(text), { idempotencyKey })
      const { seen, version } = formOf(client, id)
      const words = { text, format: 'text' as const, mention: [], draftId, seen, version }
      return sendMessage(client, { work: workOf(id), ...words, idempotencyKey })
    }
    await send()
    later(lost)
    const save = (words: string) =>
      keepMessage(client, workOf(id), tab(words), { idempotencyKey: by('late'), quiet: true })
    return { send, save }
  }

  test('saves nothing of what was said, and what is typed since', async () => {
    const { id } = make()
    const { save } = await sendInVain(id, 'Please hurry\n\nIt is late')
    expect(await save('Please hurry\r\n\r\nIt is late')).toMatchObject({ id: '', elsewhere: false })
    expect(formOf(client, id)).toMatchObject({ words: '', savedAt: null })
    await save('Please hurry, and more')
    expect(formOf(client, id).words).toBe('Please hurry, and more')
  })

  test('another form with the same words is a draft', async () => {
    const { id } = make()
    await sendInVain(id, 'Thanks')
    const idempotencyKey = { scope: client.id, key: 'another.late' }
    await keepMessage(client, workOf(id), openTab(client, id)('Thanks'), {
      idempotencyKey,
      ...quiet,
    })
    expect(formOf(client, id).words).toBe('Thanks')
  })

  test('takes what was saved of it along when it is sent again, and nothing else', async () => {
    const { id } = make()
    const { send, save } = await sendInVain(id, 'Please hurry')
    await save('Please hurry, and more')
    await send()
    expect(formOf(client, id).words).toBe('Please hurry, and more')
    db.update(drafts)
      .set({ values: sql`json_set(${drafts.values}, '$.text', 'Please hurry')` })
      .where(eq(drafts.userId, client.id))
      .run()
    await send()
    expect(formOf(client, id).words).toBe('')
    const { rows } = messagesOf(client, workOf(id), new URLSearchParams())
    expect(rows.filter(({ kind }) => kind === 'message')).toHaveLength(1)
  })
})

describe('REQ-50 what should change', () => {
  const delivered = () => {
    const made = make()
    changeRequestStatus(maker, { requestId: made.id, action: 'delivered', version: 1 })
    return made
  }
  const changes = (text: string) => {
    const form = new FormData()
    const fields = { ...{ key: 'form-of-changes', filled: '', message: text } }
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return form
  }

  test('has a draft of its own, its client’s alone, which is gone when it is sent', async () => {
    const { id } = delivered()
    await keepMessage(client, workOf(id), openTab(client, id)('A message'))
    const { id: draftId } = await keepChanges(client, workOf(id), changes('Larger type'))
    expect(changesForm(client, workOf(id))).toMatchObject({ words: 'Larger type', savedAt: start })
    expect(formOf(client, id).words).toBe('A message')
    expect(changesForm(maker, workOf(id))).toBeNull()
    await expect(keepChanges(maker, workOf(id), changes('x'))).rejects.toMatchObject({
      status: 403,
    })
    const asked = { requestId: id, action: 'ask_for_changes', message: 'Larger type' } as const
    const stale = () => changeRequestStatus(client, { ...asked, version: 1, draftId })
    expect(catchError(stale)).toMatchObject({ code: 'stale' })
    expect(changesForm(client, workOf(id))?.words).toBe('Larger type')
    changeRequestStatus(client, { ...asked, version: 2, draftId })
    expect(changesForm(client, workOf(id))).toMatchObject({ words: '', savedAt: null })
  })

  test('pressed twice it is asked for once', () => {
    const { id } = delivered()
    const idempotencyKey = { scope: client.id, key: 'twice.x' }
    const asked = { requestId: id, action: 'ask_for_changes', message: 'Larger' } as const
    for (const _ of [1, 2]) changeRequestStatus(client, { ...asked, version: 2, idempotencyKey })
    const posted = messagesOf(client, workOf(id), new URLSearchParams()).rows
    expect(posted.filter(({ kind }) => kind === 'message')).toHaveLength(1)
  })
})

describe('a draft is discarded', () => {
  const at = (id: string) => ({ work: workOf(id), kind: 'message' as const })

  test('and taken back, before what was begun since, with its files', async () => {
    const { id } = make()
    await keepMessage(client, workOf(id), openTab(client, id)('First', file('a.txt')))
    await discardMessageDraft(client, at(id))
    expect(formOf(client, id)).toMatchObject({ words: '', files: [], savedAt: null })
    expect(restoreWritten(client, at(id))).toBe(true)
    expect(formOf(client, id)).toMatchObject({ words: 'First', files: [{ name: 'a.txt' }] })
    await discardMessageDraft(client, at(id))
    await keepMessage(client, workOf(id), openTab(client, id)('Second'))
    expect(restoreWritten(client, at(id))).toBe(true)
    expect(formOf(client, id)).toMatchObject({
      words: 'First\n\nSecond',
      files: [{ name: 'a.txt' }],
    })
    expect(restoreWritten(client, at(id))).toBe(false)
  })

  test('what its form still saves quietly does not bring it back', async () => {
    const { id } = make()
    const tab = openTab(client, id)
    await keepMessage(client, workOf(id), tab('First'))
    const sent = (hash: string) => ({ scope: client.id, key: `${tab('').get('key')}.${hash}` })
    await discardMessageDraft(client, { ...at(id), idempotencyKey: sent('discard') })
    await keepMessage(client, workOf(id), tab('First'), {
      idempotencyKey: sent('late'),
      quiet: true,
    })
    expect(formOf(client, id).words).toBe('')
  })

  test('for an hour, and goes with its request', async () => {
    const [one, two] = [make(), make()]
    for (const { id } of [one, two]) {
      await keepMessage(client, workOf(id), openTab(client, id)('First', file('a.txt')))
      await discardMessageDraft(client, at(id))
    }
    const [first, second] = [one, two].map(({ conversationId }) => {
      const place = `discarded:message:${conversationId}`
      return and(eq(drafts.userId, client.id), eq(drafts.draftKey, place))
    })
    await deleteRequest(admin, two.id)
    expect(db.select().from(drafts).where(second).all()).toEqual([])
    await tidyDrafts(start + discardedLife)
    expect(db.select().from(drafts).where(first).all()).toHaveLength(1)
    const before = (await files.list('attachments')).length
    await tidyDrafts(start + discardedLife + 1)
    expect(db.select().from(drafts).where(first).all()).toEqual([])
    expect(await files.list('attachments')).toHaveLength(before - 1)
  })
})

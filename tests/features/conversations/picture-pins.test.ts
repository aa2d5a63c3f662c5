import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import { changeFile, giveFile } from '#tests/fixtures/files'
import { sendAllDue, undoFor } from '#tests/fixtures/outgoing'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import {
  makeFileAPicture,
  makeType,
  storeConversation,
  storeRequest,
  workOf,
} from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import {
  drafts,
  mail,
  messages,
  notifications,
  picturePins,
  rateLimits,
  requests,
} from '~/db/schema'
import {
  addPin,
  discardPin,
  dropWaitingPin,
  keepPin,
  returnWaitingPin,
} from '~/features/conversations/add-pin.server'
import { changesForm } from '~/features/conversations/changes-form.server'
import { deleteAttachment } from '~/features/conversations/delete-attachment.server'
import { listMessages } from '~/features/conversations/list-messages.server'
import { pictureOf } from '~/features/conversations/picture-pins.server'
import { takeBack } from '~/features/conversations/take-back.server'
import { changeRequestStatus } from '~/features/requests/change-status.server'
import { deleteRequest } from '~/features/requests/delete-request.server'
import { findRequest } from '~/features/requests/find-request.server'
import { openWorkItem } from '~/features/work-item-base/work-items.server'
import { mostPins } from '~/shared/picture-point'

const admin = actorOf(makeUser({ role: 'admin' }))
const type = makeType()

/** A request whose client has sent a picture, 40 by 20. */
async function delivered() {
  const client = makeUser({ role: 'client', fullName: 'Nadia Hollis' })
  const maker = makeEmployee({ fullName: 'Elif Varga' })
  const request = storeRequest(type, client.id, { assigneeId: maker.id })
  const said = await storeConversation(request.conversationId, client.id, maker.id)
  await makeFileAPicture(said.attachment)
  const work = workOf(request.id)
  return {
    work,
    id: said.attachment,
    request,
    said,
    client: actorOf(client),
    maker: actorOf(maker),
  }
}
type At = Awaited<ReturnType<typeof delivered>>

const keep = (
  actor: At['client'],
  { work, id }: Pick<At, 'work' | 'id'>,
  text: string,
  point: { x: number; y: number } | null,
) => keepPin(actor, { work, id }, { text, pressed: () => null, figures: point })
async function pin(actor: At['client'], at: At, text: string, point = { x: 2500, y: 5000 }) {
  const { draftId } = await keep(actor, at, text, point)
  return addPin(actor, { work: at.work, id: at.id, text, point, draftId })
}

test('a pin is a message that names it, and its picture shows where it is', async () => {
  const at = await delivered()
  await pin(at.client, at, 'More room here')
  await pin(at.maker, at, 'Like this?', { x: 10_000, y: 0 })
  const { picture, pins, said, form, full } = await pictureOf(at.client, at)
  expect(picture).toMatchObject({ name: 'brief.pdf', width: 40, height: 20 })
  expect(pins).toMatchObject([
    { number: 1, x: 2500, y: 5000 },
    { number: 2, x: 10_000, y: 0 },
  ])
  expect(said.map(({ html, sender }) => [sender, html])).toEqual([
    ['Nadia Hollis', '<p>More room here</p>'],
    ['Elif Varga', '<p>Like this?</p>'],
  ])
  expect(form).toMatchObject({ text: '', point: null })
  expect(full).toBe(false)
  const workItem = openWorkItem(db, at.maker, at.work)
  expect(listMessages(at.maker, workItem).rows.map(({ pin }) => pin)).toEqual([
    null,
    { number: 1, attachment: at.id, name: 'brief.pdf' },
    { number: 2, attachment: at.id, name: 'brief.pdf' },
  ])
  // Who reads the words alone, in a mail or what they take along, reads where.
  const texts = db
    .select()
    .from(messages)
    .all()
    .map(({ text }) => text)
  expect(texts).toContain('Pin 1 on brief.pdf: More room here')
  const told = db.select().from(notifications).all()
  expect(told.map(({ recipientId, type }) => [recipientId, type])).toContainEqual([
    at.maker.id,
    'request_message',
  ])
  expect(db.select().from(mail).all().at(-1)?.message).toContain('> Pin 2 on brief.pdf: Like this?')
})

test('words and place are kept until they are sent, or discarded', async () => {
  const at = await delivered()
  const pressed = await keepPin(at.client, at, {
    text: 'Here ',
    pressed: ({ width, height }) => ({ x: width, y: height }),
    figures: { x: 1, y: 1 },
  })
  expect(pressed).toMatchObject({ pressed: true, point: { x: 40, y: 20 } })
  expect((await pictureOf(at.client, at)).form).toMatchObject({
    text: 'Here ',
    point: { x: 40, y: 20 },
  })
  expect((await pictureOf(at.maker, at)).form).toMatchObject({ text: '', point: null })
  await discardPin(at.client, at)
  expect((await pictureOf(at.client, at)).form).toMatchObject({ text: '', point: null })
  await keep(at.client, at, 'Again', { x: 1, y: 2 })
  await deleteRequest(admin, at.request.id)
  expect(db.select().from(drafts).where(eq(drafts.userId, at.client.id)).all()).toEqual([])
})

test('without a place or words nothing is sent, and all of it stays', async () => {
  const at = await delivered()
  const { draftId } = await keep(at.client, at, 'No place', null)
  const send = (text: string, point: { x: number; y: number } | null) =>
    catchError(() => addPin(at.client, { work: at.work, id: at.id, text, point, draftId }))
  expect(send('No place', null)).toMatchObject({ code: 'pin-place', status: 400 })
  for (const blank of [' \u200b', '\u3164\u2800']) {
    expect(send(blank, { x: 1, y: 1 })).toMatchObject({ code: 'message-empty', status: 400 })
  }
  expect(send('x'.repeat(60_000), { x: 1, y: 1 }).status).toBe(400)
  expect((await pictureOf(at.client, at)).form.text).toBe('No place')
  expect(db.select().from(picturePins).where(eq(picturePins.attachmentId, at.id)).all()).toEqual([])
})

test('a form sent twice is one pin; a hundred fill a picture', async () => {
  const at = await delivered()
  const sent = { work: at.work, id: at.id, text: 'Once', point: { x: 1, y: 1 }, draftId: '' }
  const idempotencyKey = { key: 'form.hash', scope: at.client.id }
  expect(addPin(at.client, { ...sent, idempotencyKey })).toEqual(
    addPin(at.client, { ...sent, idempotencyKey }),
  )
  for (let n = 1; n < mostPins; n += 1) {
    if (n % 50 === 0) db.delete(rateLimits).run()
    addPin(at.client, sent)
  }
  db.delete(rateLimits).run()
  expect(catchError(() => addPin(at.client, sent))).toMatchObject({
    code: 'pins-full',
    status: 409,
  })
  const { pins, said, full } = await pictureOf(at.client, at)
  expect([pins.length, said.length, full]).toEqual([mostPins, mostPins, true])
  expect(new Set(pins.map(({ number }) => number)).size).toBe(mostPins)
})

test('only who may open the work has its pictures; what is none has no pins, nor has a note’s', async () => {
  const at = await delivered()
  const stranger = actorOf(makeUser({ role: 'client' }))
  const all = (actor: typeof stranger, id: string) => [
    pictureOf(actor, { work: at.work, id }),
    keep(actor, { work: at.work, id }, 'x', { x: 1, y: 1 }),
    Promise.resolve().then(() =>
      addPin(actor, { work: at.work, id, text: 'x', point: { x: 1, y: 1 }, draftId: '' }),
    ),
  ]
  const none = { code: 'not-found' }
  for (const answer of all(stranger, at.id)) await expect(answer).rejects.toMatchObject(none)
  const file = { name: 'n.png', type: 'image/png', uploaderId: at.maker.id }
  const { id: ofNote } = giveFile({ noteId: at.said.note }, file)
  for (const actor of [at.client, at.maker]) {
    for (const answer of all(actor, ofNote)) await expect(answer).rejects.toMatchObject(none)
  }
  changeFile(at.id, { type: 'application/pdf' })
  for (const answer of all(at.client, at.id)) await expect(answer).rejects.toMatchObject(none)
})

test('someone who is asked what should change is offered the pictures that others have sent', async () => {
  const at = await delivered()
  expect(changesForm(at.client, at.work)?.pictures).toEqual([])
  changeFile(at.id, { uploaderId: at.maker.id })
  const offered = [{ id: at.id, name: 'brief.pdf' }]
  expect(changesForm(at.client, at.work)?.pictures).toEqual(offered)
  changeFile(at.id, { type: 'text/plain' })
  expect(changesForm(at.client, at.work)?.pictures).toEqual([])
})

test('a pin is nobody else’s to see until its time is over, and is taken back into its form', async () => {
  const at = await delivered()
  undoFor(60)
  const { messageId } = await pin(at.client, at, 'Too soon')
  const later = await pin(at.client, at, 'Wider')
  expect((await pictureOf(at.client, at)).waiting).toMatchObject([
    { text: 'Too soon' },
    { text: 'Wider' },
  ])
  expect((await pictureOf(at.maker, at)).waiting).toEqual([])
  // Nor is it a part of an answer that nobody asks for.
  expect(changesForm(at.client, at.work)?.pinned).toEqual([])
  expect(takeBack(at.client, { work: at.work, id: messageId ?? '' })).toEqual({
    attachment: at.id,
  })
  expect((await pictureOf(at.client, at)).form).toMatchObject({ text: 'Too soon' })
  expect(later.messageId).not.toBeNull()
  sendAllDue(Date.now() + 60_000)
  expect((await pictureOf(at.maker, at)).said).toMatchObject([{ html: '<p>Wider</p>' }])
  expect((await pictureOf(at.maker, at)).pins).toMatchObject([{ number: 1 }])
  // Of a picture that went meanwhile the words go out.
  await pin(at.client, at, 'It goes')
  await deleteAttachment(at.client, at)
  sendAllDue(Date.now() + 60_000)
  undoFor(0)
  const workItem = openWorkItem(db, at.maker, at.work)
  expect(listMessages(at.maker, workItem).rows.at(-1)).toMatchObject({ html: '<p>It goes</p>' })
})

test('the form of a pin that was put back or removed sends it once more', async () => {
  const at = await delivered()
  undoFor(60)
  const point = { x: 2500, y: 5000 }
  const idempotencyKey = { key: 'once', scope: at.client.id }
  const press = async () => {
    const { draftId } = await keepPin(at.client, at, {
      ...{ text: 'Wider', pressed: () => null, figures: point, idempotencyKey },
    })
    const { messageId } = addPin(at.client, {
      ...at,
      text: 'Wider',
      point,
      draftId,
      idempotencyKey,
    })
    return messageId ?? ''
  }
  const waiting = async () => (await pictureOf(at.client, at)).waiting.map(({ text }) => text)
  returnWaitingPin(at.client, at, await press())
  dropWaitingPin(at.client, at, await press())
  expect(await waiting()).toEqual([])
  await press()
  await press()
  expect(await waiting()).toEqual(['Wider'])
  undoFor(0)
})

test('a pin goes with its picture; the words stay', async () => {
  const at = await delivered()
  const kept = await pin(at.client, at, 'It stays')
  await deleteAttachment(at.client, at)
  const workItem = openWorkItem(db, at.client, at.work)
  expect(listMessages(at.client, workItem).rows.at(-1)).toMatchObject({
    id: kept.messageId,
    html: '<p>It stays</p>',
    pin: null,
  })
})

describe('pins of who is asked whether it is right', () => {
  const wait = (at: At) =>
    db
      .update(requests)
      .set({ status: 'pending_review', deliveredAt: 1 })
      .where(eq(requests.id, at.request.id))
      .run()
  const answer = (at: At, action: 'approve' | 'ask_for_changes', message?: string) => {
    const { version } = findRequest(at.client, at.request.id).facts
    changeRequestStatus(at.client, { requestId: at.request.id, action, version, message })
  }
  const rows = (at: At) => listMessages(at.client, openWorkItem(db, at.client, at.work)).rows

  test('REQ-39 they are sent together with the answer, which needs no words beside them', async () => {
    const at = await delivered()
    await pin(at.client, at, 'Sent before')
    wait(at)
    expect(catchError(() => answer(at, 'ask_for_changes'))).toMatchObject({ field: 'message' })
    expect(await pin(at.client, at, 'Larger')).toEqual({ messageId: null })
    await pin(at.client, at, 'Darker')
    await pin(at.client, at, 'Not this')
    const before = await pictureOf(at.client, at)
    expect(before.waits).toBe(true)
    expect(before.waiting.map(({ text }) => text)).toEqual(['Larger', 'Darker', 'Not this'])
    expect(before.pins).toHaveLength(1)
    expect((await pictureOf(at.maker, at)).waiting).toEqual([])
    dropWaitingPin(at.maker, at, before.waiting[2]?.id ?? '')
    expect(changesForm(at.client, at.work)?.pinned).toHaveLength(3)
    dropWaitingPin(at.client, at, before.waiting[2]?.id ?? '')
    expect(changesForm(at.client, at.work)?.pinned).toEqual([at.id, at.id])
    expect(rows(at)).toHaveLength(before.pins.length + 1)
    answer(at, 'ask_for_changes')
    expect(findRequest(at.client, at.request.id).facts.status).toBe('in_progress')
    const after = await pictureOf(at.maker, at)
    expect(after.pins.map(({ number }) => number)).toEqual([1, 2, 3])
    expect(after.said.map(({ html }) => html).slice(1)).toEqual(['<p>Larger</p>', '<p>Darker</p>'])
    expect(changesForm(at.client, at.work)?.pinned).toEqual([])
    const told = db
      .select()
      .from(mail)
      .all()
      .map(({ message }) => message)
      .join()
    expect(told).toContain('Darker')
  })

  test('they go with an approval too, and come back into the form when nobody asks any more', async () => {
    const at = await delivered()
    wait(at)
    await pin(at.client, at, 'Lovely')
    answer(at, 'approve')
    expect((await pictureOf(at.maker, at)).pins).toHaveLength(1)
    wait(at)
    await pin(at.client, at, 'Late')
    const set = { status: 'in_progress' } as const
    db.update(requests).set(set).where(eq(requests.id, at.request.id)).run()
    await keep(at.client, at, 'Begun', null)
    const { waits, waiting } = await pictureOf(at.client, at)
    expect(waits).toBe(false)
    returnWaitingPin(at.client, at, waiting[0]?.id ?? '')
    const { form, waiting: left } = await pictureOf(at.client, at)
    expect([form.text, form.point, left]).toEqual(['Begun\n\nLate', { x: 2500, y: 5000 }, []])
    await deleteRequest(admin, at.request.id)
    expect(db.select().from(drafts).where(eq(drafts.userId, at.client.id)).all()).toEqual([])
  })

  test('a picture takes a hundred pins, those that wait among them; words of one that went stay', async () => {
    const at = await delivered()
    wait(at)
    for (let n = 0; n < mostPins; n += 1) await pin(at.client, at, `Pin ${n}`)
    await expect(pin(at.client, at, 'One more')).rejects.toMatchObject({ code: 'pins-full' })
    await deleteAttachment(at.client, at)
    answer(at, 'ask_for_changes', 'All of these')
    const said = db
      .select()
      .from(messages)
      .where(eq(messages.conversationId, at.request.conversationId))
      .all()
    expect(said.filter(({ text }) => /^Pin \d+$/.test(text))).toHaveLength(mostPins)
  })
})

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeUser } from '#tests/fixtures/people'
import { makeProject } from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { idempotencyKeys, projects } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { forgetIdempotencyKeys } from '~/features/form-input/forget-idempotency-keys.server'
import {
  firstSentAt,
  type IdempotencyKey,
  idempotent,
  inScope,
  previousResult,
  release,
  sentJustNow,
  untilDeleted,
  whileValid,
} from '~/features/form-input/idempotency.server'
import { limits } from '~/permissions/limits'

let keys = 0
const fresh = (scope = 'somebody'): IdempotencyKey => {
  keys += 1
  return { key: `key-${keys}.words`, scope }
}
/** Sends a form whose work counts how often it is done. */
function sender() {
  let done = 0
  const send = (idempotencyKey: IdempotencyKey | undefined) =>
    transaction((tx) =>
      idempotent(tx, idempotencyKey, () => {
        done += 1
        return done
      }),
    )
  return send
}

test('a form is carried out once and answers what it answered; without a key each time', () => {
  const send = sender()
  const form = fresh()
  expect([send(form), send({ ...form }), send(undefined), send(undefined)]).toEqual([1, 1, 2, 3])
  expect(previousResult(db, undefined)).toBeUndefined()
  expect(previousResult(db, form)?.result).toBe('1')
})

test('the same key of somebody else is another form', () => {
  const send = sender()
  const form = fresh()
  send(form)
  expect(send(inScope('a guest with this e-mail', form))).toBe(2)
  expect(send(inScope('a guest with this e-mail', form))).toBe(2)
  expect(inScope('a guest', undefined)).toBeUndefined()
})

test('what was undone meanwhile is done again', () => {
  const send = sender()
  const form = fresh()
  const asked: unknown[] = []
  const isSo = (result: boolean) =>
    whileValid<number>(form, (_, kept) => {
      asked.push(kept)
      return result
    })
  expect([send(isSo(true)), send(isSo(true)), send(isSo(false)), send(isSo(true))]).toEqual([
    1, 1, 2, 2,
  ])
  expect(asked).toEqual([1, 1, 2])
  expect(whileValid(undefined, () => true)).toBeUndefined()
})

test('a form that made a row makes it again once that row is gone, and not where it made none', () => {
  const form = fresh()
  const owner = makeUser()
  const make = () =>
    transaction((tx) =>
      idempotent(tx, untilDeleted(projects, form), () => makeProject({ ownerId: owner.id }).id),
    )
  const first = make()
  expect(make()).toBe(first)
  db.delete(projects).where(eq(projects.id, first)).run()
  expect(make()).not.toBe(first)

  let tries = 0
  const nothing = fresh()
  const inVain = () =>
    transaction((tx) =>
      idempotent(tx, untilDeleted<string | null>(projects, nothing), () => {
        tries += 1
        return null
      }),
    )
  expect([inVain(), inVain(), tries]).toEqual([null, null, 1])
})

test('a form that was carried out in vain counts as never sent, another result of it stays', () => {
  const send = sender()
  const form = fresh()
  send(form)
  transaction((tx) => release(tx, form, 99))
  transaction((tx) => release(tx, undefined, 1))
  expect(send(form)).toBe(1)
  transaction((tx) => release(tx, form, 1))
  expect(send(form)).toBe(2)
})

test('when a form was sent first counts by its key, whatever it said', () => {
  const form = fresh()
  expect([firstSentAt(db, form), firstSentAt(db, undefined), sentJustNow(db, form)]).toEqual([
    null,
    null,
    false,
  ])
  const row = (key: string, createdAt: number) =>
    db.insert(idempotencyKeys).values({ key, result: '1', createdAt }).run()
  row(`somebody:${form.key.replace('words', 'other words')}`, 500)
  row(`somebody:${form.key}`, 900)
  row(`somebody:${form.key.replace('.words', '1.words')}`, 100)
  expect([firstSentAt(db, form), firstSentAt(db, form, 500)]).toEqual([500, 900])
  expect(sentJustNow(db, form)).toBe(false)
  db.update(idempotencyKeys).set({ createdAt: Date.now() }).run()
  expect(sentJustNow(db, form)).toBe(true)
})

test('forms of somebody who is deleted are forgotten, all others are not', () => {
  db.delete(idempotencyKeys).run()
  for (const key of ['a:1', 'sign-up:a@x:2', 'order:a@x:5', 'ab:3', 'sign-up:ab@x:4', 'a'])
    db.insert(idempotencyKeys).values({ key, result: '1', createdAt: 1 }).run()
  while (transaction((tx) => forgetIdempotencyKeys(tx, 'a', ['a@x'])));
  const left = db.select({ key: idempotencyKeys.key }).from(idempotencyKeys).all()
  expect(left.map(({ key }) => key).sort()).toEqual(['a', 'ab:3', 'sign-up:ab@x:4'])
})

test('a form that is sent again and again with other words is forgotten from its first ones', () => {
  db.delete(idempotencyKeys).run()
  const one = (n: number) => ({ key: `form.${n}`, scope: 'many' })
  transaction((tx) => {
    for (let n = 0; n < 1_000; n += 1) idempotent(tx, one(n), () => n)
  })
  db.update(idempotencyKeys)
    .set({ createdAt: 1 })
    .where(eq(idempotencyKeys.key, 'many:form.7'))
    .run()
  transaction((tx) => idempotent(tx, one(1_000), () => 1_000))
  const keys = db.select({ key: idempotencyKeys.key }).from(idempotencyKeys).all()
  expect(keys).toHaveLength(1_000)
  expect(keys.map(({ key }) => key)).not.toContain('many:form.7')
})

test('somebody who sends ever more forms is known by the newest of them, and pushes out nobody else’s', () => {
  db.delete(idempotencyKeys).run()
  const most = limits.sendingsOfPerson
  const rows = Array.from({ length: most }, (_, n) => ({
    key: `many:form${n}.words`,
    result: '1',
    createdAt: n + 2,
  }))
  transaction((tx) => {
    for (const row of [...rows, { key: 'other:form.words', result: '1', createdAt: 1 }])
      tx.insert(idempotencyKeys).values(row).run()
    idempotent(tx, { key: '\u{e9}new.words', scope: 'many' }, () => 1)
  })
  const keys = new Set(
    db
      .select()
      .from(idempotencyKeys)
      .all()
      .map(({ key }) => key),
  )
  expect(keys.size).toBe(most + 1)
  expect(keys.has('other:form.words')).toBe(true)
  expect(keys.has('many:form0.words')).toBe(false)
})

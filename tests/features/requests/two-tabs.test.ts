import { expect, test } from 'vitest'
import { callAction } from '#tests/fixtures/http'
import { makeUser, signIn } from '#tests/fixtures/people'
import { field, givePackage, makeType } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import { drafts, requests } from '~/db/schema'
import { DomainError } from '~/domain-error'
import { mostDraftText } from '~/features/drafts/draft'
import { bothAnswers } from '~/features/requests/both-answers'
import { errorText } from '~/messages/errors'
import { newId } from '~/platform/ids.server'
import { action as send } from '~/routes/create-request/details'
import { action as quietly } from '~/routes/create-request/draft'

const questions = [
  field({ id: 'name' }),
  field({ id: 'story', kind: 'textarea', required: false }),
  field({ id: 'look', kind: 'radio', options: ['Plain', 'Loud'], required: false }),
  field({ id: 'show', kind: 'checkboxes', options: ['Prices', 'Map'], required: false }),
]

async function makeCase() {
  const type = makeType({}, questions)
  const client = makeUser({ role: 'client' })
  givePackage(client.id, [type.id])
  const cookie = await signIn(client)
  const params = { type: type.id, product: type.productId }
  const url = `/requests/create-request/${type.id}/${type.productId}`
  const kept = () =>
    db
      .select()
      .from(drafts)
      .all()
      .find(({ userId }) => userId === client.id)
  /** A tab with the form as it is now; what it posts by its buttons, and quietly. */
  const openTab = () => {
    const key = newId()
    const filled = String(kept()?.savedAt ?? '')
    const form = (answers: Record<string, string>, intent?: string) => {
      const all = new FormData()
      const values = { key, filled, formVersion: type.versionId, ...answers }
      for (const [name, value] of Object.entries(values)) all.set(name, value)
      if (intent) all.set('intent', intent)
      return all
    }
    return {
      press: (intent: string, answers: Record<string, string>) =>
        callAction(send, { url, params, cookie, form: form(answers, intent) }),
      type: async (answers: Record<string, string>) => {
        const args = { url: `${url}/draft`, params, cookie, form: form(answers) }
        return (await callAction(quietly, args)).headers.get('X-Draft')
      },
    }
  }
  return { client, kept, openTab }
}

const sentBy = (userId: string) =>
  db
    .select()
    .from(requests)
    .all()
    .filter((request) => request.userId === userId).length

test('REQ-65 a form in two tabs is never overwritten silently by the other', async () => {
  const { kept, openTab } = await makeCase()
  const [one, two] = [openTab(), openTab()]
  await one.type({ 'answer-name': 'Coats', 'answer-story': 'From the first tab' })
  expect(await two.type({ 'answer-name': '', 'answer-story': 'From the second' })).toBe('elsewhere')
  expect(kept()?.values).toMatchObject({ 'answer-story': 'From the first tab' })
  expect(await one.type({ 'answer-name': 'Coats', 'answer-story': 'More' })).not.toBe('elsewhere')
  expect(kept()?.values).toMatchObject({ 'answer-story': 'More' })
})

test('REQ-65 Save draft keeps the answers of both tabs', async () => {
  const { kept, openTab } = await makeCase()
  const [one, two] = [openTab(), openTab()]
  await one.type({ 'answer-name': 'Coats', 'answer-story': 'First' })
  await two.press('draft', { 'answer-name': '', 'answer-story': 'Second', 'answer-look': 'Loud' })
  expect(kept()?.values).toMatchObject({
    'answer-name': 'Coats',
    'answer-story': 'First\n\nSecond',
    'answer-look': 'Loud',
  })
})

test('REQ-65 what was answered in another tab too is not sent before it was looked at', async () => {
  const { client, openTab } = await makeCase()
  const [one, two] = [openTab(), openTab()]
  await one.type({ 'answer-name': 'Coats', 'answer-story': 'First' })
  const refused = await two.press('send', { 'answer-name': 'Hats', 'answer-story': 'Second' })
  expect(refused.status).toBe(409)
  expect(refused.data).toMatchObject({
    error: { text: errorText(new DomainError('answers-elsewhere')) },
    step: {
      draft: { values: { 'answer-name': 'Coats, Hats', 'answer-story': 'First\n\nSecond' } },
    },
  })
  expect(sentBy(client.id)).toBe(0)
  // The answer shows the form as it is kept by now.
  const again = await openTab().press('send', {
    'answer-name': 'Hats',
    'answer-story': 'First, second',
  })
  expect(again.status).toBe(303)
  expect(sentBy(client.id)).toBe(1)
})

test('REQ-65 no draft grows for ever by what other tabs put behind its words', async () => {
  const { kept, openTab } = await makeCase()
  const [one, two] = [openTab(), openTab()]
  const [story, more] = ['a', 'b'].map((letter) => letter.repeat(0.6 * mostDraftText)) as [
    string,
    string,
  ]
  await one.press('draft', { 'answer-story': story })
  const refused = await two.press('draft', { 'answer-name': 'Hats', 'answer-story': more })
  expect(refused).toMatchObject({ status: 413, data: { error: { code: 'draft-too-long' } } })
  expect(kept()?.values).toMatchObject({ 'answer-story': story })
  // What is short enough for an answer comes back in it.
  const short = { 'answer-name': 'Hats', 'answer-story': 'b'.repeat(0.45 * mostDraftText) }
  expect((await two.press('draft', short)).data).toMatchObject({ result: { initialValue: short } })
})

test('both answers of two tabs', () => {
  const both = bothAnswers(questions)
  expect(both({}, { 'answer-name': 'Hats' })).toBeNull()
  expect(both({ 'answer-name': 'Hat' }, { 'answer-name': 'Hats' })).toBeNull()
  expect(both({ 'answer-look': 'Plain' }, { 'answer-look': 'Plain' })).toBeNull()
  const [kept, typed] = [
    { 'answer-look': 'Plain', 'answer-show': 'Prices', deadline: '2026-12-01' },
    { 'answer-look': 'Loud', 'answer-show': ['Map'], for: '' },
  ]
  expect(both(kept, typed)).toEqual({
    'answer-look': 'Loud',
    'answer-show': ['Prices', 'Map'],
    deadline: '2026-12-01',
    for: '',
  })
  expect(both({ 'answer-story': 'Long and short' }, { 'answer-story': 'short' })).toEqual({
    'answer-story': 'Long and short',
  })
})

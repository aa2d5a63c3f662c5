import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Typed } from '~/features/drafts/draft'
import { checkAnswers } from '~/features/forms/answers.server'
import { answerName, type Field, fieldKinds, mostFiles } from '~/shared/fields'
import { field } from '../../fixtures/work'

const products = [
  { id: 'p1', name: 'Sale' },
  { id: 'p2', name: 'Event' },
]

const checkAll = (fields: Field[], typed: Typed, files = 0) =>
  checkAnswers(fields, { typed, products, files: () => files })

/** What is said of one answer; null when it is taken. */
function said(given: Partial<Field>, typed: string | string[], files = 0): string | null {
  const { errors } = checkAll([field({ id: 'f', ...given })], { 'answer-f': typed }, files)
  return errors['answer-f']?.[0] ?? null
}

const optional = { required: false } as const

test('REQ-10 a required field left empty is refused, whatever its kind; an optional one is not', () => {
  for (const kind of fieldKinds) {
    for (const typed of ['', '   ', []]) {
      expect(said({ kind }, typed), kind).toBe(kind === 'heading' ? null : 'This field is required')
      expect(said({ kind, ...optional }, typed), kind).toBeNull()
    }
  }
  expect(said({}, '\u200b')).toBe('This field is required')
  expect(said({ kind: 'attachment' }, '', 1)).toBeNull()
  expect(said({ kind: 'attachment' }, '', mostFiles + 1)).toBe('Up to 10 files can be sent here')
})

test('REQ-11 a number field takes numbers and nothing else', () => {
  for (const typed of ['24', '-3', '2.5', '2,5', '1e3', ' 7 ']) {
    expect(said({ kind: 'number' }, typed)).toBeNull()
  }
  for (const typed of ['twelve', '12a', '1e', '--1', '0x10', 'Infinity', '1'.repeat(31)]) {
    expect(said({ kind: 'number' }, typed)).toBe('Input must be a number')
  }
})

test('REQ-12 an email field', () => {
  expect(said({ kind: 'email' }, 'nadia@hollis.example')).toBeNull()
  for (const typed of ['nadia', 'nadia@', '@hollis.example', 'a b@c.example']) {
    expect(said({ kind: 'email' }, typed)).toBe('Must be a valid email address')
    expect(said({ kind: 'email', ...optional }, typed)).toBe('Must be a valid email address')
  }
  expect(said({ kind: 'email', ...optional }, '')).toBeNull()
})

test('REQ-13 a phone number has exactly 12 characters', () => {
  expect(said({ kind: 'phone' }, '351210555014')).toBeNull()
  expect(said({ kind: 'phone' }, '+35121055501')).toBeNull()
  for (const typed of ['35121055501', '3512105550145']) {
    expect(said({ kind: 'phone' }, typed)).toBe('Invalid phone number')
  }
  expect(said({ kind: 'phone', ...optional }, '')).toBeNull()
})

test('REQ-14 a url field takes addresses of public hosts', () => {
  for (const typed of [
    'example.com',
    'http://example.com/a?b=c#d',
    'https://example.com',
    'ftp://files.example.com',
  ]) {
    expect(said({ kind: 'url' }, typed), typed).toBeNull()
  }
  for (const typed of [
    'localhost',
    'http://127.0.0.1',
    'https://192.168.1.4/x',
    'http://10.0.0.1',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'data:text/html,x',
    'mailto:a@b.example',
    'hollisreed/winter sale',
  ]) {
    expect(said({ kind: 'url' }, typed), typed).toBe('Must be a valid URL')
  }
})

test('UI-14 at least six characters, where the builder asks for them', () => {
  for (const kind of ['text', 'textarea'] as const) {
    const six = { kind, atLeastSix: true }
    expect(said(six, '12345')).toBe('Must be at least 6 characters in length')
    expect(said(six, ' 12345 ')).toBe('Must be at least 6 characters in length')
    expect(said(six, '123456')).toBeNull()
    expect(said({ kind }, '12345')).toBeNull()
    expect(said({ ...six, ...optional }, '')).toBeNull()
  }
})

test('what is not offered, repeated, or no day or color is refused', () => {
  const options = ['One', 'Two']
  expect(said({ kind: 'select', options }, 'Three')).toBe('Invalid input')
  expect(said({ kind: 'radio', options }, ['One', 'Two'])).toBe('Invalid input')
  expect(said({ kind: 'checkboxes', options }, ['One', 'Three'])).toBe('Invalid input')
  expect(said({ kind: 'product' }, 'p3')).toBe('Invalid input')
  expect(said({ kind: 'checkbox' }, 'yes')).toBe('Invalid input')
  expect(said({ kind: 'text' }, ['a', 'b'])).toBe('Invalid input')
  expect(said({ kind: 'date' }, '2026-02-30')).toBe('Must be a date, e.g. 2026-11-22')
  expect(said({ kind: 'date' }, '2026-02-28')).toBeNull()
  expect(said({ kind: 'color' }, 'red')).toMatch('hexadecimal')
  expect(said({ kind: 'color' }, 'ffe000')).toBeNull()
  expect(said({ kind: 'text' }, 'a'.repeat(501))).toBe('Must be at most 500 characters in length')
})

test('answers go by field; the title is the first that was written, the search knows the words', () => {
  const fields = [
    field({ id: 'h', kind: 'heading' }),
    field({ id: 'n', kind: 'number', required: false }),
    field({ id: 'empty', required: false }),
    field({ id: 'why', kind: 'textarea' }),
    field({ id: 'c', kind: 'checkboxes', options: ['A', 'B', 'C'] }),
    field({ id: 'k', kind: 'checkbox' }),
    field({ id: 'p', kind: 'product' }),
  ]
  const typed = {
    'answer-h': 'x',
    'answer-n': '24',
    'answer-why': 'Coats first,\r\nthen knitwear',
    'answer-c': ['C', 'A', 'A'],
    'answer-k': 'on',
    'answer-p': 'p2',
    'answer-stranger': 'not asked',
  }
  expect(checkAll(fields, typed)).toEqual({
    errors: {},
    answers: { n: '24', why: 'Coats first,\nthen knitwear', c: ['A', 'C'], k: true, p: 'Event' },
    title: 'Coats first, then knitwear',
    text: '24\nCoats first,\nthen knitwear\nA\nC\nEvent',
  })
})

test('whatever is sent, it is taken within its bounds or refused with a sentence, and never both', () => {
  const anyField = fc.record({
    kind: fc.constantFrom(...fieldKinds),
    required: fc.boolean(),
    atLeastSix: fc.boolean(),
    options: fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { maxLength: 4 }),
  })
  const words = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('on', 'p1', '1', 'a@b.co'),
  )
  const typed = fc.oneof(words, fc.array(words, { maxLength: 5 }))
  fc.assert(
    fc.property(
      fc.array(fc.tuple(anyField, typed), { maxLength: 8 }),
      fc.nat(12),
      (given, files) => {
        const fields = given.map(([one], at) => field({ id: `f${at}`, ...one }))
        const sent = Object.fromEntries(given.map(([, text], at) => [answerName(`f${at}`), text]))
        const { answers, errors, title } = checkAll(fields, sent, files)
        expect([...title].length).toBeLessThanOrEqual(120)
        for (const { id, kind, required, options } of fields) {
          const answer = answers[id]
          const refused = errors[answerName(id)]
          expect(answer !== undefined && refused !== undefined).toBe(false)
          if (kind === 'heading' || kind === 'attachment') expect(answer).toBeUndefined()
          else if (required) expect(answer !== undefined || refused !== undefined).toBe(true)
          if (refused) expect(refused[0]).not.toBe('')
          if (kind === 'select' || kind === 'radio') {
            expect(answer === undefined || options.includes(answer as string)).toBe(true)
          }
        }
      },
    ),
  )
})

import { parseWithZod } from '@conform-to/zod/v4'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { versionField } from '~/features/form-input/fields.server'
import { fieldMessages } from '~/messages/fields'
import { refuse } from '~/routes/http/refuse.server'

const schema = z.object({ name: z.string().max(5), more: z.array(z.string()).optional() })

function refused(fields: [string, string][]) {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return refuse(parseWithZod(form, { schema })).data.result
}

test('what was typed goes back as it is, up to a hundred thousand characters', () => {
  const text = 'x'.repeat(50_000)
  const { initialValue } = refused([
    ['name', text],
    ['more', 'a'],
    ['more', 'b'],
  ])
  expect(initialValue).toMatchObject({ name: text, more: ['a', 'b'] })
})

test('a megabyte does not come back: one long text, many texts, or many fields', () => {
  const long: [string, string][] = [['name', 'x'.repeat(1_000_000)]]
  const many = Array.from({ length: 2000 }, () => ['more', 'x'.repeat(500)] as [string, string])
  const wide = Array.from({ length: 2000 }, (_, i) => [`${i}${'n'.repeat(190)}`, 'x'.repeat(300)])
  for (const fields of [long, many, wide as [string, string][]]) {
    expect(JSON.stringify(refused(fields).initialValue).length).toBeLessThan(120_000)
  }
})

test('what HTML writes as several characters counts as these', () => {
  const { initialValue } = refused([['name', '&'.repeat(100_000)]])
  const { name = '' } = (initialValue ?? {}) as { name?: string }
  expect(name.length).toBeGreaterThan(10_000)
  expect(name.replaceAll('&', '&quot;').length).toBeLessThan(101_000)
})

test('a form without the version it was made from is refused with a sentence of the form', () => {
  const edit = z.object({ name: z.string(), version: versionField })
  for (const version of [undefined, '', 'two', '1.5']) {
    const form = new FormData()
    form.set('name', 'Typed')
    if (version !== undefined) form.set('version', version)
    const { data, init } = refuse(parseWithZod(form, { schema: edit }))
    const { error, initialValue } = data.result
    expect(init?.status).toBe(400)
    expect(error?.['']).toEqual([fieldMessages.noVersion])
    expect(initialValue).toMatchObject({ name: 'Typed' })
  }
})

import { deflateRawSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { added, changed, foundWith, lostBy } from '#tests/fixtures/lost-rows'
import { actorOf, makeUser } from '#tests/fixtures/people'
import { field, makeType } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import { forms, lostFinds } from '~/db/schema'
import { keepLostRows } from '~/features/lost-rows/keep-lost-rows.server'
import { listLostRows } from '~/features/lost-rows/list-lost-rows.server'
import type { LostRow } from '~/platform/litefs/lost-find'

const admin = actorOf(makeUser({ role: 'admin' }))
beforeEach(() => db.delete(lostFinds).run())

function rows(lost: LostRow[]) {
  const found = foundWith(lost)
  keepLostRows(found)
  return listLostRows(admin, { findId: found.id, state: 'open', place: null }).rows
}
const columns = (lost: LostRow[]) => rows(lost)[0]?.columns

test('a form that was changed tells which question became what, not its JSON', () => {
  const type = makeType()
  const one = field({ id: 'one', label: 'Name of the page', required: true })
  const two = field({ id: 'two', kind: 'checkboxes', label: 'Colours', options: ['Red', 'Blue'] })
  db.update(forms)
    .set({ draft: [one, two] })
    .run()
  const lost = lostBy(() => {
    const fresh = field({ id: 'new', label: 'When?', required: false })
    const draft = [fresh, { ...one, required: false }, { ...two, options: ['Red', 'Green'] }]
    db.update(forms).set({ draft }).run()
  })
  const row = rows(lost.filter(({ table }) => table === 'forms'))[0]
  expect(row?.about).toBe(type.product)
  const told = row?.columns ?? []
  expect(JSON.stringify(told)).not.toMatch(/[{[]\\"|atLeastSix/)
  expect(told).toContainEqual({
    label: 'Name of the page, Required',
    ...{ before: { text: 'yes' }, there: { text: 'no' }, here: { text: 'yes' } },
  })
  expect(told).toContainEqual({
    label: 'Colours, Options',
    ...{ before: { text: 'Red, Blue' }, there: { text: 'Red, Green' } },
    here: { text: 'Red, Blue' },
  })
  expect(told.map(({ label }) => label)).not.toContain('Colours, Label')
  expect(told).toContainEqual(
    expect.objectContaining({ label: 'When?, Label', there: { text: 'When?' } }),
  )
})

test('packed JSON is read too; ids and what is empty are left out, and much of it is counted', () => {
  const op = {
    kind: 'update',
    id: '01a1f85f-fe62-73e1-a790-00d27037e083',
    pageId: '01a1f85f-fe5f-7124-8b1f-de70fab0232b',
    from: { color: 'dark', note: '' },
    to: { color: 'grey' },
  }
  const packed = { base64: deflateRawSync(JSON.stringify(op)).toString('base64') }
  const told = columns([added('page_ops', { id: 'o', op: packed, revision: 3 })])
  expect(told?.map(({ label, there }) => [label, there])).toEqual([
    ['Revision', { text: '3' }],
    ['Kind', { text: 'update' }],
    ['From, Color', { text: 'dark' }],
    ['To, Color', { text: 'grey' }],
  ])
  const details = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`line${n}`, 'words']))
  const many = columns([added('log_history', { id: 'l', details: JSON.stringify(details) })])
  expect(many).toHaveLength(13)
  expect(many?.at(-1)).toEqual({ label: 'Details', there: { text: '8 more values' } })
})

test('the part of a long text that differs is shown and marked', () => {
  const around = 'The client asked for the warm photographs first. '.repeat(30)
  const before = { id: 'n', text: `${around}We use the grey ones. ${around}`, version: 1 }
  const after = { text: `${around}We use the warm ones. ${around}` }
  const [told] = columns([changed('notes', before, after)]) ?? []
  for (const [side, word] of [
    ['before', 'grey'],
    ['there', 'warm'],
  ] as const) {
    const value = told?.[side]
    if (!value || !('text' in value) || !value.mark) throw new Error('nothing is marked')
    expect(value.text.length).toBeLessThan(520)
    expect(value.text).toMatch(/^… .*We use the (grey|warm) ones.* …$/s)
    expect(word).toContain(value.text.slice(...value.mark))
    expect(value.text.slice(...value.mark).length).toBeGreaterThan(1)
  }
  const long = columns([added('notes', { id: 'm', text: around })])
  expect(long?.[0]).toMatchObject({ there: { text: expect.stringMatching(/^The client.* …$/) } })
})

test('the author of a row is named; an id of nothing on this node is not shown', () => {
  const ines = makeUser({ fullName: 'Ines' })
  const unknown = '01a1f85f-fe62-73e1-a790-00d27037e083'
  const told = columns([added('log_history', { id: 'l', user_id: ines.id, document_id: unknown })])
  expect(told).toEqual([{ label: 'User', there: { text: 'Ines' } }])
})

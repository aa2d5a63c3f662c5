import { beforeEach, expect, test } from 'vitest'
import { added, foundWith } from '#tests/fixtures/lost-rows'
import { db } from '~/db/client.server'
import { lostFinds, lostRows } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { forgetInLostRows } from '~/features/lost-rows/forget-in-lost-rows.server'
import { keepLostRows } from '~/features/lost-rows/keep-lost-rows.server'

beforeEach(() => {
  db.delete(lostFinds).run()
})

const left = () =>
  db
    .select()
    .from(lostRows)
    .all()
    .map(({ key }) => key.id)
    .toSorted()

test('the rows of somebody who is deleted go, those of others stay whose address ends or begins like theirs', () => {
  const texts = {
    alone: 'ann@x.co',
    named: 'Ann <ann@x.co>, and Bo',
    'after a new line': 'To:\nann@x.co',
    'in JSON': JSON.stringify({ html: '<p>\nann@x.co.</p>', to: ['ann@x.co'] }),
    'ends the same': 'joann@x.co',
    'has a dot before': 'jo.ann@x.co',
    'has a tag': 'jo+ann@x.co',
    'begins the same': 'ann@x.com',
    'is of another host': 'ann@x.co.uk',
    'is of a longer host': 'ann@x.co-op.example',
  }
  const rows = Object.entries(texts).map(([id, text]) => added('notes', { id, text }))
  keepLostRows(foundWith([...rows, added('folders', { id: 'by id', owner_id: 'person1' })]))
  transaction((tx) => forgetInLostRows(tx, ['person1', 'ann@x.co'], null))
  expect(left()).toEqual([
    'begins the same',
    'ends the same',
    'has a dot before',
    'has a tag',
    'is of a longer host',
    'is of another host',
  ])
})

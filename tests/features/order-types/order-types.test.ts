import { expect, test } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import { actorOf, makeEmployee } from '#tests/fixtures/people'
import { listHistory } from '~/features/history/list-history.server'
import { createOrderForm } from '~/features/order-forms/create-form.server'
import { findOrderForm } from '~/features/order-forms/find-form.server'
import { updateOrderForm } from '~/features/order-forms/update-form.server'
import { createOrderType } from '~/features/order-types/create-type.server'
import { deleteOrderType } from '~/features/order-types/delete-type.server'
import { listOrderTypes } from '~/features/order-types/list-types.server'
import { renameOrderType } from '~/features/order-types/rename-type.server'

const seller = actorOf(makeEmployee({ manageOrders: true }))

test('FORM-05 HIST-01 order types are created, chosen for a form, renamed and deleted', () => {
  const idempotencyKey = { key: 'k', scope: seller.id }
  const id = createOrderType(seller, { name: 'Websites', idempotencyKey })
  expect(createOrderType(seller, { name: 'Websites', idempotencyKey })).toBe(id)
  const again = () => createOrderType(seller, { name: 'websites' })
  expect(catchError(again)).toMatchObject({ code: 'order-type-taken', field: 'name' })

  const form = createOrderForm(seller, { name: 'Landing page' })
  const facts = findOrderForm(seller, form)
  updateOrderForm(seller, { ...facts, orderTypeId: id })
  expect(listOrderTypes(seller)).toEqual([{ id, name: 'Websites', forms: 1 }])
  const gone = { ...findOrderForm(seller, form), orderTypeId: 'gone' }
  expect(catchError(() => updateOrderForm(seller, gone)).code).toBe('order-type-unknown')

  renameOrderType(seller, { id, name: 'Sites', version: 1 })
  const stale = () => renameOrderType(seller, { id, name: 'Pages', version: 1 })
  expect(catchError(stale)).toMatchObject({ code: 'stale', stored: { name: 'Sites' } })
  deleteOrderType(seller, { id })
  expect(listOrderTypes(seller)).toEqual([])
  expect(findOrderForm(seller, form).orderTypeId).toBeNull()
  const said = listHistory('order_types', id, null).rows.map(({ action }) => action)
  expect(said).toEqual(['deleted', 'renamed', 'created'])
})

import { expect, test, vi } from 'vitest'
import { makeOrderForm } from '#tests/fixtures/orders'
import { makePicture } from '#tests/fixtures/pictures'
import { field } from '#tests/fixtures/work'
import { saveOrderDraft } from '~/features/orders/save-order-draft.server'
import { newToken, tokenHash } from '~/platform/ids.server'
import { checkPicture } from '~/platform/uploads/check-picture.server'

vi.mock('~/platform/uploads/check-picture.server', { spy: true })

test('pictures of guests are read as one person’s for each address: a new browser costs nothing', async () => {
  const form = makeOrderForm({}, [field({ id: 'logo', kind: 'attachment', label: 'Logo' })])
  const picture = new Uint8Array(await makePicture('png', 40, 20))
  for (const browser of [tokenHash(newToken()), tokenHash(newToken())]) {
    const uploads = [{ field: 'answer-logo', file: new File([picture], 'logo.png') }]
    const buyer = { browser, userId: null, address: '203.0.113.61' }
    await saveOrderDraft(buyer, { orderFormId: form.id, values: {}, uploads })
  }
  const owners = vi.mocked(checkPicture).mock.calls.map(([, , owner]) => owner)
  expect(owners).toEqual(['203.0.113.61', '203.0.113.61'])
})

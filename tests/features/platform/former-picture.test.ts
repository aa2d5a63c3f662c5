import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { enterFile } from '#tests/fixtures/files'
import { makeOrderForm } from '#tests/fixtures/orders'
import { actorOf, makeEmployee } from '#tests/fixtures/people'
import { fileOf, makePicture } from '#tests/fixtures/pictures'
import { makeType } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import { orderForms, requestTypes } from '~/db/schema'
import { setProductImage } from '~/features/order-forms/set-product-image.server'
import { storeImages } from '~/features/panels/write-images.server'
import { setTypePicture } from '~/features/request-types/set-type-picture.server'
import { files } from '~/platform/files/files.server'

afterEach(() => vi.restoreAllMocks())

/** The disk cannot take a file away. */
const stuck = () =>
  vi
    .spyOn(files, 'remove')
    .mockRejectedValue(Object.assign(new Error('i/o error'), { code: 'EIO' }))

test('a picture whose former one the disk does not take away is there all the same', async () => {
  const staff = actorOf(makeEmployee({ manageOrders: true, manageRequests: true }))
  const upload = fileOf(await makePicture('png'))
  const { id } = makeOrderForm({ productImage: 'former-kit.png' })
  const type = makeType({ image: 'former-type.png' })
  const former = enterFile({ folder: 'blocks', file: 'former.jpg' })
  const remove = stuck()
  await setProductImage(staff, { id, upload })
  const asked = { typeId: type.id, which: 'image' as const, upload }
  await setTypePicture(staff, asked)
  const image = { bytes: new Uint8Array([1]), form: 'jpg' } as never
  let stored = ''
  const write = (all: { file: string }[]) => {
    stored = all[0]?.file ?? ''
    return [former]
  }
  await storeImages([image], staff.id, write)
  const taken = remove.mock.calls.map(([, name]) => name)
  for (const name of ['former-kit.png', 'former-type.png', former]) expect(taken).toContain(name)
  const form = db.select().from(orderForms).where(eq(orderForms.id, id)).get()
  const row = db.select().from(requestTypes).where(eq(requestTypes.id, type.id)).get()
  for (const name of [form?.productImage, row?.image, stored]) {
    expect(name).not.toContain('former')
    expect(taken).not.toContain(name)
  }
})

import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { orderForms, orderTerms, orderTypes, prices } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { createResponse } from '~/features/canned-responses/create-response.server'
import { createOrderForm } from '~/features/order-forms/create-form.server'
import { publishOrderForm } from '~/features/order-forms/publish-order-form.server'
import { setProductImage } from '~/features/order-forms/set-product-image.server'
import { updateOrderForm } from '~/features/order-forms/update-form.server'
import { createTerm } from '~/features/order-terms/create-term.server'
import { publishTerm } from '~/features/order-terms/publish-term.server'
import { createOrderType } from '~/features/order-types/create-type.server'
import { createPriceProduct } from '~/features/prices/add-price.server'
import type { Member } from '~/permissions/vocabulary'
import { moneyFrom } from '~/shared/money'
import { passTime } from './clock'
import { words } from './load-words'
import type { DemoOffer } from './load-words/forms'
import { paint } from './make-file'
import type { Members } from './make-people'
import { addFieldTo, type MadeForm } from './make-types'
import { offerPictures } from './offer-pictures'

const { offers: demoOffers, orderTypes: typeNames, terms, canned, studio } = words

/** The names that the studio's sales need and somebody else has taken. */
export function takenOffers(): string[] {
  const forms = demoOffers.map(({ name }) => name)
  const own = new Set([studio.terms.name, ...forms, ...Object.values(typeNames)])
  return [orderForms, orderTypes, orderTerms]
    .flatMap((table) => db.select({ name: table.name }).from(table).all())
    .flatMap(({ name }) => (own.has(name) ? [name] : []))
}

/** Something that is sold, with the questions of its form. */
export type MadeOffer = { id: string; fields: MadeForm['fields'] }

/**
 * What the studio sells: its types, terms, prices and forms, all of it published.
 *
 * @returns the terms, and what is sold by its key
 */
export async function makeOffers(
  members: Members,
): Promise<{ termId: string; offers: Map<string, MadeOffer> }> {
  const admin = members[studio.admin]
  const termId = createTerm(admin, { name: studio.terms.name, text: terms.first })
  publishTerm(admin, { id: termId, published: true })
  const types = new Map<string, string>()
  const offers = new Map<string, MadeOffer>()
  for (const offer of demoOffers) {
    passTime(1)
    const typeId =
      types.get(offer.type) ?? createOrderType(admin, { name: typeNames[offer.type] ?? '' })
    types.set(offer.type, typeId)
    offers.set(offer.key, await makeOffer(members, offer, { termId, typeId }))
  }
  for (const [name, text] of Object.entries(canned.order)) {
    createResponse(members[studio.orders], { type: 'order', name, text })
  }
  return { termId, offers }
}

async function makeOffer(
  members: Members,
  offer: DemoOffer,
  { termId, typeId }: { termId: string; typeId: string },
): Promise<MadeOffer> {
  const admin = members[studio.admin]
  const id = createOrderForm(admin, { name: offer.name })
  updateOrderForm(admin, {
    id,
    version: 1,
    name: offer.name,
    productName: offer.name,
    description: offer.description,
    includes: offer.includes.join('\n'),
    orderTypeId: typeId,
    priceId: offer.dollars ? makePrice(admin, offer.name, offer.dollars) : null,
    priority: 'medium',
    ...offer.delivery,
    termId,
    assigneeId: offer.assignee ? members[offer.assignee].id : null,
    followers: offer.followers.map((name) => members[name].id),
    autoResponse: offer.answer,
    autoResponseSenderId: offer.answer ? members[studio.requests].id : null,
    webhook: null,
  })
  const formId = db.select().from(orderForms).where(eq(orderForms.id, id)).get()?.formId ?? ''
  const fields = transaction((tx) =>
    offer.fields.map((field, at) => addFieldTo(tx, admin, formId, field, at + 1)),
  )
  const picture = await paint(offerPictures[offer.key] ?? '', 1056)
  await setProductImage(admin, { id, upload: new File([picture], 'picture.png') })
  publishOrderForm(admin, { id })
  return { id, fields }
}

function makePrice(actor: Member, name: string, dollars: number): string {
  const price = moneyFrom(dollars, 'usd')
  const productId = createPriceProduct(actor, { name, ...price, label: '' })
  return db.select().from(prices).where(eq(prices.productId, productId)).get()?.id ?? ''
}

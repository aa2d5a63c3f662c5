import { and, asc, eq, exists, isNull, or } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { prepared } from '~/db/prepared.server'
import { formVersions, orderForms, orderTypes, priceProducts, prices } from '~/db/schema'
import { isForSale } from '~/features/prices/price-for-sale.server'
import { moneyOf } from '~/shared/money'

/** More than a studio sells. */
const most = 200

/** Condition for order forms on sale, with their prices; as `offerOf` has it for one. */
const onSale = and(
  eq(orderForms.published, true),
  or(isNull(orderForms.priceId), isForSale),
  exists(
    db
      .select({ id: formVersions.id })
      .from(formVersions)
      .where(eq(formVersions.formId, orderForms.formId)),
  ),
)

/** Everything that is on sale, what came first before what came later. */
export const listOffers = () =>
  db
    .select({
      id: orderForms.id,
      name: orderForms.productName,
      description: orderForms.description,
      picture: orderForms.productImage,
      time: orderForms.deliveryTime,
      unit: orderForms.deliveryUnit,
      amount: prices.amount,
      currency: prices.currency,
      typeId: orderForms.orderTypeId,
      typeName: orderTypes.name,
    })
    .from(orderForms)
    .leftJoin(prices, eq(prices.id, orderForms.priceId))
    .leftJoin(priceProducts, eq(priceProducts.id, prices.productId))
    .leftJoin(orderTypes, eq(orderTypes.id, orderForms.orderTypeId))
    .where(onSale)
    .orderBy(asc(orderForms.createdAt), asc(orderForms.id))
    .limit(most)
    .all()
    .map(({ amount, currency, ...offer }) => ({
      ...offer,
      price: moneyOf({ amount, currency }),
    }))

export type Listed = ReturnType<typeof listOffers>[number]

const anything = prepared(() =>
  db
    .select({ id: orderForms.id })
    .from(orderForms)
    .leftJoin(prices, eq(prices.id, orderForms.priceId))
    .leftJoin(priceProducts, eq(priceProducts.id, prices.productId))
    .where(onSale)
    .limit(1)
    .prepare(),
)

/** Whether anything is on sale. */
export const isSelling = (): boolean => anything().get() !== undefined

/** The file name of the picture of what is on sale; null without one. */
export const offerPicture = (orderFormId: string): string | null =>
  db
    .select({ picture: orderForms.productImage })
    .from(orderForms)
    .leftJoin(prices, eq(prices.id, orderForms.priceId))
    .leftJoin(priceProducts, eq(priceProducts.id, prices.productId))
    .where(and(eq(orderForms.id, orderFormId), onSale))
    .get()?.picture ?? null

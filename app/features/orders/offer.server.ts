import { and, desc, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { orderForms, orderTerms, orderTypes, termVersions } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { currentVersion } from '~/features/forms/current-version.server'
import { priceForSale } from '~/features/prices/price-for-sale.server'
import { answerName } from '~/shared/fields'

/**
 * Current offer of an order form: its questions, price and terms.
 *
 * @returns null for a form that is not on sale: none, not published, without questions that were
 *   published, or with a price that was archived, or whose product was
 */
export function offerOf(from: Reader, orderFormId: string) {
  const form = from
    .select()
    .from(orderForms)
    .where(and(eq(orderForms.id, orderFormId), eq(orderForms.published, true)))
    .get()
  const version = form && currentVersion(from, form.formId)
  if (!form || !version) return null
  const price = form.priceId === null ? null : priceForSale(from, form.priceId)
  if (price === undefined) return null
  const { orderTypeId, termId } = form
  return {
    form,
    version,
    price,
    terms: termId === null ? null : publishedTerms(from, termId),
    typeName: orderTypeId === null ? '' : typeName(from, orderTypeId),
  }
}

/** The terms of what is on sale, as buyers accept them now; null for what has none, or is not. */
export const termsOnSale = (orderFormId: string) => offerOf(db, orderFormId)?.terms ?? null

/** Name of an offer; null when it is not on sale. */
export const nameOnSale = (orderFormId: string) =>
  offerOf(db, orderFormId)?.form.productName ?? null

/** The names of the controls of an order form that ask for files; null for what is not on sale. */
export const fileControls = (orderFormId: string): string[] | null =>
  offerOf(db, orderFormId)?.version.fields.flatMap(({ id, kind }) =>
    kind === 'attachment' ? answerName(id) : [],
  ) ?? null

export type Offer = NonNullable<ReturnType<typeof offerOf>>

/** The newest version of terms that buyers are shown; null while they are not. */
function publishedTerms(from: Reader, termId: string) {
  const found = from
    .select({
      id: termVersions.id,
      name: termVersions.name,
      number: termVersions.number,
      text: termVersions.text,
      createdAt: termVersions.createdAt,
    })
    .from(termVersions)
    .innerJoin(orderTerms, eq(orderTerms.id, termVersions.termId))
    .where(and(eq(termVersions.termId, termId), eq(orderTerms.published, true)))
    .orderBy(desc(termVersions.number))
    .limit(1)
    .get()
  return found ?? null
}

const typeName = (from: Reader, id: string): string =>
  from.select({ name: orderTypes.name }).from(orderTypes).where(eq(orderTypes.id, id)).get()
    ?.name ?? ''

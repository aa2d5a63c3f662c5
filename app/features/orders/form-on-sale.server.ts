import { desc, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { formVersions, orderForms } from '~/db/schema'
import type { Typed } from '~/features/drafts/draft'
import { type Buyer, findOrderDraft } from '~/features/drafts/order-draft.server'
import { goneAnswers } from '~/features/forms/gone-answers.server'
import { listOwnProfiles } from '~/features/profiles/list-own-profiles.server'
import { readSettings } from '~/features/settings/general-settings.server'
import { dueFrom } from '~/shared/clock'
import { answerName } from '~/shared/fields'
import { siblingsOf } from './check-order.server'
import { offerOf } from './offer.server'

/**
 * Content of an order's form: the offer, its questions, and the buyer's draft.
 *
 * @param clientId whose order it is going to be; null for a guest
 * @returns null when it is not on sale
 */
export function formOnSale(
  buyer: Buyer,
  { orderFormId, clientId }: { orderFormId: string; clientId: string | null },
  now = Date.now(),
) {
  const offer = offerOf(db, orderFormId)
  if (!offer) return null
  const { form, version, price, terms } = offer
  const delivery = { time: form.deliveryTime, unit: form.deliveryUnit }
  return {
    id: form.id,
    name: form.productName,
    description: form.description,
    includes: form.includes.split('\n').filter((line) => line.trim() !== ''),
    picture: form.productImage,
    version: { id: version.id, fields: version.fields },
    siblings: siblingsOf(db, form.orderTypeId),
    price,
    terms,
    dueAt: dueFrom(now, delivery, readSettings(db).officeZone),
    profiles: clientId === null ? [] : listOwnProfiles(db, clientId),
    draft: draftOf(buyer, form.id),
  }
}

export type FormOnSale = NonNullable<ReturnType<typeof formOnSale>>

/** Begun order: its words and its files, without their location. */
function draftOf(buyer: Buyer, orderFormId: string) {
  const draft = findOrderDraft(db, buyer, orderFormId)
  if (!draft) return null
  const files = draft.files.map(({ id, field, name, type, size }) => {
    return { id, field, name, type, size }
  })
  return { values: draft.values, savedAt: draft.savedAt, files }
}

/** Ids of the questions of a form that an earlier version of it did not have. */
export function newInOrder({ version }: FormOnSale, earlierId: unknown): string[] {
  if (typeof earlierId !== 'string') return []
  const earlier = versionIn(earlierId)
  if (!earlier) return []
  const known = new Set(earlier.fields.map(({ id }) => id))
  return version.fields.flatMap(({ id }) => (known.has(id) ? [] : [id]))
}

/** Answers to questions that a form no longer has. */
export const goneInOrder = ({ version, draft }: FormOnSale, typed: Typed) =>
  goneAnswers(db, version, { values: typed, files: draft?.files ?? [] })

/** Words typed into the form of something that is not on sale, question by question. */
export function wordsTyped(orderFormId: string, typed: Typed): { label: string; text: string }[] {
  const known = typeof typed.formVersion === 'string' ? versionIn(typed.formVersion) : undefined
  const version = known?.orderFormId === orderFormId ? known : newestOf(orderFormId)
  return (version?.fields ?? []).flatMap(({ id, label }) => {
    const text = [typed[answerName(id)] ?? []].flat().join('\n').trim()
    return text === '' ? [] : [{ label, text }]
  })
}

const fields = { fields: formVersions.fields, orderFormId: orderForms.id }

const versionIn = (id: string) =>
  db
    .select(fields)
    .from(formVersions)
    .innerJoin(orderForms, eq(orderForms.formId, formVersions.formId))
    .where(eq(formVersions.id, id))
    .get()

const newestOf = (orderFormId: string) =>
  db
    .select(fields)
    .from(formVersions)
    .innerJoin(orderForms, eq(orderForms.formId, formVersions.formId))
    .where(eq(orderForms.id, orderFormId))
    .orderBy(desc(formVersions.number))
    .limit(1)
    .get()

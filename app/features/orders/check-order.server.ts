import { and, asc, eq, isNull } from 'drizzle-orm'
import { orderForms } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import type { Typed } from '~/features/drafts/draft'
import { checkAnswers } from '~/features/forms/answers.server'
import { mayAskFor } from '~/features/profiles/list-own-profiles.server'
import { fieldMessages } from '~/messages/fields'
import type { Offer } from './offer.server'

/**
 * Refuses an order that no longer matches what is sold: the buyer looks again first.
 *
 * @throws DomainError `form-changed`, `terms-changed`, `price-changed` (409)
 */
export function requireSame({ version, terms, price }: Offer, typed: Typed): void {
  if (typed.formVersion !== version.id) throw new DomainError('form-changed', 409)
  if ((typed.termVersion ?? '') !== (terms?.id ?? '')) {
    throw new DomainError('terms-changed', 409)
  }
  if ((typed.seenPrice ?? '') !== (price?.id ?? '')) {
    throw new DomainError('price-changed', 409)
  }
}

type Given = {
  offer: Offer
  typed: Typed
  /** Client whose order it will be; null for somebody who signs up with it. */
  clientId: string | null
  /** Files in its draft, by the names of the controls. */
  files: readonly { field: string }[]
}

/**
 * Checks an order as it was typed.
 *
 * @returns what it says; `errors` by the names of the controls, empty when all is well
 */
export function checkOrder(from: Reader, { offer, typed, clientId, files }: Given) {
  const products = siblingsOf(from, offer.form.orderTypeId)
  const checked = checkAnswers(offer.version.fields, {
    typed,
    products,
    files: (name) => files.filter(({ field }) => field === name).length,
  })
  const errors = { ...checked.errors }
  const profileId = typed.for ? String(typed.for) : null
  if (profileId !== null && (clientId === null || !mayAskFor(from, clientId, profileId))) {
    errors.for = [fieldMessages.invalid]
  }
  if (offer.terms && typed.accept !== 'on') {
    errors.accept = [fieldMessages.required]
  }
  return { ...checked, errors, profileId }
}

/** Options of a field `product`: everything sold under the same order type. */
export const siblingsOf = (from: Reader, orderTypeId: string | null) =>
  from
    .select({ id: orderForms.id, name: orderForms.productName })
    .from(orderForms)
    .where(
      and(
        eq(orderForms.published, true),
        orderTypeId === null
          ? isNull(orderForms.orderTypeId)
          : eq(orderForms.orderTypeId, orderTypeId),
      ),
    )
    .orderBy(asc(orderForms.productName), asc(orderForms.id))
    .limit(200)
    .all()

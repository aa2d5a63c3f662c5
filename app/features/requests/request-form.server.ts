import { and, asc, eq } from 'drizzle-orm'
import { formVersions, products, requestTypes } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { DomainError, notFound } from '~/domain-error'
import type { Typed } from '~/features/drafts/draft'
import { requestDraftKey } from '~/features/drafts/draft-keys'
import { findDraft } from '~/features/drafts/find-draft.server'
import { checkAnswers } from '~/features/forms/answers.server'
import { currentVersion } from '~/features/forms/current-version.server'
import { mayAskFor } from '~/features/profiles/list-own-profiles.server'
import { fieldMessages } from '~/messages/fields'
import type { Member } from '~/permissions/vocabulary'
import { keyedHash } from '~/platform/ids.server'
import { isDay } from '~/shared/days'

/**
 * A product of a type with the version of its form that is in use.
 *
 * @throws DomainError `not-found` when there is no such product, or its form was never published
 */
export function requestForm(from: Reader, typeId: string, productId: string) {
  const type = from.select().from(requestTypes).where(eq(requestTypes.id, typeId)).get()
  const product = from
    .select()
    .from(products)
    .where(and(eq(products.id, productId), eq(products.typeId, typeId)))
    .get()
  const version = product && currentVersion(from, product.formId)
  if (!type || !product || !version) throw notFound()
  return { type, product, version, siblings: siblingsOf(from, typeId) }
}

export type RequestForm = ReturnType<typeof requestForm>

/** Options of a field `product`: the products of the type. */
const siblingsOf = (from: Reader, typeId: string) =>
  from
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(eq(products.typeId, typeId))
    .orderBy(asc(products.order), asc(products.name))
    .limit(200)
    .all()

/** Fields of a version of a product's form; undefined for an id of another form. */
export function fieldsOfVersion(from: Reader, productId: string, versionId: unknown) {
  if (typeof versionId !== 'string') return undefined
  return from
    .select({ fields: formVersions.fields })
    .from(formVersions)
    .innerJoin(products, eq(products.formId, formVersions.formId))
    .where(and(eq(formVersions.id, versionId), eq(products.id, productId)))
    .get()?.fields
}

/**
 * Code in the form that one person was shown: everybody has the same version id, but only they have this
 * code.
 */
export const codeOfShown = (actor: Pick<Member, 'id'>, productId: string, versionId: unknown) =>
  keyedHash('request-form', [productId, versionId, actor.id].join(' '))

/** @throws DomainError `form-changed` (409) when a form was filled in that is not in use any more */
export function requireCurrent(form: RequestForm, versionId: unknown): void {
  if (versionId !== form.version.id) throw new DomainError('form-changed', 409)
}

/**
 * Checks a request as it was typed and as its files lie in its draft.
 *
 * @returns what it says; `errors` by the names of the controls, empty when all is well
 */
export function checkRequest(
  from: Reader,
  {
    actor,
    clientId,
    form,
    typed,
  }: {
    actor: Pick<Member, 'id'>
    clientId: string
    form: RequestForm
    typed: Typed
  },
) {
  const draft = findDraft(from, actor, requestDraftKey(actor, form.product.id, clientId))
  const checked = checkAnswers(form.version.fields, {
    typed,
    products: form.siblings,
    files: (name) => draft?.files.filter(({ field }) => field === name).length ?? 0,
  })
  const { for: profileId = '', deadline = '' } = typed
  const errors = { ...checked.errors }
  if (profileId !== '' && !mayAskFor(from, clientId, String(profileId))) {
    errors.for = [fieldMessages.invalid]
  }
  if (deadline !== '' && !(typeof deadline === 'string' && isDay(deadline))) {
    errors.deadline = [fieldMessages.date]
  }
  return {
    ...checked,
    errors,
    profileId: String(profileId) || null,
    deadline: String(deadline) || null,
    draft,
  }
}

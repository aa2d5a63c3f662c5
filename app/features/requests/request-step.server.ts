import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { requestTypes } from '~/db/schema'
import { notFound } from '~/domain-error'
import { requestDraftKey } from '~/features/drafts/draft-keys'
import { findDraft } from '~/features/drafts/find-draft.server'
import { goneAnswers } from '~/features/forms/gone-answers.server'
import { listOwnProfiles } from '~/features/profiles/list-own-profiles.server'
import { onTimeRate } from '~/features/statistics/sla.server'
import { clientFor } from '~/features/work-items/client-for.server'
import type { Member } from '~/permissions/vocabulary'
import { canMakeForClients } from '~/permissions/work'
import {
  mayFile,
  offeredProducts,
  offeredTypes,
  packageNames,
  packagesWith,
} from './offered-types.server'
import { codeOfShown, fieldsOfVersion, type RequestForm, requestForm } from './request-form.server'
import { isAtLimit, requestLimit } from './request-limit.server'
import { scheduleRequest } from './schedule-request.server'

/**
 * Facts for a request in creation: its client, and whether they may create one: `full` at the limit, which
 * does not bind staff; `packages`, the names of theirs.
 *
 * @returns null for staff who have not chosen a client
 * @throws DomainError `client-unknown` (400)
 */
export function whoAsks(actor: Member, clientId: string | null) {
  const client = clientFor(db, actor, clientId)
  if (!client) return null
  const staff = canMakeForClients(actor)
  const limit = requestLimit(db, client)
  return {
    id: client.id,
    name: client.fullName,
    staff,
    limit,
    full: !staff && isAtLimit(limit),
    packages: packageNames(db, client.id),
  }
}

/** The first step: the types somebody can choose from. */
export const typeStep = (actor: Member, clientId: string) =>
  offeredTypes(db, { id: clientId, staff: canMakeForClients(actor) })

/**
 * The second step: the products of a type. `offered` says whether this person may file it; if not, they
 * are not told.
 *
 * @throws DomainError `not-found`
 */
export function productStep(actor: Member, typeId: string, clientId: string) {
  const type = db.select().from(requestTypes).where(eq(requestTypes.id, typeId)).get()
  if (!type) throw notFound()
  const { id, name, deliveryTime: time, deliveryUnit: unit } = type
  const offered = mayFile(db, actor, clientId, type)
  return {
    type: { id, name, time, unit },
    offered,
    packages: packagesWith(db, clientId, typeId),
    products: offered ? offeredProducts(db, typeId, clientId) : [],
  }
}

/**
 * The third step: the form of a product, what a request would get now, and what was begun.
 *
 * @throws DomainError `not-found`
 */
export function detailsStep(
  actor: Member,
  { typeId, productId, clientId }: { typeId: string; productId: string; clientId: string },
  now = Date.now(),
) {
  const form = requestForm(db, typeId, productId)
  const { type, product, version, siblings } = form
  const { priority, dueAt, assignee } = scheduleRequest(db, { typeId, clientId, at: now })
  const offered = mayFile(db, actor, clientId, type)
  const draft = draftOf(actor, form, clientId)
  // A form that is not offered can be read only by people who have begun to fill it in.
  const shown = offered || draft !== null
  return {
    type: { id: type.id, name: type.name },
    product: {
      id: product.id,
      name: product.name,
      description: shown ? product.description : '',
    },
    version: shown
      ? {
          id: version.id,
          shown: codeOfShown(actor, product.id, version.id),
          fields: version.fields,
        }
      : { id: '', shown: '', fields: [] },
    siblings: shown ? siblings : [],
    profiles: listOwnProfiles(db, clientId),
    plan: {
      priority,
      dueAt,
      assignee: shown ? assignee : null,
      onTimeRate: onTimeRate(db, typeId),
    },
    offered,
    packages: packagesWith(db, clientId, typeId),
    draft,
    /** Answers to questions that the form no longer has. */
    gone: draft ? goneAnswers(db, version, draft) : [],
  }
}

/** Begun request: its words and its files, without their location. */
function draftOf(actor: Member, form: RequestForm, clientId: string) {
  const draft = findDraft(db, actor, requestDraftKey(actor, form.product.id, clientId))
  if (!draft) return null
  const files = draft.files.map(({ id, field, name, type, size }) => ({
    id,
    field,
    name,
    type,
    size,
  }))
  return { values: draft.values, savedAt: draft.savedAt, files }
}

/** Ids of the questions of a product's form that an earlier version of it did not have. */
export function newQuestions(
  { product, version }: { product: { id: string }; version: { fields: readonly { id: string }[] } },
  earlierId: unknown,
): string[] {
  const earlier = fieldsOfVersion(db, product.id, earlierId)
  if (!earlier) return []
  const known = new Set(earlier.map(({ id }) => id))
  return version.fields.flatMap(({ id }) => (known.has(id) ? [] : [id]))
}

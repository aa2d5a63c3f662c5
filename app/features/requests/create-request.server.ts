import { conversations, requestFollowers, requests } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { consumeDraft } from '~/features/drafts/consume-draft.server'
import type { Typed } from '~/features/drafts/draft'
import { emit } from '~/features/events/emit.server'
import { requestEvents } from '~/features/events/event-types/requests'
import { addAnswerUses } from '~/features/files/file-uses.server'
import { type IdempotencyKey, idempotent } from '~/features/form-input/idempotency.server'
import { storePin } from '~/features/request-pins/store-pin.server'
import { requestKey } from '~/features/work-item-base/request/key.server'
import { participantsOfRequest } from '~/features/work-item-base/request/participants.server'
import { recordState } from '~/features/work-item-base/request/record-state.server'
import { clientFor, clientUnknown } from '~/features/work-items/client-for.server'
import type { Member } from '~/permissions/vocabulary'
import { canMakeForClients } from '~/permissions/work'
import { newId } from '~/platform/ids.server'
import type { Pin } from '~/shared/pin-param'
import { mayFile } from './offered-types.server'
import { checkRequest, requestForm, requireCurrent } from './request-form.server'
import { isAtLimit, requestLimit } from './request-limit.server'
import { scheduleRequest } from './schedule-request.server'

type NewRequest = {
  typeId: string
  productId: string
  /** Client it is for, given by staff; everybody else creates their own. */
  clientId?: string | null
  /** The version of the form that was filled in. */
  formVersionId: string
  /** Typed values, by the names of the controls; `for` is a company profile, `deadline` a day. */
  typed: Typed
  /** The section of a page that it is about, as `readPin` gave it. */
  pin?: Pin | null
  idempotencyKey?: IdempotencyKey | undefined
}

/**
 * Creates a request with the files of its draft, which is gone then.
 *
 * @returns its id and number
 * @throws DomainError `not-found`; `client-unknown` (400); `type-not-offered` (403) and `request-limit`
 *   (403), which do not bind staff; `form-changed` (409); `answers-refused` (400) for what
 *   `checkRequest` refuses
 */
export function createRequest(actor: Member, input: NewRequest): { id: string; number: number } {
  return transaction((tx) =>
    idempotent(tx, requestKey(input.idempotencyKey), () => {
      const client = clientFor(tx, actor, input.clientId ?? null)
      if (!client) throw clientUnknown()
      const form = requestForm(tx, input.typeId, input.productId)
      if (!mayFile(tx, actor, client.id, form.type)) throw new DomainError('type-not-offered', 403)
      if (!canMakeForClients(actor) && isAtLimit(requestLimit(tx, client))) {
        throw new DomainError('request-limit', 403)
      }
      requireCurrent(form, input.formVersionId)
      const brief = checkRequest(tx, { actor, clientId: client.id, form, typed: input.typed })
      if (Object.keys(brief.errors).length > 0) throw new DomainError('answers-refused', 400)
      const made = store(tx, actor, client.id, form, brief)
      if (input.pin) storePin(tx, actor, made.id, input.pin)
      return made
    }),
  )
}

function store(
  tx: Tx,
  actor: Member,
  userId: string,
  { type, product, version }: ReturnType<typeof requestForm>,
  brief: ReturnType<typeof checkRequest>,
) {
  const now = Date.now()
  const { number, priority, dueAt, assignee, followers, webhook } = scheduleRequest(tx, {
    typeId: type.id,
    clientId: userId,
    at: now,
  })
  const conversationId = newId()
  tx.insert(conversations).values({ id: conversationId }).run()
  const request = tx
    .insert(requests)
    .values({
      id: newId(),
      number,
      title: brief.title || product.name,
      userId,
      companyProfileId: brief.profileId,
      createdBy: actor.id,
      typeId: type.id,
      typeName: type.name,
      productId: product.id,
      category: product.name,
      formVersionId: version.id,
      answers: brief.answers,
      answersText: brief.text,
      conversationId,
      priority,
      assigneeId: assignee?.id ?? null,
      assignedAt: assignee ? now : null,
      dueAt,
      deadline: brief.deadline,
      createdAt: now,
      updatedAt: now,
    })
    .returning()
    .get()
  recordState(tx, request.id, now)
  for (const { id } of followers) {
    tx.insert(requestFollowers).values({ requestId: request.id, userId: id }).run()
  }
  if (brief.draft) {
    addAnswerUses(tx, conversationId, consumeDraft(tx, brief.draft.id), actor.id)
  }
  emit(tx, actor, requestEvents.created, {
    work: request,
    people: participantsOfRequest(tx, request),
    webhook,
    details: { number, type: type.name, category: product.name, client: userId },
  })
  return { id: request.id, number }
}

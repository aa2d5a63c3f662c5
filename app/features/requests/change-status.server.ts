import { type Tx, transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { postStatus } from '~/features/conversations/post-status.server'
import { postText } from '~/features/conversations/post-text.server'
import { sendSaid } from '~/features/conversations/send-outgoing.server'
import {
  mostTold,
  sendWaitingPins,
  waitingPins,
} from '~/features/conversations/waiting-pins.server'
import { consumeDraft } from '~/features/drafts/consume-draft.server'
import { emit } from '~/features/events/emit.server'
import { requestEvents } from '~/features/events/event-types/requests'
import { type IdempotencyKey, idempotent } from '~/features/form-input/idempotency.server'
import { tellPinnedPage } from '~/features/request-pins/tell-pinned-page.server'
import { webhookOfType } from '~/features/webhooks/find-webhook.server'
import {
  type OpenRequest,
  saveRequest,
  visibleRequest,
} from '~/features/work-item-base/request/access.server'
import { eventOfWork } from '~/features/work-items/event-of-work.server'
import { openForMove } from '~/features/work-items/open-for-move.server'
import { moveLabels } from '~/messages/requests'
import { requestPosts, statusNames } from '~/messages/work'
import type { Member } from '~/permissions/vocabulary'
import { type RequestAction, requestMachine } from '~/shared/request-statuses'
import { changeBy } from '~/shared/status-machine'
import { approvePath } from './approve-link.server'

type RequestStatusChange = {
  requestId: string
  action: RequestAction
  /** The version the form was made from. */
  version: number
  /** Changes that the client wants; nobody asks for changes without naming them. */
  message?: string | undefined
  /** The draft of the message, which is gone then. */
  draftId?: string | undefined
  idempotencyKey?: IdempotencyKey | undefined
  /** That a client did it by the link of a mail, and who else was logged in; ids. */
  byMail?: { client: string; pressedBy: string | null } | undefined
}

/**
 * Moves a request to another status: stores when, posts it into the conversation, moves the due date by a
 * pause that ends, and tells who takes part. Pressed twice it does so once: *Ask for changes* by the key of
 * its form (`idempotent`), a button, which sends none, by `openForMove`.
 *
 * @throws DomainError `not-found`; 403 for anyone who may not; `stale` (409); `status-not-from` (409) where
 *   the status it has does not lead there; `message-empty` (400) for changes without words or pins
 */
export function changeRequestStatus(actor: Member, input: RequestStatusChange): void {
  transaction((tx) => idempotent(tx, input.idempotencyKey, () => moveRequest(tx, actor, input)))
}

/** The same, within a transaction. @throws as `changeRequestStatus` */
export function moveRequest(tx: Tx, actor: Member, input: RequestStatusChange): void {
  const { action, message, draftId, byMail } = input
  const { from, who } = requestMachine.moves[action]
  const { requestId: id, version } = input
  const posts = requestPosts[action]
  const work = { kind: 'request', id } as const
  const workItem = openForMove(tx, actor, { work, version, who, posts, message })
  if (!workItem) return
  // The workItem is what all work has; a move needs the request's own columns.
  const request = visibleRequest(tx, actor, id)
  if (!from.includes(request.status)) {
    const values = { move: moveLabels[action], status: statusNames[request.status] }
    throw new DomainError('status-not-from', 409, { values })
  }
  const asks = action === 'ask_for_changes'
  sendSaid(tx, actor, workItem)
  const pins = waitingPins(tx, actor, workItem.conversationId)
  if (asks && !message?.trim() && pins.length === 0) {
    throw new DomainError('message-empty', 400, { field: 'message' })
  }
  const now = Date.now()
  const change = changeBy(requestMachine, request, action, now)
  saveRequest(tx, request, change)
  tellPinnedPage(tx, actor, request.id)
  const { conversationId } = request
  const cause = postStatus(tx, { conversationId, senderId: actor.id, text: posts })
  if (draftId) consumeDraft(tx, draftId)
  if (message) postText(tx, { conversationId, senderId: actor.id, text: message })
  const ofPins = asks || action === 'approve' ? sendWaitingPins(tx, actor, conversationId) : []
  emit(tx, actor, requestEvents.moved, {
    ...eventOfWork(tx, workItem),
    cause,
    text: [message, ...ofPins].filter(Boolean).join('\n\n').slice(0, mostTold) || undefined,
    posts,
    byClient: who === 'owns-it',
    webhook: webhookOfType(tx, request.typeId),
    asks: action === 'delivered' ? approvalOf(request, now) : null,
    details: {
      from: request.status,
      to: change.status,
      ...(byMail && { mailLink: [null, byMail.client] }),
      ...(byMail?.pressedBy && { pressedBy: [null, byMail.pressedBy] }),
    },
  })
}

/** Addressee and link for the approval of the current delivery. */
const approvalOf = ({ id, userId: client }: OpenRequest, deliveredAt: number) =>
  client === null ? null : { client, path: approvePath({ id, userId: client, deliveredAt }) }

import type { MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { RadioField } from '~/components/form/choice-fields'
import { EditForm } from '~/components/form/edit-form'
import { FormError, FormErrors } from '~/components/form/error-summary'
import { FormScope } from '~/components/form/field'
import { SubmitButton } from '~/components/form/submit-button'
import { TextareaField } from '~/components/form/text-field'
import { useFormAnswer } from '~/components/form/use-form-answer'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { StatusMark } from '~/components/work/status-mark'
import { changesForm } from '~/features/conversations/changes-form.server'
import { expectOneTab, keepChanges } from '~/features/conversations/save-message-draft.server'
import type { IdempotencyKey } from '~/features/form-input/idempotency.server'
import { changeOrderStatus } from '~/features/orders/change-status.server'
import { findOrder } from '~/features/orders/find-order.server'
import { changeRequestStatus } from '~/features/requests/change-status.server'
import { findRequest } from '~/features/requests/find-request.server'
import { type StatusInput, statusSchemaOf } from '~/features/work-items/work-schema.server'
import { workPath } from '~/map/work-path'
import { columnWords } from '~/messages/columns'
import { moveLabelsOf } from '~/messages/move-labels'
import { workMessages as say, statusNames } from '~/messages/work'
import type { Actor, Member } from '~/permissions/vocabulary'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { requireMember } from '~/routes/http/require-member'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { ofForms, withForm } from '~/routes/http/with-form.server'
import type { Work, WorkKind } from '~/shared/kinds'
import { orderActions } from '~/shared/order-statuses'
import { requestActions } from '~/shared/request-statuses'
import type { WorkStatus } from '~/shared/statuses'
import { draftButton } from './draft-buttons.server'
import { returnText } from './return-text.server'
import { AskingForm } from './review-forms'
import { useWordsBack } from './use-refused'
import { backTo, viewParams } from './view-params'
import { workFromParams } from './work-from-params'

/** A work item as far as the form is concerned that moves it. @throws DomainError `not-found` */
type Find = (
  actor: Actor,
  id: string,
) => { facts: { version: number; status: WorkStatus }; moves: readonly string[] }

/** Data of the form; `draftId` is the draft of the changes that the client wants. */
type Asked<Action> = StatusInput<Action> & {
  draftId: string | undefined
  idempotencyKey: IdempotencyKey | undefined
}

const finds: Record<WorkKind, Find> = { request: findRequest, order: findOrder }

function formData(actor: Actor, work: Work) {
  const { facts, moves } = finds[work.kind](actor, work.id)
  const { version, status } = facts
  return { work, version, status, moves, changes: changesForm(actor, work) }
}

/** The dialog that moves a work item to another status. */
export const loader = screen(({ actor, params }) => formData(actor, workFromParams(params)))

const asksForChanges = (form: FormData) =>
  form.get('action') === 'ask_for_changes' && form.has('key')

/** Moves it. What should change is kept before anything else, like a message. */
function moving<Action extends string>(
  kind: WorkKind,
  schema: ReturnType<typeof statusSchemaOf<Action>>,
  change: (actor: Member, id: string, asked: Asked<Action>) => void,
) {
  return withForm(
    {
      schema,
      first: async ({ actor, form, idempotencyKey, params, context }) => {
        const work = workFromParams(params)
        finds[kind](actor, work.id)
        if (!asksForChanges(form)) return null
        const kept = await keepChanges(actor, work, form, { idempotencyKey })
        context.filesKept = true
        return kept
      },
      refused: (args) => (asksForChanges(args.form) ? returnText('changes')(args) : undefined),
    },
    async ({ value, found, ...args }) => {
      const { actor, url, idempotencyKey, params } = args
      const work = workFromParams(params)
      const other = found && (await draftButton(args, { work, kind: 'changes' }, found))
      if (other) return other
      if (found) expectOneTab(found, 'message')
      const asked = { ...(value as StatusInput<Action>), draftId: found?.id, idempotencyKey }
      change(requireMember(actor), work.id, asked)
      return redirectWithFlash(backTo(work, url.search), {
        kind: 'success',
        text: say.statusUpdated,
      })
    },
  )
}

const forms = {
  request: moving('request', statusSchemaOf(requestActions), (actor, id, asked) =>
    changeRequestStatus(actor, { requestId: id, ...asked }),
  ),
  order: moving('order', statusSchemaOf(orderActions), (actor, id, asked) =>
    changeOrderStatus(actor, { orderId: id, ...asked }),
  ),
}

export const action = act(
  ofForms([forms.request, forms.order], (args) => forms[workFromParams(args.params).kind](args)),
)

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data ? say.moveTitle(data.work.kind) : ''} · Panelry` },
]

/** The dialog that moves a work item to another status; the screen below may ask its client the same. */
export default function StatusDialog() {
  const { work, version, status, moves, changes } = useLoaderData<typeof loader>()
  const { search } = useLocation()
  const closeTo = backTo(work, search)
  const labels = moveLabelsOf[work.kind]
  const back = useWordsBack()
  const form = useFormAnswer<{ status: WorkStatus }>()
  const asks = form.typed?.action === 'ask_for_changes' || moves.includes('ask_for_changes')
  // No other move saves words: they come back as they were typed.
  const movedElse = form.typed !== null && form.typed.action !== 'ask_for_changes'
  // A client who asks for changes wrote into a form of its own: that form comes back, not the list of
  // moves.
  if (changes && form.typed?.action === 'ask_for_changes' && !form.stale) {
    return (
      <Dialog title={labels.ask_for_changes ?? say.moveTitle(work.kind)} closeTo={closeTo}>
        <FormScope value="asking">
          <FormError>{form.formError}</FormError>
          <AskingForm
            to={workPath(work, '/status', {}, viewParams(search))}
            key={changes.key}
            errors={form.field('message').errors}
            {...{ work, version }}
            changes={{ ...changes, ...back }}
          />
        </FormScope>
      </Dialog>
    )
  }
  return (
    <Dialog title={say.moveTitle(work.kind)} closeTo={closeTo}>
      <FormScope value="move">
        <EditForm<{ version: number; status: WorkStatus }>
          key={changes?.key}
          row={{ version, status }}
          compare={({ typed, stored }) => [
            {
              label: columnWords.status,
              stored: statusNames[stored.status],
              yours: labels[String(typed.action)] ?? '',
            },
            ...(typed.message ? [{ label: say.whatChanges, yours: String(typed.message) }] : []),
          ]}
          reloadTo={closeTo}
          formKey={changes?.key}
          fields={{ filled: changes && (changes.filled ?? '') }}
          errors="own"
          {...(changes && { 'data-fresh': '' })}
          preventScrollReset
        >
          <p className="flex items-center gap-2 text-n600">
            {say.statusNow} <StatusMark status={status} />
          </p>
          <FormErrors summary={{ action: say.moveTo, message: say.whatChanges }} />
          {moves.length === 0 ? (
            <p>{say.noMoves}</p>
          ) : (
            <RadioField
              name="action"
              label={say.moveTo}
              hint={say.moveLead}
              options={moves.map((move) => ({ value: move, label: labels[move] ?? move }))}
              required
            />
          )}
          {asks && (
            <TextareaField
              name="message"
              {...(changes && !movedElse && { defaultValue: changes.words })}
              label={say.whatChanges}
              hint={`${say.whatChangesWhen} ${say.whatChangesHint(work.kind)}`}
              rows={4}
              required={form.typed?.action === 'ask_for_changes'}
            />
          )}
          <DialogActions>
            <CancelLink to={closeTo} preventScrollReset />
            {moves.length > 0 && <SubmitButton>{say.move}</SubmitButton>}
          </DialogActions>
        </EditForm>
      </FormScope>
    </Dialog>
  )
}

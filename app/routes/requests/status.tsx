import { Form, useLoaderData, useLocation } from '@remix-run/react'
import { RadioField } from '~/components/form/choice-fields'
import { ErrorSummary, FormError } from '~/components/form/error-summary'
import { HiddenKey, HiddenVersion } from '~/components/form/hidden-key'
import { StaleForm } from '~/components/form/stale-form'
import { SubmitButton } from '~/components/form/submit-button'
import { TextareaField } from '~/components/form/text-field'
import { ButtonLink } from '~/components/ui/button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { StatusMark } from '~/components/work/status-mark'
import { changesForm } from '~/features/conversations/changes-form.server'
import { expectOneTab, keepChanges } from '~/features/conversations/keep-written.server'
import { statusForm } from '~/features/requests/change-forms.server'
import { changeStatus } from '~/features/requests/change-status.server'
import { findRequest } from '~/features/requests/find-request.server'
import { moveLabels, requestMessages as say } from '~/messages/requests'
import { statusNames } from '~/messages/work'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/handle.server'
import { memberOf } from '~/routes/http/member-of'
import { useFormAnswer } from '~/routes/http/use-form-answer'
import { draftButton } from '~/routes/work/draft-buttons.server'
import { backTo } from '~/routes/work/kept-view'
import type { RequestStatus, StatusAction } from '~/work/statuses'

const here = '/requests/:request/status'

export const loader = screen(here, ({ actor, params: { request = '' } }) => {
  const { id, facts, moves } = findRequest(actor, request)
  const changes = changesForm(actor, { kind: 'request', id: request })
  return { id, version: facts.version, status: facts.status, moves, changes }
})

export const action = act(
  here,
  {
    schema: statusForm,
    // What should change is kept before anything else, like a message.
    first: async ({ actor, form, submission, params: { request = '' } }) => {
      findRequest(actor, request)
      const work = { kind: 'request', id: request } as const
      const asks = form.get('action') === 'ask_for_changes'
      return asks && form.has('key') ? keepChanges(actor, work, form, { submission }) : null
    },
  },
  async ({ value, found, ...args }) => {
    const { actor, url, submission, params } = args
    const id = params.request ?? ''
    const other =
      found && (await draftButton(args, { work: { kind: 'request', id }, kind: 'changes' }, found))
    if (other) return other
    if (found) expectOneTab(found, 'message')
    changeStatus(memberOf(actor), { requestId: id, ...value, draftId: found?.id, submission })
    return redirectWithFlash(backTo({ kind: 'request', id }, url.search), {
      kind: 'success',
      text: say.statusUpdated,
    })
  },
)

/** What was refused is shown anew, with the draft that it is now. */
export const shouldRevalidate = () => true

export const meta = () => [{ title: `${say.moveTitle} · Panelry` }]

export default function Status() {
  const { id, version, status, moves, changes } = useLoaderData<typeof loader>()
  const closeTo = backTo({ kind: 'request', id }, useLocation().search)
  const form = useFormAnswer<{ status: RequestStatus }>()
  const asks = form.typed?.action === 'ask_for_changes' || moves.includes('ask_for_changes')
  // Of another move no words are kept: they come back as they were typed.
  const movedElse = form.typed !== null && form.typed.action !== 'ask_for_changes'
  return (
    <Dialog title={say.moveTitle} closeTo={closeTo}>
      {form.stale ? (
        <StaleForm
          stale={form.stale}
          values={[
            {
              label: 'Status',
              theirs: statusNames[form.stale.stored.status],
              yours: moveLabels[form.stale.typed.action as StatusAction],
            },
            ...(form.stale.typed.message
              ? [{ label: say.whatChanges, theirs: '', yours: String(form.stale.typed.message) }]
              : []),
          ]}
          reloadTo={closeTo}
        />
      ) : (
        <Form
          key={changes?.key}
          method="post"
          className="form"
          data-fresh={changes ? '' : undefined}
          noValidate
          preventScrollReset
        >
          {changes && (
            <>
              <HiddenKey value={changes.key} />
              <input type="hidden" name="filled" value={changes.filled ?? ''} />
            </>
          )}
          <p className="flex items-center gap-2 text-n600">
            {say.statusNow} <StatusMark status={status} />
          </p>
          <FormError>{form.formError}</FormError>
          <ErrorSummary errors={form.summary({ action: say.moveTo, message: say.whatChanges })} />
          <HiddenVersion value={version} />
          {moves.length === 0 ? (
            <p>{say.noMoves}</p>
          ) : (
            <RadioField
              {...form.field('action')}
              label={say.moveTo}
              hint={say.moveLead}
              options={moves.map((move) => ({ value: move, label: moveLabels[move] }))}
              required
            />
          )}
          {asks && (
            <TextareaField
              {...form.field('message')}
              {...(changes && !movedElse && { defaultValue: changes.words })}
              label={say.whatChanges}
              hint={`${say.whatChangesWhen} ${say.whatChangesHint}`}
              rows={4}
              required={form.typed?.action === 'ask_for_changes'}
            />
          )}
          <DialogActions>
            <ButtonLink to={closeTo} preventScrollReset>
              Cancel
            </ButtonLink>
            {moves.length > 0 && <SubmitButton>{say.move}</SubmitButton>}
          </DialogActions>
        </Form>
      )}
    </Dialog>
  )
}

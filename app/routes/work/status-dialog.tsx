import { Form, useLoaderData, useLocation } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { RadioField } from '~/components/form/choice-fields'
import { ErrorSummary, FormError } from '~/components/form/error-summary'
import { FormScope } from '~/components/form/field'
import { HiddenKey, HiddenVersion } from '~/components/form/hidden-key'
import { StaleForm } from '~/components/form/stale-form'
import { SubmitButton } from '~/components/form/submit-button'
import { TextareaField } from '~/components/form/text-field'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { StatusMark } from '~/components/work/status-mark'
import { workPath } from '~/map/work-path'
import { columnWords } from '~/messages/columns'
import { moveLabelsOf } from '~/messages/move-labels'
import { workMessages as say, statusNames } from '~/messages/work'
import { useFormAnswer } from '~/routes/http/use-form-answer'
import type { WorkStatus } from '~/work/statuses'
import { backTo, keptView } from './kept-view'
import { AskingForm } from './review-forms'
import type { StatusData } from './status.server'
import { useWordsBack } from './use-refused'

export const statusMeta = ({ data }: { data?: StatusData }) => [
  { title: `${data ? say.moveTitle(data.work.kind) : ''} · Panelry` },
]

/** The dialog that moves a piece of work to another status; the screen below may ask its client the same. */
export function StatusDialog() {
  const { work, version, status, moves, changes } = useLoaderData<StatusData>()
  const { search } = useLocation()
  const closeTo = backTo(work, search)
  const labels = moveLabelsOf[work.kind]
  const back = useWordsBack()
  const form = useFormAnswer<{ status: WorkStatus }>()
  const asks = form.typed?.action === 'ask_for_changes' || moves.includes('ask_for_changes')
  // Of another move no words are kept: they come back as they were typed.
  const movedElse = form.typed !== null && form.typed.action !== 'ask_for_changes'
  // Who asks for changes has written into a form of their own: it comes back, not the list of moves.
  if (changes && form.typed?.action === 'ask_for_changes' && !form.stale) {
    return (
      <Dialog title={labels.ask_for_changes ?? say.moveTitle(work.kind)} closeTo={closeTo}>
        <FormScope value="asking">
          <FormError>{form.formError}</FormError>
          <AskingForm
            to={workPath(work, '/status', {}, keptView(search))}
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
      {form.stale ? (
        <StaleForm
          stale={form.stale}
          values={[
            {
              label: columnWords.status,
              stored: statusNames[form.stale.stored.status],
              yours: labels[String(form.stale.typed.action)] ?? '',
            },
            ...(form.stale.typed.message
              ? [{ label: say.whatChanges, yours: String(form.stale.typed.message) }]
              : []),
          ]}
          reloadTo={closeTo}
        />
      ) : (
        <FormScope value="move">
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
            <ErrorSummary
              errors={form.summary({ action: say.moveTo, message: say.whatChanges })}
              scope="move"
            />
            <HiddenVersion value={version} />
            {moves.length === 0 ? (
              <p>{say.noMoves}</p>
            ) : (
              <RadioField
                {...form.field('action')}
                label={say.moveTo}
                hint={say.moveLead}
                options={moves.map((move) => ({ value: move, label: labels[move] ?? move }))}
                required
              />
            )}
            {asks && (
              <TextareaField
                {...form.field('message')}
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
          </Form>
        </FormScope>
      )}
    </Dialog>
  )
}

import { Link, useLocation } from '@remix-run/react'
import { Fragment, useRef } from 'react'
import { ActionForm } from '~/components/form/action-form'
import { SubmitButton } from '~/components/form/submit-button'
import { TextareaField } from '~/components/form/text-field'
import { useStableForm } from '~/components/form/use-stable-form'
import { Button, buttonClass } from '~/components/ui/button'
import { classNames } from '~/components/ui/class-names'
import { Icon } from '~/components/ui/icon'
import { Time } from '~/components/ui/time'
import type { ChangesForm } from '~/features/conversations/changes-form.server'
import { viewPath, viewWords, workPath } from '~/map/work-path'
import { busyWords } from '~/messages/controls'
import { conversationMessages as write } from '~/messages/conversations'
import { moveLabelsOf } from '~/messages/move-labels'
import { picturePinMessages as pins } from '~/messages/picture-pins'
import { workMessages as say } from '~/messages/work'
import { useQuietSave } from '~/routes/http/use-quiet-save'
import type { Work } from '~/shared/kinds'
import { DraftLine } from './draft-line'
import { viewParams } from './view-params'

/** Id to which a link to the form of changes leads; a narrow screen opens the form by it. */
const askingId = 'ask-for-changes'

/** Whether something was begun of what should change. */
export const isLeft = (changes: ChangesForm | null): changes is ChangesForm =>
  changes !== null && (changes.savedAt !== null || changes.pinned.length > 0)

/** The views that show what was delivered. */
const looking: readonly string[] = ['messages', 'review']

/**
 * Buttons for a delivery that waits for its client: approve it, or ask for changes.
 *
 * @param view the one that stands beside it
 * @param shownAt when it was delivered
 */
export function ReviewForms({
  work,
  version: at,
  moves,
  view,
  shownAt,
  changes,
}: {
  work: Work
  version: number
  moves: readonly string[]
  view: string
  shownAt: number | null
  changes: ChangesForm | null
}) {
  const kept = viewParams(useLocation().search)
  // The answer is among the messages; what opened on them may open on something else once it is given.
  const v = view === 'messages' ? viewWords.messages : kept.v
  const to = workPath(work, '/status', {}, { ...kept, v })
  if (!moves.includes('approve')) {
    return isLeft(changes) && <KeptChanges {...{ to, work, changes }} version={at} />
  }
  // The version of the screen, as in `StatusActions`.
  const version = <input type="hidden" name="version" value={at} />
  return (
    <section className="side-facts side-facts-above answer-asks" aria-label={say.isItRight}>
      <h2 className="font-semibold">{say.isItRight}</h2>
      <p className="mt-1 text-n600">
        {shownAt && (
          <>
            {say.shownOn} <Time at={shownAt} withTime />.{' '}
          </>
        )}
        {say.approveLead(work.kind)}
        {changes && changes.pinned.length > 0 && ` ${pins.goWith(changes.pinned.length)}`}
      </p>
      {!looking.includes(view) && (
        <p className="mt-1">
          <Link to={viewPath(work, 'messages')} className="link">
            {say.lookAt}
          </Link>
        </p>
      )}
      <div className="answer-ways">
        <ActionForm action={to} preventScrollReset>
          {version}
          <SubmitButton name="action" value="approve" icon="check" wide>
            {moveLabelsOf[work.kind].approve}
          </SubmitButton>
        </ActionForm>
        {changes && (
          <>
            <a href={`#${askingId}`} className={buttonClass('secondary', 'only-narrow')}>
              <Icon name="undo" />
              {moveLabelsOf[work.kind].ask_for_changes}
            </a>
            <AskForChanges {...{ to, changes, work }} version={at} />
          </>
        )}
      </div>
    </section>
  )
}

type Asking = {
  to: string
  work: Work
  version: number
  changes: ChangesForm
  /** Why it was refused. */
  errors?: string[] | undefined
}

function AskForChanges(props: Asking) {
  const changes = useStableForm(props.changes)
  return <AskingForm key={changes.key} {...props} changes={changes} />
}

/** Form for the changes: saved while it is written, like a message. */
export function AskingForm({ to, work, version, changes, errors }: Asking) {
  const form = useRef<HTMLFormElement>(null)
  const draft = workPath(work, '/draft', {}, { of: 'changes' })
  const saved = useQuietSave(form, draft, changes.savedAt)
  return (
    <ActionForm
      version={version}
      formKey={changes.key}
      formRef={form}
      data-fresh=""
      action={to}
      id={askingId}
      className={classNames('form border-n200 border-t pt-4', isLeft(changes) && 'is-begun')}
      aria-label={say.whatChanges}
      noValidate
      preventScrollReset
    >
      <input type="hidden" name="filled" value={changes.filled ?? ''} />
      <input type="hidden" name="action" value="ask_for_changes" />
      <TextareaField
        name="message"
        label={say.whatChanges}
        hint={say.whatChangesHint(work.kind)}
        rows={3}
        defaultValue={changes.words}
        errors={errors}
        required={changes.pinned.length === 0}
      />
      {changes.pictures.length > 0 && (
        <p className="text-n600 wrap-anywhere">
          {pins.pressIn}{' '}
          {changes.pictures.map(({ id, name }, index) => (
            <Fragment key={id}>
              {index > 0 && ', '}
              <Link
                to={workPath(work, '/attachments/:attachment/pins', { attachment: id })}
                className="link"
              >
                {name}
              </Link>
            </Fragment>
          ))}
        </p>
      )}
      <SubmitButton look="secondary" icon="undo" wide busyLabel={busyWords.sending}>
        {changes.pinned.length > 0
          ? pins.sendAndAsk(changes.pinned.length)
          : moveLabelsOf[work.kind].ask_for_changes}
      </SubmitButton>
      <SubmitButton look="quiet" name="intent" value="draft" className="draft-save">
        {write.saveDraft}
      </SubmitButton>
      <DraftLine {...saved} />
    </ActionForm>
  )
}

/** Unsent draft, when there is nothing to answer any more. */
const KeptChanges = ({ to, work, version, changes }: Asking) => (
  <section className="side-facts side-facts-above" aria-label={write.changesKept}>
    <h2 className="font-semibold">{write.changesKept}</h2>
    {changes.pinned.length > 0 && (
      <p className="mt-1 text-n600">
        {pins.leftOver(changes.pinned.length)}{' '}
        <Link
          to={workPath(work, '/attachments/:attachment/pins', {
            attachment: changes.pinned[0] ?? '',
          })}
          className="link"
        >
          {pins.toThem}
        </Link>
      </p>
    )}
    {changes.savedAt !== null && (
      <>
        <p className="mt-1 text-n600">{write.changesKeptLead}</p>
        <p className="mt-2 whitespace-pre-wrap wrap-anywhere">{changes.words}</p>
        <ActionForm
          version={version}
          formKey={changes.key}
          action={to}
          className="mt-3"
          preventScrollReset
        >
          <input type="hidden" name="action" value="ask_for_changes" />
          <input type="hidden" name="message" value={changes.words} />
          <input type="hidden" name="filled" value={changes.filled ?? ''} />
          <Button name="intent" value="discard">
            {write.discard}
          </Button>
        </ActionForm>
      </>
    )}
  </section>
)

import { useActionData, useLoaderData } from '@remix-run/react'
import { useRef } from 'react'
import { ActionForm } from '~/components/form/action-form'
import { SubmitButton } from '~/components/form/submit-button'
import { useStableForm } from '~/components/form/use-stable-form'
import { Time } from '~/components/ui/time'
import { answersSchema } from '~/features/forms/answer-rules.server'
import { createRequestMessages as say } from '~/messages/create-request'
import { draftMessages } from '~/messages/drafts'
import type { Saved } from '~/routes/http/draft-answer'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { useQuietSave } from '~/routes/http/use-quiet-save'
import { ofForms } from '~/routes/http/with-form.server'
import { ChooseClient } from '~/routes/work-items/choose-client'
import { NoPackage, NotOffered } from './creation-blocked'
import { DetailsFacts } from './details-facts'
import { DetailsFields } from './details-fields'
import { DetailsNotices } from './details-notices'
import type { About } from './pin-about'
import { sendOrKeep } from './send-or-keep.server'
import { readStep, type StepAnswer } from './step-answer.server'
import { StepScreen, stepPath } from './step-screen'

/** When the draft was saved last, said as it happens; or that another tab keeps other answers. */
const SavedDraft = ({ savedAt, elsewhere, refused, files = 0 }: Saved) => (
  <p className="saved-draft" role="status">
    {refused
      ? draftMessages.refused
      : elsewhere
        ? say.elsewhere
        : savedAt !== null && (
            <>
              {say.draftSaved} <Time at={savedAt} withTime />
              {files > 0 && `. ${draftMessages.filesWait(files, say.saveDraft)}`}
            </>
          )}
  </p>
)

export const loader = screen(readStep)
export const action = act(ofForms([answersSchema], sendOrKeep))

export const meta = () => [{ title: `${say.title} · Panelry` }]

/** The third step: the form of the product. */
export default function Details() {
  const loaded = useLoaderData<typeof loader>()
  const answer = useActionData() as StepAnswer | undefined
  // A refused request shows the form as it is now, with the saved draft. It comes with the answer: a form
  // that changed only once the loaders have run again would lose corrections made until then.
  const { who, step } = answer?.step ? { ...loaded, ...answer } : loaded
  const { key } = useStableForm({ key: loaded.key })
  const { type, product } = step
  const isShown = step.version.id !== ''
  return (
    <StepScreen
      step="details"
      title={product.name}
      chosen={{ type, product }}
      query={who.query}
      about={who.about === 'ignored' || who.choice ? who.about : null}
      limit={null}
    >
      {who.choice ? (
        <ChooseClient {...who.choice} here={who.here} query={who.query} />
      ) : !who.asks.staff && who.asks.packages.length === 0 && !isShown ? (
        <NoPackage studio={who.studio} />
      ) : !isShown ? (
        <NotOffered type={type.name} to={stepPath('type', {}, who.query)} studio={who.studio} />
      ) : (
        <RequestForm
          key={`${key} ${step.draft?.savedAt}`}
          {...{ step, asks: who.asks, about: who.about, answer, formKey: key }}
        />
      )}
    </StepScreen>
  )
}

function RequestForm({
  step,
  asks,
  about,
  answer,
  formKey,
}: {
  step: NonNullable<StepAnswer['step']>
  asks: NonNullable<Awaited<ReturnType<typeof readStep>>['who']['asks']>
  about: About
  answer: StepAnswer | undefined
  formKey: string
}) {
  const { who } = useLoaderData<typeof loader>()
  const form = useRef<HTMLFormElement>(null)
  const saved = useQuietSave(form, who.draftPath, step.draft?.savedAt ?? null)
  return (
    <ActionForm
      formKey={formKey}
      formRef={form}
      encType="multipart/form-data"
      className="request-form"
      data-fresh=""
      noValidate
      preventScrollReset
    >
      {/* Enter in a field sends, it does not press the first button below. */}
      <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="filled" value={step.draft?.savedAt ?? ''} />
      <input type="hidden" name="formVersion" value={step.version.id} />
      <input type="hidden" name="shown" value={step.version.shown} />
      {about && about !== 'ignored' && <input type="hidden" name="pin" value={about.word} />}
      <div className="request-form-columns">
        <div className="form request-form-fields">
          <DetailsNotices {...{ step, asks, answer }} studio={who.studio} />
          <DetailsFields {...{ step, asks, answer }} />
        </div>
        <DetailsFacts {...{ step, asks, about, query: who.query }} />
      </div>
      <div className="form-actions form-actions-pinned">
        {step.offered && !asks.full && (
          <SubmitButton busyLabel={say.sending} name="intent" value="send">
            {say.send}
          </SubmitButton>
        )}
        <SubmitButton look="secondary" name="intent" value="draft">
          {say.saveDraft}
        </SubmitButton>
        <SavedDraft {...saved} />
      </div>
    </ActionForm>
  )
}

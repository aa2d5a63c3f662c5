import { ErrorSummary, FormError } from '~/components/form/error-summary'
import { Notice } from '~/components/ui/notice'
import { StudioContact } from '~/components/ui/studio-contact'
import { createRequestMessages as say } from '~/messages/create-request'
import { answerName } from '~/shared/fields'
import type { StepAnswer } from './step-answer.server'

/** Notices above the form: why it was not sent, or cannot be. */
export function DetailsNotices({
  step,
  asks,
  answer,
  studio,
}: {
  step: NonNullable<StepAnswer['step']>
  asks: { full: boolean; limit: { allowed: number } }
  answer: StepAnswer | undefined
  /** Studio's e-mail address. */
  studio: string | null
}) {
  const domainError = answer?.error
  const changed = domainError?.code === 'form-changed'
  const labels = [
    { name: 'for', label: say.for },
    ...step.version.fields.map(({ id, label }) => ({ name: answerName(id), label })),
    { name: 'deadline', label: say.deadline },
  ]
  const errors = labels.flatMap(({ name, label }) => {
    const error = answer?.result?.error?.[name]?.[0]
    return error ? [{ name, label, error }] : []
  })
  return (
    <>
      {changed && (
        <Notice tone="warning" role="alert" title={say.changedTitle}>
          {say.changed(answer?.added?.length ?? 0)}
        </Notice>
      )}
      {!changed && errors.length === 0 && <FormError>{domainError?.text}</FormError>}
      {!domainError && !step.offered && (
        <Notice tone="warning">
          <StudioContact contact={studio}>{say.unavailable}</StudioContact>
        </Notice>
      )}
      {!domainError && asks.full && (
        <Notice tone="warning">{say.atLimit(asks.limit.allowed)}</Notice>
      )}
      <ErrorSummary errors={errors} />
    </>
  )
}

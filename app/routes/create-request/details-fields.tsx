import { RadioField } from '~/components/form/choice-fields'
import { TextField } from '~/components/form/text-field'
import { FormFields } from '~/components/work/form-fields'
import { GoneAnswers } from '~/components/work/gone-answers'
import { createRequestMessages as say } from '~/messages/create-request'
import type { StepAnswer } from './step-answer.server'

/** Fields for the client, the questions of the product and the wished deadline. */
export function DetailsFields({
  step,
  asks,
  answer,
}: {
  step: NonNullable<StepAnswer['step']>
  asks: { name: string; staff: boolean }
  answer: StepAnswer | undefined
}) {
  const { draft, profiles } = step
  const values = answer?.result?.initialValue ?? draft?.values ?? {}
  const errors = answer?.result?.error ?? {}
  const textOf = (name: string) => [values[name]].flat()[0] ?? ''
  const files: Record<string, NonNullable<typeof draft>['files']> = {}
  for (const file of draft?.files ?? []) files[file.field] = [...(files[file.field] ?? []), file]
  return (
    <>
      {profiles.length > 0 && (
        <div className="request-for">
          <RadioField
            name="for"
            label={say.for}
            // Never preset to a company: its members see what is sent for it.
            defaultValue={textOf('for')}
            errors={errors.for ?? null}
            options={[
              { value: '', label: asks.staff ? say.themselves(asks.name) : say.myself },
              ...profiles.map(({ id, name }) => ({
                value: id,
                label: name,
                hint: say.company,
              })),
            ]}
          />
        </div>
      )}
      <GoneAnswers answers={step.gone} />
      <FormFields
        fields={step.version.fields}
        products={step.siblings}
        values={values}
        errors={errors}
        files={files}
        added={answer?.added ?? []}
      />
      <div className="answer-fields">
        <TextField
          name="deadline"
          type="date"
          label={say.deadline}
          hint={say.deadlineHint}
          optional
          defaultValue={textOf('deadline')}
          errors={errors.deadline ?? null}
        />
      </div>
    </>
  )
}

import { RadioField } from '~/components/form/choice-fields'
import { FormFields } from '~/components/work/form-fields'
import type { OrderStep } from '~/features/orders/order-step.server'
import { orderFieldMessages as words } from '~/messages/order-fields'
import { AccountPart } from './account-part'
import type { Refused, readOrder } from './order-answer.server'
import { OrderTerms } from './order-terms'

type Files = NonNullable<OrderStep['draft']>['files']

export type OrderFieldsProps = {
  step: OrderStep
  who: ReturnType<typeof readOrder>['who']
  answer: Refused | undefined
}

/** What is filled in to order something: whose it is, the questions, the account, the terms. */
export function OrderFields({ step, who, answer }: OrderFieldsProps) {
  const values = answer?.result?.initialValue ?? step.draft?.values ?? {}
  const errors = answer?.result?.error ?? {}
  const textOf = (name: string) => [values[name] ?? ''].flat()[0] ?? ''
  const errorOf = (name: string) => errors[name] ?? null
  const files: Record<string, Files> = {}
  for (const file of step.draft?.files ?? []) {
    files[file.field] = [...(files[file.field] ?? []), file]
  }
  return (
    <>
      {step.profiles.length > 0 && (
        <RadioField
          name="for"
          label={words.for}
          defaultValue={textOf('for')}
          errors={errorOf('for')}
          options={[
            {
              value: '',
              label: who.staff ? words.themselves(who.client?.name ?? '') : words.myself,
            },
            ...step.profiles.map(({ id, name }) => ({
              value: id,
              label: name,
              hint: words.company,
            })),
          ]}
        />
      )}
      <FormFields
        fields={step.version.fields}
        products={step.siblings}
        values={values}
        errors={errors}
        files={files}
        added={answer?.added ?? []}
      />
      {who.guest && <AccountPart textOf={textOf} errorOf={errorOf} />}
      {step.terms && (
        <OrderTerms
          key={step.terms.id}
          formId={step.id}
          terms={step.terms}
          accepted={values.accept === 'on'}
          inNameOf={who.staff ? (who.client?.name ?? words.themClient) : null}
          errors={errorOf('accept')}
        />
      )}
    </>
  )
}

import { RadioField } from '~/components/form/choice-fields'
import { FormFields } from '~/components/work/form-fields'
import { GoneAnswers } from '~/components/work/gone-answers'
import type { FormOnSale } from '~/features/orders/form-on-sale.server'
import { orderFieldMessages as words } from '~/messages/order-fields'
import { AccountPart } from './account-part'
import { OrderTerms } from './order-terms'
import type { Refused, readOrderForm } from './read-order-form.server'

type Files = NonNullable<FormOnSale['draft']>['files']

export type OrderFieldsProps = {
  sold: FormOnSale
  who: ReturnType<typeof readOrderForm>['who']
  answer: Refused | undefined
}

/** Fields of an order: its client, the questions, the account, the terms. */
export function OrderFields({ sold, who, answer }: OrderFieldsProps) {
  const values = answer?.result?.initialValue ?? sold.draft?.values ?? {}
  const errors = answer?.result?.error ?? {}
  const textOf = (name: string) => [values[name] ?? ''].flat()[0] ?? ''
  const errorOf = (name: string) => errors[name] ?? null
  const files: Record<string, Files> = {}
  for (const file of sold.draft?.files ?? []) {
    files[file.field] = [...(files[file.field] ?? []), file]
  }
  return (
    <>
      {sold.profiles.length > 0 && (
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
            ...sold.profiles.map(({ id, name }) => ({
              value: id,
              label: name,
              hint: words.company,
            })),
          ]}
        />
      )}
      <GoneAnswers answers={answer?.gone ?? []} />
      <FormFields
        fields={sold.version.fields}
        products={sold.siblings}
        values={values}
        errors={errors}
        files={files}
        added={answer?.added ?? []}
      />
      {who.guest && <AccountPart textOf={textOf} errorOf={errorOf} />}
      {sold.terms && (
        <OrderTerms
          key={sold.terms.id}
          formId={sold.id}
          terms={sold.terms}
          accepted={values.accept === 'on'}
          inNameOf={who.staff ? (who.client?.name ?? words.themClient) : null}
          errors={errorOf('accept')}
        />
      )}
    </>
  )
}

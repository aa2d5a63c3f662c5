import { Form } from '@remix-run/react'
import { RadioField } from '~/components/form/choice-fields'
import { ErrorSummary, FormError } from '~/components/form/error-summary'
import { HiddenKey } from '~/components/form/hidden-key'
import { SubmitButton } from '~/components/form/submit-button'
import { Notice } from '~/components/ui/notice'
import { FormFields } from '~/components/work/form-fields'
import type { OrderStep } from '~/features/orders/order-step.server'
import { createOrderMessages as say } from '~/messages/create-order'
import { answerName } from '~/work/fields'
import { AccountPart } from './account-part'
import type { Refused, readOrder } from './order-answer.server'
import { OrderTerms } from './order-terms'

type Files = NonNullable<OrderStep['draft']>['files']

/** The questions, the account of who has none, the terms, and the way to the payment. */
export function OrderForm({
  step,
  price,
  who,
  formKey,
  answer,
}: {
  step: OrderStep
  /** In words; null costs nothing. */
  price: string | null
  who: ReturnType<typeof readOrder>['who']
  formKey: string
  answer: Refused | undefined
}) {
  const values = answer?.result?.initialValue ?? step.draft?.values ?? {}
  const errors = answer?.result?.error ?? {}
  const textOf = (name: string) => [values[name] ?? ''].flat()[0] ?? ''
  const errorOf = (name: string) => errors[name] ?? null
  const files: Record<string, Files> = {}
  for (const file of step.draft?.files ?? []) {
    files[file.field] = [...(files[file.field] ?? []), file]
  }
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      className="form order-form"
      data-fresh
      noValidate
      preventScrollReset
    >
      {/* Enter in a field sends, it does not press the first button below. */}
      <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
      <HiddenKey value={formKey} />
      <input type="hidden" name="formVersion" value={step.version.id} />
      <input type="hidden" name="termVersion" value={step.terms?.id ?? ''} />
      <input type="hidden" name="seenPrice" value={step.price?.id ?? ''} />
      <Notices step={step} answer={answer} />
      {who.staff && (
        <p className="order-client">
          <span className="wrap-anywhere">
            {say.client}: {who.client?.name ?? say.nobody}
          </span>
          {/* A button of the form: what was typed is kept meanwhile. */}
          <SubmitButton
            look="quiet"
            name="intent"
            value="client"
            formNoValidate
            busyLabel={say.sending}
          >
            {say.changeClient}
          </SubmitButton>
        </p>
      )}
      {step.profiles.length > 0 && (
        <RadioField
          name="for"
          label={say.for}
          defaultValue={textOf('for')}
          errors={errorOf('for')}
          options={[
            { value: '', label: who.staff ? say.themselves(who.client?.name ?? '') : say.myself },
            ...step.profiles.map(({ id, name }) => ({
              value: id,
              label: name,
              hint: say.company,
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
          inNameOf={who.staff ? (who.client?.name ?? say.themClient) : null}
          errors={errorOf('accept')}
        />
      )}
      <div className="order-send">
        <SubmitButton busyLabel={say.sending} name="intent" value="send">
          {who.staff || price === null ? say.place : say.pay(price)}
        </SubmitButton>
        <p className="muted">
          {price === null
            ? say.freeLater
            : who.staff
              ? say.placeForLater(who.client?.name ?? '')
              : say.payLater}
        </p>
      </div>
    </Form>
  )
}

/** Why it was not sent, above all fields. */
function Notices({ step, answer }: { step: OrderStep; answer: Refused | undefined }) {
  if (!answer) return null
  const { fault, result, added = [] } = answer
  const labels = [
    { name: 'for', label: say.for },
    ...step.version.fields.map(({ id, label }) => ({ name: answerName(id), label })),
    { name: 'fullName', label: say.fullName },
    { name: 'email', label: say.email },
    { name: 'password', label: say.password },
    { name: 'accept', label: say.terms },
  ]
  const wrong = labels.flatMap(({ name, label }) => {
    const error = result?.error?.[name]?.[0]
    return error ? [{ name, label, error }] : []
  })
  const changed = fault?.code === 'form-changed'
  return (
    <>
      {changed && (
        <Notice tone="warning" role="alert" title={say.changedTitle}>
          {say.changed(added.length)}
        </Notice>
      )}
      {!changed && wrong.length === 0 && <FormError>{fault?.text}</FormError>}
      <ErrorSummary errors={wrong} />
    </>
  )
}

import { data } from '@remix-run/node'
import { useActionData, useLoaderData, useOutlet } from '@remix-run/react'
import { FormError } from '~/components/form/error-summary'
import { DashboardShell } from '~/components/shell/dashboard-shell'
import { Screen } from '~/components/ui/screen'
import { fieldForm } from '~/features/forms/field-form.server'
import { updateField } from '~/features/forms/update-field.server'
import { requestTypeMessages } from '~/messages/request-types'
import { textField } from '~/routes/http/form.server'
import { act, screen } from '~/routes/http/handle.server'
import { withForm } from '~/routes/http/with-form.server'
import { typePath, typesPath } from '../addresses'
import { builderData, productIn } from './builder-data.server'
import { BuilderHead } from './builder-head'
import { BuilderTabs } from './builder-tabs'
import { DryRunPart } from './dry-run-part'
import { FieldSettings } from './field-settings'
import { FieldsList } from './fields-list'
import { optionsAfter } from './option-steps'
import { PreviewPart } from './preview-part'
import { EnterSaves } from './step-form'
import { carryOutStep, type StepAnswer } from './steps.server'
import { typedField } from './typed-field'
import { isUnsaved } from './unsaved-field'
import { useKeptPlace } from './use-kept-place'
import { useSaveFirst } from './use-save-first'

const here = '/requests/types/:type/builder/:product'

export const loader = screen(here, ({ actor, params, url: { searchParams } }) =>
  builderData(actor, params, searchParams),
)

const save = withForm(
  { schema: fieldForm, first: ({ actor, params }) => productIn(actor, params) },
  (args) => {
    const { actor, value, url, found } = args
    const fieldId = url.searchParams.get('field') ?? ''
    const version = updateField(actor, { formId: found.product.formId, fieldId, ...value })
    return carryOutStep(args, found, version)
  },
)

/**
 * Saves the chosen field and then does what the button says; the buttons of its options only change
 * what is typed.
 */
export const action = act(here, (args) => {
  const { form, actor, params } = args
  const intent = textField(form, 'intent')
  const typed = form.getAll('options').filter((value) => typeof value === 'string')
  const options = optionsAfter(typed, intent)
  if (!options && (intent === '' || isUnsaved(form))) return save(args)
  const ground = productIn(actor, params)
  if (!options) return carryOutStep(args, ground, Number(textField(form, 'version')))
  return data({ result: { initialValue: typedField(form, options) }, fault: null })
})

export const meta = () => [{ title: 'Form builder · Panelry' }]

/** The form of a product: its fields, the chosen one, what it looks like, and a dry run. */
export default function Builder() {
  const shown = useLoaderData<typeof loader>()
  const { type, product } = shown
  const { step } = (useActionData() as Partial<StepAnswer> | undefined) ?? {}
  useKeptPlace()
  useSaveFirst()
  return (
    <Screen dialog={useOutlet()}>
      <DashboardShell
        breadcrumb={[
          { label: 'Requests', to: '/requests' },
          { label: requestTypeMessages.title, to: typesPath },
          { label: type.name, to: typePath(type.id) },
          { label: product.name },
        ]}
      >
        <EnterSaves />
        <BuilderHead {...shown} />
        {step && (
          <div className="px-(--edge) pb-4">
            <FormError>{step.text}</FormError>
          </div>
        )}
        <BuilderTabs {...shown} />
        <div className="builder" data-view={shown.view}>
          <FieldsList {...shown} />
          <FieldSettings {...shown} />
          <div className="builder-side">
            <PreviewPart {...shown} />
            <DryRunPart {...shown} />
          </div>
        </div>
      </DashboardShell>
    </Screen>
  )
}

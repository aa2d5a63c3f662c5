import { data } from '@remix-run/node'
import { useLoaderData, useOutlet } from '@remix-run/react'
import { DashboardShell } from '~/components/shell/dashboard-shell'
import { Screen } from '~/components/ui/screen'
import { fieldForm } from '~/features/forms/field-form.server'
import { updateField } from '~/features/forms/update-field.server'
import { requestTypeMessages, builderMessages as say } from '~/messages/request-types'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { textField } from '~/routes/http/form.server'
import { act, screen } from '~/routes/http/handle.server'
import { withForm } from '~/routes/http/with-form.server'
import { builderPath, typePath, typesPath } from '../addresses'
import { builderData, productIn } from './builder-data.server'
import { BuilderHead } from './builder-head'
import { BuilderTabs } from './builder-tabs'
import { DryRunPart } from './dry-run-part'
import { FieldSettings } from './field-settings'
import { FieldsList } from './fields-list'
import { optionsAfter } from './option-steps'
import { PreviewPart } from './preview-part'
import { typedField } from './typed-field'
import { useKeptPlace } from './use-kept-place'
import { useSaveFirst } from './use-save-first'

const here = '/requests/types/:type/builder/:product'

export const loader = screen(here, ({ actor, params, url: { searchParams } }) =>
  builderData(actor, params, searchParams),
)

const save = withForm(
  { schema: fieldForm, first: ({ actor, params }) => productIn(actor, params) },
  ({ actor, value, url, found: { type, product } }) => {
    const fieldId = url.searchParams.get('field') ?? ''
    updateField(actor, { formId: product.formId, fieldId, ...value })
    const to = builderPath(type.id, product.id, { field: fieldId, view: 'field' })
    return redirectWithFlash(to, { kind: 'success', text: say.saved })
  },
)

/** Saves the chosen field; the buttons of its options only change what is typed. */
export const action = act(here, (args) => {
  const { form, actor, params } = args
  const typed = form.getAll('options').filter((value) => typeof value === 'string')
  const options = optionsAfter(typed, textField(form, 'intent'))
  if (!options) return save(args)
  productIn(actor, params)
  return data({ result: { initialValue: typedField(form, options) }, fault: null })
})

export const meta = () => [{ title: 'Form builder · Panelry' }]

/** The form of a product: its fields, the chosen one, what it looks like, and a dry run. */
export default function Builder() {
  const shown = useLoaderData<typeof loader>()
  const { type, product } = shown
  useKeptPlace()
  const saveFirst = useSaveFirst(shown)
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
        <BuilderHead {...shown} />
        <BuilderTabs {...shown} />
        <div className="builder" data-view={shown.view}>
          <FieldsList {...shown} saveFirst={saveFirst} />
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

import { useLoaderData } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { CreateForm } from '~/components/form/create-form'
import { SubmitButton } from '~/components/form/submit-button'
import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import { SettingsSection } from '~/components/shell/settings-section'
import { createTerm } from '~/features/order-terms/create-term.server'
import { createTermSchema } from '~/features/order-terms/require-term.server'
import { termMessages as say } from '~/messages/order-studio'
import { newId } from '~/platform/ids.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { chosenTerm, ordersCrumb, termsPath } from '../addresses'
import { TermFields } from './term-fields'

export const loader = screen(() => ({ key: newId() }))

export const action = act(createTermSchema, ({ actor, value, idempotencyKey }) => {
  const id = createTerm(actor, { ...value, idempotencyKey })
  return redirectWithFlash(chosenTerm(id), { kind: 'success', text: say.saved })
})

export const meta = () => [{ title: `${say.create} · Panelry` }]

/** New terms: a draft, until they are published. */
export default function NewTerm() {
  const { key } = useLoaderData<typeof loader>()
  return (
    <DashboardShell
      breadcrumb={[ordersCrumb, { label: say.title, to: termsPath }, { label: say.create }]}
    >
      <PageHead title={say.create} />
      <SettingsSection title={say.text} lead={say.lead}>
        <CreateForm formKey={key}>
          <TermFields />
          <div className="form-actions">
            <SubmitButton>{say.save}</SubmitButton>
            <CancelLink to={termsPath} />
          </div>
        </CreateForm>
      </SettingsSection>
    </DashboardShell>
  )
}

import { parseWithZod } from '@conform-to/zod/v4'
import { Form, useLoaderData } from '@remix-run/react'
import { CheckboxGroup } from '~/components/form/choice-fields'
import { ErrorSummary, FormError } from '~/components/form/error-summary'
import { HiddenKey } from '~/components/form/hidden-key'
import { SelectField } from '~/components/form/select-field'
import { SubmitButton } from '~/components/form/submit-button'
import { TextField } from '~/components/form/text-field'
import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import { ButtonLink } from '~/components/ui/button'
import { createUser } from '~/features/users/create-user.server'
import { createUserForm } from '~/features/users/forms.server'
import { listPackages } from '~/features/users/packages.server'
import { roleNames, userMessages as say } from '~/messages/users'
import { grantableRoles } from '~/permissions/users'
import { newId } from '~/platform/ids.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/handle.server'
import { refuse } from '~/routes/http/refuse.server'
import { useFormAnswer } from '~/routes/http/use-form-answer'
import { typedList } from './typed-list'

const here = '/admin/users/new'

export const loader = screen(here, ({ actor }) => ({
  roles: grantableRoles(actor),
  packages: listPackages(),
  key: newId(),
}))

export const action = act(here, async ({ actor, form }) => {
  const submission = parseWithZod(form, { schema: createUserForm })
  if (submission.status !== 'success') return refuse(submission)
  try {
    await createUser(actor, submission.value)
  } catch (fault) {
    return refuse(submission, fault)
  }
  return redirectWithFlash('/admin/users', { kind: 'success', text: say.added })
})

export const meta = () => [{ title: 'Create user · Panelry' }]

const labels = { fullName: 'Full name', email: 'Email', role: 'Role', packages: 'Request packages' }

export default function NewUser() {
  const { roles, packages, key } = useLoaderData<typeof loader>()
  const { field, formError, summary, typed } = useFormAnswer({ role: 'user' })
  return (
    <DashboardShell
      breadcrumb={[
        { label: 'Admin' },
        { label: 'Users', to: '/admin/users' },
        { label: 'Create user' },
      ]}
    >
      <PageHead title="Create user" />
      <Form method="post" className="form page-body max-w-[calc(570px+2*var(--edge))]" noValidate>
        <p className="text-n600">{say.createLead}</p>
        <FormError>{formError}</FormError>
        <ErrorSummary errors={summary(labels)} />
        <HiddenKey value={key} />
        <TextField
          {...field('fullName')}
          label={labels.fullName}
          autoComplete="off"
          maxLength={100}
          required
        />
        <TextField
          {...field('email')}
          label={labels.email}
          type="email"
          autoComplete="off"
          required
        />
        <SelectField
          {...field('role')}
          label={labels.role}
          options={roles.map((role) => ({ value: role, label: roleNames[role] }))}
        />
        {packages.length > 0 && (
          <CheckboxGroup
            {...field('packages')}
            label={labels.packages}
            optional
            options={packages.map(({ id, name }) => ({ value: id, label: name }))}
            values={typedList(typed?.packages)}
          />
        )}
        <div className="form-actions form-actions-pinned">
          <SubmitButton busyLabel="Creating">Create user</SubmitButton>
          <ButtonLink to="/admin/users">Cancel</ButtonLink>
        </div>
      </Form>
    </DashboardShell>
  )
}

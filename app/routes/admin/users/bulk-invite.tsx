import { data } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { ActionForm } from '~/components/form/action-form'
import { CancelLink } from '~/components/form/cancel-link'
import { FormError } from '~/components/form/error-summary'
import { PatientButton } from '~/components/form/patient-button'
import { TextareaField } from '~/components/form/text-field'
import { useFormAnswer } from '~/components/form/use-form-answer'
import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import { Button } from '~/components/ui/button'
import { Notice } from '~/components/ui/notice'
import { DomainError } from '~/domain-error'
import {
  bulkInvite,
  bulkSchema,
  mostRows,
  type RowResult,
} from '~/features/invitations/bulk-invite.server'
import { readLines, type TypedRow } from '~/features/invitations/read-rows'
import { hasNoMailProvider } from '~/features/mail/mail-mode.server'
import { listPackages } from '~/features/packages/packages.server'
import { busyWords } from '~/messages/controls'
import { errorText } from '~/messages/errors'
import { userMessages as say } from '~/messages/users'
import { grantableRoles } from '~/permissions/users'
import { newId } from '~/platform/ids.server'
import { textField } from '~/routes/http/form.server'
import { OutboxNotice } from '~/routes/http/outbox-notice'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { ofForms } from '~/routes/http/with-form.server'
import { InviteResults } from './invite-results'
import { InviteRows } from './invite-rows'

const step = 5

const blank = (n: number): TypedRow[] =>
  Array.from({ length: n }, () => ({ email: '', role: '', package: '' }))

export const loader = screen(({ actor }) => ({
  roles: grantableRoles(actor),
  packages: listPackages(),
  waits: hasNoMailProvider(),
  key: newId(),
}))

type Answer = {
  rows: TypedRow[]
  csv: string
  /** For the next sending: what is corrected is another form. */
  key: string
  results?: RowResult[]
  message?: string
}

export const action = act(
  ofForms([bulkSchema], ({ actor, form, idempotencyKey }) => {
    const csv = textField(form, 'csv')
    const rows = typedRows(form)
    const more = (n: number) => [
      ...rows,
      ...blank(Math.max(0, Math.min(n, mostRows - rows.length))),
    ]
    if (textField(form, 'intent') === 'add') {
      return data<Answer>({ rows: more(step), csv, key: newId() })
    }
    const pasted = readLines(csv, mostRows + 1)
    const filled = rows.filter((row) => Object.values(row).some((text) => text.trim() !== ''))
    try {
      const results = bulkInvite(actor, {
        rows: [...filled, ...pasted.rows],
        total: filled.length + pasted.total,
        idempotencyKey,
      })
      const refused = results.filter(({ sent }) => !sent)
      const left = refused.map(({ email, role, package: name }) => ({ email, role, package: name }))
      const rest = left.length > 0 ? left : blank(step)
      const status = refused.length === results.length ? 400 : 200
      return data<Answer>({ rows: rest, csv: '', key: newId(), results }, status)
    } catch (error) {
      if (!(error instanceof DomainError) || error.code === 'forbidden') throw error
      const typed = { rows: rows.length > 0 ? rows : blank(step), csv, key: newId() }
      return data<Answer>({ ...typed, message: errorText(error) }, error.status)
    }
  }),
)

/** The rows of the editor; the three fields of a row have the same place in their lists. */
function typedRows(form: FormData): TypedRow[] {
  const list = (name: string) =>
    form.getAll(name).map((value) => (typeof value === 'string' ? value.slice(0, 1000) : ''))
  const [emails, roles, packages] = [list('email'), list('role'), list('package')]
  return emails
    .map((email, at) => ({ email, role: roles[at] ?? '', package: packages[at] ?? '' }))
    .slice(0, mostRows + 1)
}

/** Text behind an email: an existing package, in quotes if it would be two fields. */
function exampleOf([first]: readonly { name: string }[]): string[] {
  if (!first) return ['user']
  const name = /[,;"]/.test(first.name) ? `"${first.name.replaceAll('"', '""')}"` : first.name
  return ['client', name]
}

export const meta = () => [{ title: `${say.bulkInvite} · Panelry` }]

export default function BulkInvite() {
  const { roles, packages, waits, key } = useLoaderData<typeof loader>()
  const answer = useActionData() as Partial<Answer> | undefined
  const { formError } = useFormAnswer()
  const formKey = answer?.key ?? key
  const refused = answer?.results?.filter(({ sent }) => !sent) ?? []
  return (
    <DashboardShell
      breadcrumb={[
        { label: say.admin },
        { label: say.users, to: '/admin/users' },
        { label: say.bulkInvite },
      ]}
    >
      <PageHead title={say.bulkInvite} />
      {answer?.results && <InviteResults results={answer.results} {...{ packages, waits }} />}
      <ActionForm
        formKey={formKey}
        encType="multipart/form-data"
        className="form page-body max-w-[calc(770px+2*var(--edge))]"
        noValidate
        preventScrollReset
        key={answer?.results ? formKey : 'typing'}
      >
        <p className="text-n600">{say.bulkLead}</p>
        {waits && !answer?.results && (
          <Notice tone="warning">
            <OutboxNotice />
          </Notice>
        )}
        <FormError>{answer?.message ?? formError}</FormError>
        <InviteRows
          rows={answer?.rows ?? blank(step)}
          errors={refused}
          roles={roles}
          packages={packages}
        />
        <div className="form-actions">
          <Button name="intent" value="add" icon="plus">
            {say.addRows}
          </Button>
        </div>
        <TextareaField
          name="csv"
          label={say.csvLabel}
          optional
          hint={say.csvHint(exampleOf(packages))}
          rows={6}
          defaultValue={answer?.csv}
          spellCheck={false}
        />
        <div className="form-actions form-actions-pinned">
          <PatientButton
            name="intent"
            value="invite"
            busyLabel={busyWords.sending}
            wait={say.bulkWait}
          >
            {say.sendInvitations}
          </PatientButton>
          <CancelLink to="/admin/users" />
        </div>
      </ActionForm>
    </DashboardShell>
  )
}

import { parseWithZod } from '@conform-to/zod/v4'
import { data } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { ErrorSummary, FormError } from '~/components/form/error-summary'
import { HiddenVersion } from '~/components/form/hidden-key'
import { SubmitButton } from '~/components/form/submit-button'
import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import { ButtonLink } from '~/components/ui/button'
import { Tag } from '~/components/ui/tag'
import { Time } from '~/components/ui/time'
import { historyOf } from '~/features/history/history-of.server'
import { readSettings } from '~/features/settings/general-settings.server'
import { type EditedUser, findUser } from '~/features/users/find-user.server'
import { editUserForm } from '~/features/users/forms.server'
import { listPackages } from '~/features/users/packages.server'
import { updateUser } from '~/features/users/update-user.server'
import { userMessages as say, userFields } from '~/messages/users'
import { manageFlags } from '~/permissions/vocabulary'
import { Fault } from '~/platform/faults'
import { HistoryTab, HistoryTabs, wantsHistory } from '~/routes/history/history-tab'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/handle.server'
import { placeIn } from '~/routes/http/place'
import { refuse } from '~/routes/http/refuse.server'
import { useFormAnswer } from '~/routes/http/use-form-answer'
import { StaleUser } from './stale-user'
import { storedFields } from './stored-fields'
import { UserFields } from './user-fields'

const here = '/admin/users/:user'

export const loader = screen(here, ({ actor, params: { user = '' }, url: { searchParams } }) => ({
  ...findUser(actor, user),
  packages: listPackages(),
  generalLimit: readSettings().allowedActiveRequests,
  history: wantsHistory(searchParams) ? historyOf('users', user, placeIn(searchParams)) : null,
}))

export const action = act(here, async ({ actor, form, params: { user: id = '' } }) => {
  const submission = parseWithZod(form, { schema: editUserForm })
  const { user, may } = findUser(actor, id)
  if (submission.status !== 'success') return refuse(submission)
  const typed = submission.value
  // A control that one may not use is not sent: what is stored stays. What is sent is judged.
  const flags = manageFlags.map((flag) => [
    flag,
    typed[flag] || (!may.flags.includes(flag) && user.flags.includes(flag)),
  ])
  try {
    await updateUser(actor, {
      id,
      ...typed,
      role: typed.role ?? user.role,
      ...(Object.fromEntries(flags) as Record<(typeof manageFlags)[number], boolean>),
    })
  } catch (fault) {
    const answer = refuse(submission, fault)
    if (!(fault instanceof Fault) || fault.code !== 'stale') return answer
    return data({ ...answer.data, stored: findUser(actor, id).user }, 409)
  }
  return redirectWithFlash(`/admin/users/${id}`, { kind: 'success', text: say.updated })
})

export const meta = () => [{ title: 'Edit user · Panelry' }]

export default function EditUser() {
  const { user, may, packages, generalLimit, history } = useLoaderData<typeof loader>()
  const answer = useActionData() as { stored?: EditedUser } | undefined
  const form = useFormAnswer(storedFields(user))
  return (
    <DashboardShell
      breadcrumb={[
        { label: 'Admin' },
        { label: 'Users', to: '/admin/users' },
        { label: user.fullName },
      ]}
    >
      <PageHead
        title={<span className="wrap-anywhere">{user.fullName}</span>}
        actions={
          may.delete && (
            <ButtonLink
              to={`/admin/users/${user.id}/delete?from=user`}
              look="quiet-danger"
              icon="trash"
            >
              Delete
            </ButtonLink>
          )
        }
      >
        <p className="muted flex flex-wrap items-center gap-x-4 gap-y-1">
          <span>
            Created <Time at={user.createdAt} />
          </span>
          <span>{say.downloads(user.downloads)}</span>
          {user.tempPassword && <Tag>Temporary password</Tag>}
        </p>
      </PageHead>
      <HistoryTabs label="User" history={history !== null} />
      {history ? (
        <HistoryTab history={history} />
      ) : form.code === 'stale' && form.typed && answer?.stored ? (
        <div className="page-body max-w-form">
          <StaleUser typed={form.typed} stored={answer.stored} packages={packages} />
        </div>
      ) : (
        <Form method="post" noValidate key={user.version}>
          <div className="grid max-w-form gap-4 px-(--edge) pb-4 empty:hidden">
            <FormError>{form.formError}</FormError>
            <ErrorSummary errors={form.summary(userFields)} />
          </div>
          <HiddenVersion value={user.version} />
          <UserFields {...{ may, packages, generalLimit, form }} held={user.packages} />
          <div className="form-actions form-actions-pinned border-n200 border-t px-(--edge) py-4 max-md:mx-0">
            <SubmitButton>Save user</SubmitButton>
            <ButtonLink to="/admin/users">Cancel</ButtonLink>
          </div>
        </Form>
      )}
    </DashboardShell>
  )
}

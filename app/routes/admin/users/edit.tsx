import { useLoaderData } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { EditForm } from '~/components/form/edit-form'
import type { Compare } from '~/components/form/form-differences'
import { SubmitButton } from '~/components/form/submit-button'
import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import { ButtonLink } from '~/components/ui/button'
import { Tag } from '~/components/ui/tag'
import { Time } from '~/components/ui/time'
import { listHistory } from '~/features/history/list-history.server'
import { readPageStart } from '~/features/lists/page-start'
import { listPackages } from '~/features/packages/packages.server'
import { readSettings } from '~/features/settings/general-settings.server'
import { type EditedUser, findUser, type Grants } from '~/features/users/find-user.server'
import { updateUser } from '~/features/users/update-user.server'
import { editUserSchema } from '~/features/users/user-schema.server'
import { pathTo } from '~/map/path-to'
import { availabilityMessages } from '~/messages/availability'
import { columnWords } from '~/messages/columns'
import { controlWords } from '~/messages/controls'
import { roleNameOf } from '~/messages/roles'
import { userMessages as say, userFields } from '~/messages/users'
import { type ManageFlag, manageFlags } from '~/permissions/vocabulary'
import { HistoryTab, HistoryTabs, wantsHistory } from '~/routes/history/history-tab'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { UserFields } from './user-fields'

/** Stored person, as the form's fields show them. */
const storedFields = (user: EditedUser) => ({
  ...user,
  allowedActiveRequests: user.allowedActiveRequests ?? '',
  ...Object.fromEntries(manageFlags.map((flag) => [flag, user.flags.includes(flag)])),
})

const isFlag = (name: string): name is ManageFlag => manageFlags.some((flag) => flag === name)

const yesOrNo = (value: string) => (value === 'on' ? 'yes' : 'no')

/** A right that one may not give is not sent, and stays as it is stored. */
function compared({
  may,
  packages,
}: {
  may: Grants
  packages: readonly { id: string; name: string }[]
}): Compare {
  const inWords: Record<string, (value: string) => string> = {
    role: roleNameOf,
    organization: yesOrNo,
    packages: (id) => packages.find((known) => known.id === id)?.name ?? '',
    ...Object.fromEntries(manageFlags.map((flag) => [flag, yesOrNo])),
  }
  return Object.fromEntries(
    Object.entries(userFields)
      .filter(([name]) => !isFlag(name) || may.flags.includes(name))
      .map(([name, label]) => [name, [label, inWords[name] ?? String]]),
  )
}

export const loader = screen(({ actor, params: { user = '' }, url: { searchParams } }) => {
  const found = findUser(actor, user)
  return {
    ...found,
    packages: listPackages(),
    generalLimit: readSettings().allowedActiveRequests,
    history: wantsHistory(searchParams)
      ? listHistory('users', user, readPageStart(searchParams))
      : null,
  }
})

export const action = act(
  {
    schema: editUserSchema,
    first: ({ actor, params: { user = '' } }) => findUser(actor, user),
  },
  async ({ actor, value, found: { user, may } }) => {
    // A control that one may not use is not sent: what is stored stays. What is sent is judged.
    const flags = manageFlags.map((flag) => [
      flag,
      value[flag] || (!may.flags.includes(flag) && user.flags.includes(flag)),
    ])
    await updateUser(actor, {
      id: user.id,
      ...value,
      role: value.role ?? user.role,
      ...(Object.fromEntries(flags) as Record<(typeof manageFlags)[number], boolean>),
    })
    return redirectWithFlash(pathTo('/admin/users/:user', { user: user.id }), {
      kind: 'success',
      text: say.updated,
    })
  },
)

export const meta = () => [{ title: `${say.editUser} · Panelry` }]

export default function EditUser() {
  const { user, may, packages, generalLimit, history } = useLoaderData<typeof loader>()
  return (
    <DashboardShell
      breadcrumb={[
        { label: say.admin },
        { label: say.users, to: '/admin/users' },
        { label: user.fullName },
      ]}
    >
      <PageHead
        title={<span className="wrap-anywhere">{user.fullName}</span>}
        actions={
          <>
            {may.hours && (
              <ButtonLink
                to={pathTo('/account-settings/availability', { of: user.id })}
                icon="calendar"
              >
                {availabilityMessages.tab}
              </ButtonLink>
            )}
            {may.delete && (
              <ButtonLink
                to={pathTo('/admin/users/:user/delete', { user: user.id }, { from: 'user' })}
                look="quiet-danger"
                icon="trash"
              >
                {controlWords.delete}
              </ButtonLink>
            )}
          </>
        }
      >
        <p className="muted flex flex-wrap items-center gap-x-4 gap-y-1">
          <span>
            {columnWords.created} <Time at={user.createdAt} />
          </span>
          <span>{say.downloads(user.downloads)}</span>
          {user.tempPassword && <Tag>{say.temporaryPassword}</Tag>}
        </p>
      </PageHead>
      <HistoryTabs label={say.user} history={history !== null} />
      {history ? (
        <HistoryTab history={history} />
      ) : (
        <EditForm
          row={user}
          values={storedFields}
          compare={compared({ may, packages })}
          summary={userFields}
          page
        >
          <UserFields {...{ user, may, packages, generalLimit }} />
          <div className="form-actions form-actions-pinned form-actions-edge">
            <SubmitButton>{say.saveUser}</SubmitButton>
            <CancelLink to="/admin/users" />
          </div>
        </EditForm>
      )}
    </DashboardShell>
  )
}

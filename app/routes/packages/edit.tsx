import { useLoaderData, useOutlet } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { FormError } from '~/components/form/error-summary'
import { textIn, textsIn } from '~/components/form/form-state'
import { StaleForm } from '~/components/form/stale-form'
import { SubmitButton } from '~/components/form/submit-button'
import { VersionForm } from '~/components/form/version-form'
import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import { SettingsSection } from '~/components/shell/settings-section'
import { ButtonLink } from '~/components/ui/button'
import { Screen } from '~/components/ui/screen'
import { historyOf } from '~/features/history/history-of.server'
import { placeIn } from '~/features/lists/place'
import {
  type EditedPackage,
  findPackage,
  typesToChoose,
} from '~/features/packages/find-package.server'
import { editPackageSchema } from '~/features/packages/package-schema.server'
import { updatePackage } from '~/features/packages/update-package.server'
import { pathTo } from '~/map/path-to'
import { columnWords } from '~/messages/columns'
import { controlWords } from '~/messages/controls'
import { packageMessages as say } from '~/messages/packages'
import { priorityNames } from '~/messages/work'
import { HistoryTab, HistoryTabs, wantsHistory } from '~/routes/history/history-tab'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { type Stale, useFormAnswer } from '~/routes/http/use-form-answer'
import { packagePath, packagesPath } from './addresses'
import { PackageFields, type TypeToChoose } from './package-fields'

export const loader = screen(({ actor, params: { package: id = '' }, url }) => ({
  own: findPackage(actor, id),
  types: typesToChoose(),
  history: wantsHistory(url.searchParams)
    ? historyOf('request_packages', id, placeIn(url.searchParams))
    : null,
}))

export const action = act(
  {
    schema: editPackageSchema,
    first: ({ actor, params }) => findPackage(actor, params.package ?? ''),
  },
  ({ actor, value, found: { id } }) => {
    updatePackage(actor, { id, ...value })
    return redirectWithFlash(packagesPath, { kind: 'success', text: say.updated })
  },
)

export const meta = () => [{ title: `${say.editPackage} · Panelry` }]

export default function EditPackage() {
  const { own, types, history } = useLoaderData<typeof loader>()
  const { field, formError, typed, stale } = useFormAnswer<EditedPackage>({
    name: own.name,
    priority: own.priority,
  })
  return (
    <Screen dialog={useOutlet()}>
      <DashboardShell
        breadcrumb={[
          { label: columnWords.requests, to: '/requests' },
          { label: say.title, to: packagesPath },
          { label: own.name },
        ]}
      >
        <PageHead
          title={<span className="wrap-anywhere">{own.name}</span>}
          actions={
            <ButtonLink
              to={pathTo('/requests/packages/:package/delete', { package: own.id })}
              look="quiet-danger"
              icon="trash"
              preventScrollReset
            >
              {controlWords.delete}
            </ButtonLink>
          }
        />
        <HistoryTabs label={say.package} history={history !== null} />
        {history ? (
          <HistoryTab history={history} />
        ) : stale ? (
          <div className="page-body max-w-form">
            <StaleForm
              stale={stale}
              values={differences(stale, types)}
              reloadTo={packagePath(own.id)}
            />
          </div>
        ) : (
          <SettingsSection title={say.package} lead={say.lead}>
            <VersionForm version={own.version} className="form">
              <FormError>{formError}</FormError>
              <PackageFields
                {...{ field, types }}
                chosen={typed ? textsIn(typed, 'types') : own.types}
              />
              <div className="form-actions">
                <SubmitButton>{say.savePackage}</SubmitButton>
                <CancelLink to={packagesPath} />
              </div>
            </VersionForm>
          </SettingsSection>
        )}
      </DashboardShell>
    </Screen>
  )
}

function differences({ typed, stored }: Stale<EditedPackage>, types: readonly TypeToChoose[]) {
  const named = (ids: readonly string[]) =>
    types
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => name)
      .join(', ')
  const priority = (word: string) => priorityNames[word as EditedPackage['priority']] ?? word
  const { fields } = say
  return [
    { label: fields.name, stored: stored.name, yours: textIn(typed, 'name').trim() },
    { label: fields.types, stored: named(stored.types), yours: named(textsIn(typed, 'types')) },
    {
      label: fields.priority,
      stored: priority(stored.priority),
      yours: priority(textIn(typed, 'priority')),
    },
  ]
}

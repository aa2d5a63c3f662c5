import { useLoaderData, useOutlet } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { ErrorSummary, FormError } from '~/components/form/error-summary'
import { StaleRecord } from '~/components/form/stale-record'
import { SubmitButton } from '~/components/form/submit-button'
import { VersionForm } from '~/components/form/version-form'
import { DashboardShell } from '~/components/shell/dashboard-shell'
import type { LiveHandle } from '~/components/shell/live'
import { SettingsSection } from '~/components/shell/settings-section'
import { Notice } from '~/components/ui/notice'
import { Screen } from '~/components/ui/screen'
import { historyOf } from '~/features/history/history-of.server'
import { placeIn } from '~/features/lists/place'
import { findPanelToEdit, panelPictures } from '~/features/panels/find-panel.server'
import { listPanelCategories } from '~/features/panels/panel-categories.server'
import { editPanelSchema } from '~/features/panels/panel-schema.server'
import type { PanelRow } from '~/features/panels/require-panel.server'
import { updatePanel } from '~/features/panels/update-panel.server'
import { panelFields, panelAdminMessages as say } from '~/messages/panels-admin'
import { canViewSvg } from '~/permissions/panels'
import { newId } from '~/platform/ids.server'
import { HistoryTab, HistoryTabs, wantsHistory } from '~/routes/history/history-tab'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { useFormAnswer } from '~/routes/http/use-form-answer'
import { libraryPath, panelPath } from './addresses'
import { PanelFields, panelStrings } from './panel-fields'
import { PanelHead } from './panel-head'
import { triedBrand } from './tried-brand.server'
import { TryBrand } from './try-brand'
import { VariantGrid } from './variant-grid'
import { WhereUsed } from './where-used'

export const loader = screen(
  async ({ actor, params: { panel: id = '' }, url: { searchParams } }) => {
    const found = findPanelToEdit(actor, id)
    return {
      ...found,
      ...(await panelPictures(found.panel)),
      categories: listPanelCategories(actor).map(({ id, name }) => ({ id, name })),
      brand: triedBrand(searchParams),
      viewSvg: canViewSvg(actor),
      key: newId(),
      history: wantsHistory(searchParams) ? historyOf('panels', id, placeIn(searchParams)) : null,
    }
  },
)

export const action = act(
  {
    schema: editPanelSchema,
    first: ({ actor, params: { panel = '' } }) => findPanelToEdit(actor, panel).panel,
  },
  ({ actor, value, found: { id } }) => {
    updatePanel(actor, { id, ...value })
    return redirectWithFlash(panelPath(id), { kind: 'success', text: say.updated })
  },
)

export const handle: LiveHandle = { live: 'list:panels' }

export const meta = () => [{ title: `${say.editPanel} · Panelry` }]

export default function EditPanel() {
  const loaded = useLoaderData<typeof loader>()
  const { panel, pictures, heights, use, projects, categories, brand, viewSvg, key, history } =
    loaded
  const form = useFormAnswer<PanelRow>(panelStrings(panel))
  const { stale } = form
  const categoryName = (id: string) => categories.find((c) => c.id === id)?.name ?? id
  const shown = (name: string, value: string) => {
    if (name === 'categoryId') return categoryName(value)
    return name === 'enabled' ? (value ? 'yes' : 'no') : value
  }
  return (
    <Screen dialog={useOutlet()}>
      <DashboardShell
        breadcrumb={[
          { label: say.library },
          { label: say.panels, to: libraryPath },
          { label: panel.name },
        ]}
      >
        <PanelHead panel={panel} use={use} copyKey={key} />
        <HistoryTabs label={say.panel} history={history !== null} />
        {history ? (
          <HistoryTab history={history} />
        ) : stale ? (
          <div className="page-body max-w-form">
            <StaleRecord
              labels={panelFields}
              stale={stale}
              stored={panelStrings(stale.stored)}
              shown={shown}
              reloadTo={panelPath(panel.id)}
            />
          </div>
        ) : (
          <>
            {panel.builtIn && (
              <div className="px-(--edge) pt-4">
                <Notice>{say.builtIn}</Notice>
              </div>
            )}
            <TryBrand brand={brand} action={panelPath(panel.id)} upload={!panel.builtIn} />
            <VariantGrid {...{ panel, pictures, heights, brand, viewSvg }} />
            <VersionForm version={panel.version}>
              <SettingsSection title={say.details}>
                <div className="form">
                  <FormError>{form.formError}</FormError>
                  <ErrorSummary errors={form.summary(panelFields)} />
                  <PanelFields field={form.field} categories={categories} />
                  <div className="form-actions">
                    <SubmitButton>{say.savePanel}</SubmitButton>
                    <CancelLink to={libraryPath} />
                  </div>
                </div>
              </SettingsSection>
            </VersionForm>
            <WhereUsed {...{ panel, use, projects }} />
          </>
        )}
      </DashboardShell>
    </Screen>
  )
}

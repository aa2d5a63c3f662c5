import { useLoaderData, useOutlet } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { EditForm } from '~/components/form/edit-form'
import { FormErrors } from '~/components/form/error-summary'
import { SubmitButton } from '~/components/form/submit-button'
import { DashboardShell } from '~/components/shell/dashboard-shell'
import type { LiveHandle } from '~/components/shell/live'
import { SettingsSection } from '~/components/shell/settings-section'
import { Notice } from '~/components/ui/notice'
import { Screen } from '~/components/ui/screen'
import { listHistory } from '~/features/history/list-history.server'
import { readPageStart } from '~/features/lists/page-start'
import { layerSizes } from '~/features/panels/find-layer.server'
import { findPanelToEdit, panelPictures } from '~/features/panels/find-panel.server'
import { listPanelCategories } from '~/features/panels/panel-categories.server'
import { editPanelSchema } from '~/features/panels/panel-schema.server'
import { updatePanel } from '~/features/panels/update-panel.server'
import { panelFields, panelAdminMessages as say } from '~/messages/panels-admin'
import { canViewSvg } from '~/permissions/panels'
import { newId } from '~/platform/ids.server'
import { HistoryTab, HistoryTabs, wantsHistory } from '~/routes/history/history-tab'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { libraryPath, panelPath } from './addresses'
import { LayerLinks } from './layer-links'
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
      layers: layerSizes(id),
      brand: triedBrand(searchParams),
      viewSvg: canViewSvg(actor),
      key: newId(),
      history: wantsHistory(searchParams)
        ? listHistory('panels', id, readPageStart(searchParams))
        : null,
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

export { libraryStyles as links } from './styles'

export const meta = () => [{ title: `${say.editPanel} · Panelry` }]

export default function EditPanel() {
  const loaded = useLoaderData<typeof loader>()
  const { panel, pictures, heights, use, projects, categories, layers, brand, viewSvg, key } =
    loaded
  const { history } = loaded
  const categoryName = (id: string) => categories.find((c) => c.id === id)?.name ?? id
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
        ) : (
          <>
            {panel.builtIn && (
              <div className="px-(--edge) pt-4">
                <Notice>{say.builtIn}</Notice>
              </div>
            )}
            <TryBrand brand={brand} action={panelPath(panel.id)} upload={!panel.builtIn} />
            <VariantGrid {...{ panel, pictures, heights, brand, viewSvg }} />
            <EditForm
              row={panel}
              values={panelStrings}
              compare={{
                ...panelFields,
                categoryId: [panelFields.categoryId, categoryName],
                enabled: [panelFields.enabled, (on) => (on ? 'yes' : 'no')],
              }}
              page
              errors="own"
            >
              <SettingsSection title={say.details}>
                <div className="form">
                  <FormErrors summary={panelFields} />
                  <PanelFields categories={categories} drawn={panel.builtIn} />
                  <div className="form-actions">
                    <SubmitButton>{say.savePanel}</SubmitButton>
                    <CancelLink to={libraryPath} />
                  </div>
                </div>
              </SettingsSection>
            </EditForm>
            {!panel.builtIn && <LayerLinks id={panel.id} sizes={layers} />}
            <WhereUsed {...{ panel, use, projects }} />
          </>
        )}
      </DashboardShell>
    </Screen>
  )
}

import { useLoaderData, useOutlet } from '@remix-run/react'
import { ActionForm } from '~/components/form/action-form'
import { CancelLink } from '~/components/form/cancel-link'
import { EditForm } from '~/components/form/edit-form'
import { FormErrors } from '~/components/form/error-summary'
import { SubmitButton } from '~/components/form/submit-button'
import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import type { LiveHandle } from '~/components/shell/live'
import { SettingsSection } from '~/components/shell/settings-section'
import { ButtonLink } from '~/components/ui/button'
import { Screen } from '~/components/ui/screen'
import { Tag } from '~/components/ui/tag'
import { listHistory } from '~/features/history/list-history.server'
import { readPageStart } from '~/features/lists/page-start'
import { findPanelCategory } from '~/features/panels/panel-categories.server'
import { editCategorySchema } from '~/features/panels/panel-schema.server'
import { updatePanelCategory } from '~/features/panels/update-panel-category.server'
import { columnWords } from '~/messages/columns'
import { controlWords } from '~/messages/controls'
import { count } from '~/messages/format'
import { panelAdminMessages as say } from '~/messages/panels-admin'
import { HistoryTab, HistoryTabs, wantsHistory } from '~/routes/history/history-tab'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { categoriesPath, categoryPath, libraryPath } from '../addresses'
import { markOf } from '../filters'
import { CategoryFields, categoryLabels, categoryStrings } from './category-fields'

const collection = 'panel_categories'

export const loader = screen(({ actor, params: { category: id = '' }, url }) => ({
  category: findPanelCategory(actor, id),
  history: wantsHistory(url.searchParams)
    ? listHistory(collection, id, readPageStart(url.searchParams))
    : null,
}))

export const action = act(
  {
    schema: editCategorySchema,
    first: ({ actor, params: { category = '' } }) => findPanelCategory(actor, category),
  },
  ({ actor, value, found: { id } }) => {
    updatePanelCategory(actor, { id, ...value })
    return redirectWithFlash(categoriesPath, { kind: 'success', text: say.categoryUpdated })
  },
)

export const handle: LiveHandle = { live: 'list:panels' }

export const meta = () => [{ title: `${say.editCategory} · Panelry` }]

export default function EditCategory() {
  const { category, history } = useLoaderData<typeof loader>()
  const { id, name, panels, header, footer } = category
  const mark = markOf(category)
  return (
    <Screen dialog={useOutlet()}>
      <DashboardShell
        breadcrumb={[
          { label: say.library },
          { label: say.panels, to: libraryPath },
          { label: columnWords.categories, to: categoriesPath },
          { label: name },
        ]}
      >
        <PageHead
          title={<span className="wrap-anywhere">{name}</span>}
          actions={
            <>
              <ButtonLink
                to={categoryPath(id, 'delete')}
                look="quiet-danger"
                icon="trash"
                preventScrollReset
              >
                {controlWords.delete}
              </ButtonLink>
              <ButtonLink to={`${libraryPath}?category=${encodeURIComponent(id)}`} icon="panel">
                {say.showPanels}
              </ButtonLink>
            </>
          }
        >
          <p className="muted flex items-center gap-2">
            {count(panels, 'panel')}
            {mark && <Tag tone="primary">{mark}</Tag>}
          </p>
        </PageHead>
        <HistoryTabs label={say.category} history={history !== null} />
        {history ? (
          <HistoryTab history={history} />
        ) : (
          <>
            <EditForm
              row={category}
              values={categoryStrings}
              compare={categoryLabels}
              page
              errors="own"
            >
              <SettingsSection title={say.details}>
                <div className="form">
                  <FormErrors />
                  <CategoryFields />
                  <div className="form-actions">
                    <SubmitButton>{say.saveCategory}</SubmitButton>
                    <CancelLink to={categoriesPath} />
                  </div>
                </div>
              </SettingsSection>
            </EditForm>
            <SettingsSection title={say.headerAndFooter} lead={say.slotHint}>
              <ActionForm action={categoryPath(id, 'slot')} className="form-actions">
                {(['header', 'footer'] as const).map((slot) => (
                  <SubmitButton
                    key={slot}
                    look="secondary"
                    name="slot"
                    value={slot}
                    disabled={slot === 'header' ? header : footer}
                  >
                    {say.makeCategory(slot)}
                  </SubmitButton>
                ))}
              </ActionForm>
            </SettingsSection>
          </>
        )}
      </DashboardShell>
    </Screen>
  )
}

import { Link, useLoaderData, useLocation, useOutlet } from '@remix-run/react'
import { SearchField } from '~/components/form/search-field'
import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { TurnPages } from '~/components/ui/pager'
import { Screen } from '~/components/ui/screen'
import { SegmentedLinks } from '~/components/ui/segmented'
import { Tabs } from '~/components/ui/tabs'
import { kindWords, templateMessages as say } from '~/messages/templates'
import { queryOf } from '~/routes/http/query'
import { templatesPath } from './addresses'
import type { TemplateListData } from './list.server'
import { TemplateCards } from './template-cards'
import { TemplateTable } from './template-table'

const views = [
  { value: 'cards', label: 'Cards' },
  { value: 'table', label: 'Table' },
]

/** Page Templates and Project Templates. */
export function TemplateList() {
  const list = useLoaderData<TemplateListData>()
  const { search: query } = useLocation()
  const { kind, search, category, categories, table, atStart, templates, newer, older } = list
  const words = kindWords[kind]
  const base = templatesPath(kind)
  const at = (change: Record<string, string | null>) =>
    base + queryOf({ q: search, category: category?.id, view: table ? 'table' : null, ...change })
  const fresh = templates.length === 0 && !search && !category && atStart
  const add = (
    <ButtonLink to={`${base}/new${query}`} look="primary" icon="plus" preventScrollReset>
      {words.newTitle}
    </ButtonLink>
  )
  return (
    <Screen dialog={useOutlet()}>
      <DashboardShell breadcrumb={[{ label: 'Library' }, { label: words.title }]}>
        <PageHead
          title={words.title}
          actions={
            <>
              <ButtonLink to={`${base}/categories${query}`} icon="tag" preventScrollReset>
                Categories
              </ButtonLink>
              {add}
            </>
          }
        >
          <p className="muted mt-1">{words.lead}</p>
        </PageHead>
        {fresh ? (
          <EmptyState title={words.none} drawing="templates" actions={add}>
            {words.noneLead}
          </EmptyState>
        ) : (
          <>
            {categories.length > 0 && (
              <Tabs
                label="Category"
                tabs={[
                  { to: at({ category: null }), label: say.allCategories, current: !category },
                  ...categories.map(({ id, name, templates }) => ({
                    to: at({ category: id }),
                    label: name,
                    count: templates,
                    current: category?.id === id,
                  })),
                ]}
              />
            )}
            <div className="filters">
              <SearchField
                label={say.search}
                value={search}
                action={base}
                keep={{
                  ...(category && { category: category.id }),
                  ...(table && { view: 'table' }),
                }}
                clearTo={at({ q: null })}
              />
              <SegmentedLinks
                label="View"
                segments={views}
                value={table ? 'table' : 'cards'}
                to={(view) => at({ view: view === 'table' ? view : null })}
                className="ml-auto"
              />
            </div>
            {templates.length === 0 ? (
              <p className="page-body muted" role="status">
                {say.noMatch}{' '}
                <Link to={at({ q: null, category: null })} className="link">
                  {say.clearFilters}
                </Link>
              </p>
            ) : table ? (
              <TemplateTable kind={kind} templates={templates} />
            ) : (
              <TemplateCards kind={kind} templates={templates} />
            )}
            <TurnPages newer={newer} older={older} at={at} />
          </>
        )}
      </DashboardShell>
    </Screen>
  )
}

import { useLoaderData, useLocation, useOutlet } from '@remix-run/react'
import { SearchField } from '~/components/form/search-field'
import { ListScreen, NoneHere } from '~/components/shell/list-screen'
import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { SegmentedLinks } from '~/components/ui/segmented'
import { cleared } from '~/features/lists/define-filters'
import { queryOf } from '~/map/path-to'
import { kindWords, templateMessages as say } from '~/messages/templates'
import { templatesPath } from './addresses'
import type { TemplateListData } from './list.server'
import { TemplateCards } from './template-cards'
import { TemplateTable } from './template-table'

const views = [
  { value: 'cards', label: say.cards },
  { value: 'table', label: say.table },
]

/** Page Templates and Project Templates. */
export function TemplateList() {
  const list = useLoaderData<TemplateListData>()
  const { search: query } = useLocation()
  const { kind, filters, categories, templates, previous, next } = list
  const { q, category, view } = filters
  const words = kindWords[kind]
  const base = templatesPath(kind)
  const at = (change: Record<string, string>) => base + queryOf({ ...filters, ...change })
  const none = templates.length === 0
  const chosen = categories.find(({ id }) => id === category)?.name ?? ''
  const add = (
    <ButtonLink to={`${base}/new${query}`} look="primary" icon="plus" preventScrollReset>
      {words.newTitle}
    </ButtonLink>
  )
  return (
    <ListScreen
      breadcrumb={[{ label: say.library }, { label: words.title }]}
      title={words.title}
      lead={words.lead}
      dialog={useOutlet()}
      actions={
        <>
          <ButtonLink to={`${base}/categories${query}`} icon="tag" preventScrollReset>
            {say.categoriesTitle}
          </ButtonLink>
          {add}
        </>
      }
      fresh={
        none &&
        !q &&
        !category && (
          <EmptyState title={words.none} drawing="templates" actions={add}>
            {words.noneLead}
          </EmptyState>
        )
      }
      tabs={
        categories.length > 0
          ? {
              label: say.category,
              tabs: [
                { to: at({ category: '' }), label: say.allCategories, current: !category },
                ...categories.map(({ id, name, templates }) => ({
                  to: at({ category: id }),
                  label: name,
                  count: templates,
                  current: category === id,
                })),
              ],
            }
          : null
      }
      filters={
        <div className="filters">
          <SearchField label={say.search} value={q} action={base} keep={filters} />
          <SegmentedLinks
            label={say.view}
            segments={views}
            value={view || 'cards'}
            to={(view) => at({ view: view === 'table' ? view : '' })}
            className="ml-auto"
          />
        </div>
      }
      none={
        none && (
          <NoneHere
            say={say.noneFits(chosen, q)}
            to={at({ q: '', category: '', ...cleared({ q, category }, 'category') })}
          />
        )
      }
      pages={{ previous, next, at }}
    >
      {view ? (
        <TemplateTable kind={kind} templates={templates} />
      ) : (
        <TemplateCards kind={kind} templates={templates} />
      )}
    </ListScreen>
  )
}

import type { MetaFunction } from '@remix-run/node'
import { Link, useLoaderData, useOutlet } from '@remix-run/react'
import { SearchField } from '~/components/form/search-field'
import { Dialog } from '~/components/ui/dialog'
import { EmptyState } from '~/components/ui/empty-state'
import { EmptyValue } from '~/components/ui/empty-value'
import { TurnPages } from '~/components/ui/pager'
import { Screen } from '~/components/ui/screen'
import { readPageStart } from '~/features/lists/page-start'
import { listPageTemplates } from '~/features/templates/list-templates.server'
import { listTemplateCategories } from '~/features/templates/template-categories.server'
import { controlWords } from '~/messages/controls'
import { templateMessages as say } from '~/messages/templates'
import { screen } from '~/routes/http/screen-and-act.server'
import { templateFilters } from '~/routes/templates/list.server'
import { categoryNames } from '~/routes/templates/template-parts'
import { PageThumbnail } from '~/routes/templates/thumbnail'
import { editorView } from '../addresses'
import { Category } from '../panels/panel-filters'
import { selectPath, useTemplatePath } from './addresses'
import { pageForTemplate } from './page-for-template.server'

export const loader = screen(({ actor, params, url }) => {
  const { searchParams: query } = url
  const place = pageForTemplate(actor, params.id ?? '', query)
  const { q: search, category: asked } = templateFilters(query)
  const categories = listTemplateCategories('page')
  const category = categories.find(({ id }) => id === asked)?.id ?? null
  const start = readPageStart(query)
  const offer = listPageTemplates(actor, { search, category, place: start })
  return { place, search, categories, category, atStart: start === null, ...offer }
})

export { templateStyles as links } from './styles'

export const meta: MetaFunction = () => [{ title: `${say.selectTitle} · Panelry` }]

/** Select A Template: the page templates over the whole screen, in the project's brand. */
export default function SelectTemplate() {
  const list = useLoaderData<typeof loader>()
  const { place, search, categories, category, atStart, templates, previous, next } = list
  const { projectId, page, selected, brandId } = place
  const here = { p: page.id, s: selected }
  const at = (change: Record<string, string | null>) =>
    selectPath(projectId, { ...here, q: search, category, ...change })
  const toTemplate = useTemplatePath(projectId)
  const none = templates.length === 0
  const chosen = categories.find(({ id }) => id === category)?.name ?? ''
  const fresh = none && !search && !category && atStart
  return (
    <Screen dialog={useOutlet()}>
      <Dialog
        title={say.selectTitle}
        size="full"
        closeTo={editorView(projectId, here)}
        tools={<p className="panel-place muted truncate-line">{say.selectPlace(page.name)}</p>}
      >
        <div className="panel-select">
          <div className="panel-categories">
            <SearchField
              label={say.search}
              value={search}
              action={selectPath(projectId)}
              keep={{ ...here, category }}
              className="panel-search"
            />
            <nav aria-label={say.categoriesTitle}>
              <Category to={at({ category: null })} current={!category}>
                {say.allCategories}
              </Category>
              {categories.map(({ id, name, templates }) => (
                <Category
                  key={id}
                  to={at({ category: id })}
                  current={category === id}
                  count={templates}
                >
                  {name}
                </Category>
              ))}
            </nav>
          </div>
          <div className="panel-results">
            {fresh ? (
              <EmptyState title={say.offeredNone} drawing="templates" heading="h3">
                {say.offeredNoneLead}
              </EmptyState>
            ) : (
              none && (
                <p className="panel-none" role="status">
                  <EmptyValue {...say.noneFits(chosen, search)} />{' '}
                  <Link to={at({ q: null, category: null })} className="link">
                    {controlWords.clearFilters}
                  </Link>
                </p>
              )
            )}
            <ul className="template-grid py-4">
              {templates.map((template) => (
                <li key={template.id}>
                  <article className="template-choice">
                    <PageThumbnail thumbnail={{ brandId, pictures: template.thumbnail.pictures }} />
                    <div className="template-facts">
                      <div className="min-w-0 flex-1">
                        <h3 className="truncate-line font-medium">
                          <Link
                            to={toTemplate(template.id)}
                            preventScrollReset
                            className="cover-link"
                          >
                            {template.name}
                          </Link>
                        </h3>
                        <p className="muted truncate-line">{categoryNames(template)}</p>
                      </div>
                    </div>
                  </article>
                </li>
              ))}
            </ul>
            <TurnPages previous={previous} next={next} at={at} />
          </div>
        </div>
      </Dialog>
    </Screen>
  )
}

import type { MetaFunction } from '@remix-run/node'
import { Link, useLoaderData, useLocation } from '@remix-run/react'
import { ButtonLink } from '~/components/ui/button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { ownFolder } from '~/features/folders/find-folder.server'
import { previewedTemplate } from '~/features/templates/previewed-template.server'
import { pathTo, queryOf } from '~/map/path-to'
import { controlWords } from '~/messages/controls'
import { templateMessages as say } from '~/messages/templates'
import { screen } from '~/routes/http/screen-and-act.server'
import { PageThumbnail } from '~/routes/templates/thumbnail'

/** Also serves the address of a folder. Text begun in the form behind it comes and goes in the address. */
export const loader = screen(
  ({ actor, params: { id, template = '' }, url: { searchParams: query } }) => {
    const form = id
      ? pathTo('/projects/folder/:id/new', { id: ownFolder(actor, id).id })
      : '/projects/new'
    const begun = { name: query.get('name'), brand: query.get('brand') }
    return {
      begun: { ...begun, templateId: query.get('templateId') },
      closeTo: form + queryOf({ ...begun, template: query.get('templateId') }),
      useTo: form + queryOf({ ...begun, template }),
      ...previewedTemplate(template, query.get('page')),
    }
  },
)

export { templateStyles as links } from '~/routes/editor/templates/styles'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.name ?? 'Template'} · Panelry` },
]

/** A project template before it is chosen: its pages, and the picture of one of them. */
export default function PreviewTemplate() {
  const { begun, name, pages, page, thumbnail, closeTo, useTo } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  return (
    <Dialog title={<span className="wrap-anywhere">{name}</span>} size="large" closeTo={closeTo}>
      <div className="template-use">
        <PageThumbnail
          key={page}
          thumbnail={thumbnail}
          width={960}
          whole
          label={pages.find((each) => each.id === page)?.name ?? name}
        />
        <div className="form">
          <nav aria-label={say.pagesOf}>
            <p className="text-n600">{say.pages(pages.length)}</p>
            <ul className="mt-2">
              {pages.map((each) => (
                <li key={each.id} style={{ paddingLeft: `${each.depth}rem` }}>
                  <Link
                    to={pathname + queryOf({ ...begun, page: each.id })}
                    preventScrollReset
                    replace
                    className="preview-page"
                    aria-current={each.id === page ? 'true' : undefined}
                  >
                    {each.name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <DialogActions>
            <ButtonLink to={closeTo} preventScrollReset>
              {controlWords.back}
            </ButtonLink>
            <ButtonLink to={useTo} preventScrollReset look="primary">
              {say.useThis}
            </ButtonLink>
          </DialogActions>
        </div>
      </div>
    </Dialog>
  )
}

import type { LinksFunction } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { SectionPicture } from '~/components/ui/section-picture'
import { pageOfRequest } from '~/features/request-pins/page-of-request.server'
import { pathTo } from '~/map/path-to'
import { pinMessages as say } from '~/messages/request-pins'
import { panelImagePath } from '~/panels/url'
import { screen } from '~/routes/http/screen-and-act.server'
import styles from './pinned-page.css?url'

export const loader = screen(({ actor, params: { request = '' } }) => pageOfRequest(actor, request))

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data ? say.pageOf(data.page, data.project) : 'Page'} · Panelry` },
]

/** The page that a request is about, to look at: as pictures, without the other pages. */
export default function PinnedPage() {
  const { request, project, page, brandId, sectionId, sections } = useLoaderData<typeof loader>()
  const stands = sections.some(({ id }) => id === sectionId)
  return (
    <div className="pinned-page">
      <header className="pinned-page-bar">
        <ButtonLink
          to={pathTo('/requests/:request', { request: request.id })}
          look="quiet"
          icon="arrow-left"
        >
          {say.backToRequest(request.number)}
        </ButtonLink>
        <p className="pinned-page-name truncate-line">{say.pageOf(page, project)}</p>
        <p className="muted mr-auto max-md:hidden">{say.readOnly}</p>
        {stands && (
          <a href={`#s-${sectionId}`} className="btn btn-quiet">
            {say.toSection}
          </a>
        )}
      </header>
      <main id="content" className="pinned-page-sections" tabIndex={-1}>
        <h1 className="sr-only">{say.pageOf(page, project)}</h1>
        {sections.length === 0 && (
          <EmptyState title={page} drawing="page">
            {say.empty}
          </EmptyState>
        )}
        {sections.map(({ id, name, height, ...picture }, index) =>
          height > 0 ? (
            <div key={id} id={`s-${id}`} className="scroll-mt-16">
              <SectionPicture
                src={panelImagePath(picture, brandId)}
                name={name ?? say.panelGone}
                height={height}
                natural={picture.words !== null}
                eager={index < 3}
              />
            </div>
          ) : null,
        )}
      </main>
    </div>
  )
}

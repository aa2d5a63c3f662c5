import { EmptyState } from '~/components/ui/empty-state'
import { SectionPicture } from '~/components/ui/section-picture'
import type { sharedPage } from '~/features/share/shared-page.server'
import { shareMessages as say } from '~/messages/share'
import { panelImagePath } from '~/panels/url'
import { CommentForm } from './comment-form'
import { SharedNavigation } from './shared-navigation'

type Loaded = ReturnType<typeof sharedPage> & { token: string; formKey: string }

/** Nobody finds the preview by searching, and no other site learns its address. */
export const sharedMeta = (data: Loaded | undefined) => [
  { title: data?.page ? `${data.page.name} · ${data.project}` : (data?.project ?? 'Panelry') },
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'no-referrer' },
]

/** A page of a project as anybody with the link sees it: the navigation, then its panels. */
export function SharedScreen(shared: Loaded) {
  const { project, brandId, page, sections, comments, formKey } = shared
  return (
    <div className="share">
      <a href="#page" className="skip-link">
        {say.skip}
      </a>
      <SharedNavigation {...shared} />
      <main id="page" className="share-page" tabIndex={-1}>
        <h1 className="sr-only">{page ? `${page.name}, ${project}` : project}</h1>
        {sections.length === 0 && (
          <EmptyState title={page?.name ?? project} drawing="page">
            {page ? say.empty : say.noPages}
          </EmptyState>
        )}
        {sections.map(({ name, height, ...picture }, index) =>
          height > 0 ? (
            <SectionPicture
              key={index}
              src={panelImagePath(picture, brandId)}
              name={name}
              height={height}
              natural={picture.words !== null}
              eager={index < 3}
            />
          ) : null,
        )}
      </main>
      <CommentForm key={page?.id} open={comments} formKey={formKey} page={page} />
    </div>
  )
}

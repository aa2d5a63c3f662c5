import { useRef } from 'react'
import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { shareMessages as say } from '~/messages/share'
import { limits } from '~/permissions/limits'
import { KeptComment } from './kept-comment'
import { PageFrame, type Scrolled } from './page-frame'
import { isSeen, type Shared, type SharedDetails } from './share-data'
import { type Side, sharePath } from './share-path'
import { SharedBar } from './shared-bar'
import { usePlace } from './use-place'
import { VisitorSide } from './visitor-side'

/** Nobody finds the preview by searching, and no other site learns its address. */
export const sharedMeta = (data: Shared | undefined) => [
  { title: data?.page ? `${data.page.name} · ${data.project}` : (data?.project ?? 'Panelry') },
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'no-referrer' },
]

/** A page of a project as anybody with the link sees it, and says what should change or that it is right. */
export function SharedScreen(shared: Shared) {
  const { page, said } = shared
  return (
    <div className="share" data-says={said ? '' : undefined}>
      <a href="#page" className="skip-link">
        {say.skip}
      </a>
      <SharedBar {...shared} />
      {page && said ? (
        <PageAndSide key={page.id} {...shared} page={page} said={said} />
      ) : (
        <>
          <Room {...shared} />
          <KeptComment />
        </>
      )}
    </div>
  )
}

function PageAndSide(shared: SharedDetails) {
  const { token, page, width, said } = shared
  const placing = usePlace(said.chosen)
  const at = (side: Side) => sharePath(token, page.id, { width, side })
  return (
    <>
      <Room {...shared} placing={placing} />
      <VisitorSide {...shared} placing={placing} />
      <nav className="share-actions" aria-label={say.yourWord}>
        <ButtonLink look="secondary" to={at('comment')}>
          {say.commentBeside(said.count)}
        </ButtonLink>
        {isSeen(page) && (
          <ButtonLink look="primary" icon="check" to={at('approve')}>
            {said.approval?.revision === page.revision ? say.approved : say.approve}
          </ButtonLink>
        )}
      </nav>
    </>
  )
}

/** The page in its frame, or why there is none. */
function Room({ placing, ...shared }: Shared & { placing?: ReturnType<typeof usePlace> }) {
  const { project, token, page, gone, width, said } = shared
  const scrolled = useRef<Scrolled>(null)
  const version = `${page?.id} ${width} ${page?.revision} ${said?.pins}`
  return (
    <main id="page" className="share-room" tabIndex={-1}>
      <h1 className="sr-only">{page ? `${page.name}, ${project}` : project}</h1>
      {!page || !isSeen(page) ? (
        <EmptyState
          title={page?.name ?? project}
          drawing="page"
          actions={gone && <ButtonLink to={sharePath(token, null)}>{say.toFirstPage}</ButtonLink>}
        >
          {page
            ? page.tooLong
              ? say.tooLong(limits.sectionsOfWebsite)
              : say.empty
            : gone
              ? say.pageGone
              : say.noPages}
        </EmptyState>
      ) : (
        <PageFrame key={version} {...shared} page={page} placing={placing} scrolled={scrolled} />
      )}
    </main>
  )
}

import { Fragment, type MouseEvent, memo } from 'react'
import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { pathTo } from '~/map/path-to'
import { editorMessages as say } from '~/messages/editor'
import { linkedSection, panelsPath } from './addresses'
import { useActions } from './editor-actions'
import { SectionFrame } from './section-frame'
import { useDrag } from './use-drag'
import { useEditor } from './use-editor'
import { usePageStore, useShown } from './use-page'

/** The page: header, body and footer, each section the picture of its panel in the project's brand. */
export const Canvas = memo(function Canvas({ preview }: { preview: boolean }) {
  const store = usePageStore()
  const { select, run } = useActions()
  const order = useShown((shown) => shown.order)
  const header = useShown((shown) => shown.header?.id)
  const chosen = useShown(({ selected }) => selected !== null)
  const isEmpty = useShown((shown) => shown.body.length === 0)
  const dragRef = useDrag<HTMLDivElement>('.section:not([data-slot])', 'section', ({ id, after }) =>
    run(id, 'step', after ? { after } : { to: 'top' }),
  )

  /** Selecting needs no request; other presses (a new tab) stay what they are. */
  const selectHere = (event: MouseEvent<HTMLElement>) => {
    const cover = (event.target as Element).closest<HTMLAnchorElement>('.section-cover')
    if (!cover || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    select(linkedSection(cover))
  }
  const empty = isEmpty && !preview && <EmptyPage />
  if (order.length === 0 && empty) return <div className="canvas-page canvas-empty">{empty}</div>
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links in it are the controls
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link is pressed by Enter, which clicks
    <div
      className="canvas-page"
      data-chosen={(chosen && !preview) || undefined}
      ref={preview ? undefined : dragRef}
      onClick={selectHere}
    >
      {empty && !header && <div className="canvas-empty">{empty}</div>}
      {order.map((id, index) => (
        <Fragment key={store.elementKey(id)}>
          <SectionFrame id={id} covered={!preview} top={index === 0} eager={index < 3} />
          {empty && id === header && <div className="canvas-empty">{empty}</div>}
        </Fragment>
      ))}
    </div>
  )
})

/** Message of a page without body sections, also between its header and footer. */
function EmptyPage() {
  const { project, page, staff } = useEditor()
  return (
    <EmptyState
      title={say.emptyTitle}
      drawing="page"
      actions={
        <>
          <ButtonLink
            to={panelsPath(project.id, { for: 'body', p: page.id, after: 'end' })}
            preventScrollReset
            look="primary"
            icon="plus"
          >
            {say.addPanel}
          </ButtonLink>
          {staff && (
            <ButtonLink
              to={pathTo('/projects/:id/templates', { id: project.id }, { p: page.id })}
              preventScrollReset
              icon="template"
            >
              {say.selectATemplate}
            </ButtonLink>
          )}
        </>
      }
    >
      {say.empty}
    </EmptyState>
  )
}

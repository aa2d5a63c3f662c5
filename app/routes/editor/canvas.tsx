import { Fragment, type MouseEvent, memo } from 'react'
import { linkedSection } from './addresses'
import { useActions } from './editor-actions'
import { EmptyPage } from './empty-page'
import { SectionFrame } from './section-frame'
import { useDrag } from './use-drag'
import { usePageStore, useShown } from './use-page'

/** The page: header, body and footer, each section the picture of its panel in the project's brand. */
export const Canvas = memo(function Canvas() {
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
  const empty = isEmpty && <EmptyPage />
  if (order.length === 0 && empty) return <div className="canvas-page canvas-empty">{empty}</div>
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links in it are the controls
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link is pressed by Enter, which clicks
    <div
      className="canvas-page"
      data-chosen={chosen || undefined}
      ref={dragRef}
      onClick={selectHere}
    >
      {empty && !header && <div className="canvas-empty">{empty}</div>}
      {order.map((id, index) => (
        <Fragment key={store.elementKey(id)}>
          <SectionFrame id={id} top={index === 0} eager={index < 3} />
          {empty && id === header && <div className="canvas-empty">{empty}</div>}
        </Fragment>
      ))}
    </div>
  )
})

import { useMatches } from '@remix-run/react'
import { Fragment, type MouseEvent, useRef } from 'react'
import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import type { SectionState } from '~/editor/types'
import { editorMessages as say } from '~/messages/editor'
import { panelImagePath } from '~/panels/url'
import { variantIndex } from '~/panels/variant'
import { panelsPath } from './addresses'
import { useActions } from './editor-actions'
import { SectionFrame } from './section-frame'
import { useDrag } from './use-drag'
import { useEditor } from './use-editor'

export type PageParts = {
  header: SectionState | null
  body: readonly SectionState[]
  footer: SectionState | null
}

/** The page: header, body and footer, each section the picture of its panel in the project's brand. */
export function Canvas({
  header,
  body,
  footer,
  selected,
  preview,
}: PageParts & { selected: string | null; preview: boolean }) {
  const editor = useEditor()
  const { select, run } = useActions()
  const dragRef = useDrag<HTMLDivElement>('[data-section][data-body]', 'section', ({ id, after }) =>
    run(id, 'step', after ? { after } : { to: 'top' }),
  )
  const covered = useCovered()
  const { project, panels } = editor
  const all = [header, ...body, footer].filter((s): s is SectionState => s !== null)
  if (covered) return null

  /** Selecting needs no request; other presses (a new tab) stay what they are. */
  const selectHere = (event: MouseEvent<HTMLElement>) => {
    const cover = (event.target as Element).closest<HTMLElement>('[data-select]')
    if (!cover?.dataset.select || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    select(cover.dataset.select)
  }
  const empty = body.length === 0 && !preview && <EmptyPage />
  if (all.length === 0 && empty) return <div className="canvas-page canvas-empty">{empty}</div>
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links in it are the controls
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link is pressed by Enter, which clicks
    <div className="canvas-page" ref={preview ? undefined : dragRef} onClick={selectHere}>
      {empty && !header && <div className="canvas-empty">{empty}</div>}
      {all.map((section, index) => {
        const { id, type, panelId, orientation, color } = section
        const panel = panels[panelId]
        const picture = { panelId, revision: panel?.revision ?? '', orientation, color }
        const at = body.indexOf(section)
        return (
          <Fragment key={type === 'body' ? id : type}>
            <SectionFrame
              id={id}
              type={type}
              name={panel?.name ?? panelId}
              src={panelImagePath(picture, project.brandId)}
              height={panel?.heights[variantIndex(orientation, color)] ?? 0}
              orientation={orientation}
              color={color}
              selected={id === selected}
              covered={!preview}
              top={index === 0}
              first={at === 0}
              last={at === body.length - 1}
              eager={index < 3}
            />
            {empty && type === 'header' && <div className="canvas-empty">{empty}</div>}
          </Fragment>
        )
      })}
    </div>
  )
}

/** What a page without body sections says, also between its header and footer. */
function EmptyPage() {
  const { project, page, staff } = useEditor()
  return (
    <EmptyState
      title={say.emptyTitle}
      actions={
        <>
          <ButtonLink
            to={panelsPath(project.id, { for: 'body', p: page.id, after: 'end' })}
            preventScrollReset
            look="primary"
            icon="plus"
          >
            Add panel
          </ButtonLink>
          {staff && (
            <ButtonLink
              to={`/projects/${project.id}/templates?p=${page.id}`}
              preventScrollReset
              icon="template"
            >
              Select A Template
            </ButtonLink>
          )}
        </>
      }
    >
      {say.empty}
    </EmptyState>
  )
}

/**
 * True while a dialog over the whole screen hides a page that was never shown: its pictures are not
 * fetched then.
 */
function useCovered(): boolean {
  const whole = useMatches().some(({ id }) => /^routes\/editor\/(panels|templates)\//.test(id))
  const shownBefore = useRef(false)
  if (!whole && typeof document !== 'undefined') shownBefore.current = true
  return whole && !shownBefore.current
}

import { Link } from '@remix-run/react'
import { type MouseEvent, memo, startTransition, useEffect, useState } from 'react'
import { IconLink } from '~/components/ui/button'
import { SafeImage } from '~/components/ui/safe-image'
import type { Slot } from '~/editor/types'
import { controlWords } from '~/messages/controls'
import { editorMessages as say } from '~/messages/editor'
import { bulkLinks } from '~/messages/editor-links'
import { slotModeNames, slotNames } from '~/messages/pages'
import { panelThumbPath } from '~/panels/url'
import { linkedSection, pagePath, panelsPath, sectionLink } from './addresses'
import { useActions } from './editor-actions'
import { useDrag } from './use-drag'
import { useEditor } from './use-editor'
import { usePageStore, useSection, useShown } from './use-page'

/** The page as a list: header, its panels in order, footer. */
export const PanelList = memo(function PanelList() {
  const { project, page } = useEditor()
  const { select, run } = useActions()
  const store = usePageStore()
  const order = useShown((shown) => shown.bodyOrder)
  const drawn = useDrawn(order.length)
  const dragRef = useDrag<HTMLOListElement>(
    '.panel-rows > li:not([data-slot])',
    'row',
    ({ id, after }) => run(id, 'step', after ? { after } : { to: 'top' }),
  )
  const selectHere = (event: MouseEvent<HTMLElement>) => {
    const row = (event.target as Element).closest<HTMLAnchorElement>('.panel-row-link')
    if (!row || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    select(linkedSection(row), true)
  }
  return (
    <section className="side-part side-panels" aria-labelledby="panels-title">
      <div className="side-head">
        <h2 id="panels-title" className="truncate-line">
          {say.panelsOn} {page.name}
        </h2>
        {order.length > 1 && (
          <IconLink
            to={pagePath(project.id, page.id, 'bulk')}
            preventScrollReset
            icon="layers"
            label={bulkLinks.open}
            className="ml-auto"
          />
        )}
        <IconLink
          to={panelsPath(project.id, { for: 'body', p: page.id, after: 'end' })}
          preventScrollReset
          icon="plus"
          label={say.addPanel}
        />
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link is pressed by Enter, which clicks */}
      <ol className="panel-rows" ref={dragRef} onClick={selectHere}>
        <SlotRow slot="header" />
        {order.map((id, index) => (
          <Row key={store.elementKey(id)} id={id} bare={index >= drawn} />
        ))}
        <SlotRow slot="footer" />
      </ol>
    </section>
  )
})

/** How many rows have their picture in the server's HTML; the others get it once script runs. */
const drawnAtFirst = 60

function useDrawn(rows: number): number {
  const [all, setAll] = useState(false)
  const more = rows > drawnAtFirst
  useEffect(() => {
    if (more) startTransition(() => setAll(true))
  }, [more])
  return all ? rows : drawnAtFirst
}

function SlotRow({ slot }: { slot: Slot }) {
  const { project, page, access } = useEditor()
  const id = useShown((shown) => shown[slot]?.id)
  const mode = page[slot]
  const name = slotNames[slot]
  if (id) return <Row id={id} label={name} note={slotModeNames[mode]} />
  if (!access.accountFeatures) return null
  const scope = mode === 'custom' ? 'page' : 'global'
  return (
    <li data-slot={slot}>
      <span className="panel-row-thumb" />
      <span className="truncate-line muted flex-1">{name}</span>
      {mode === 'none' ? (
        <span className="muted">{slotModeNames.none}</span>
      ) : (
        <Link
          to={panelsPath(project.id, { for: slot, p: page.id, scope })}
          preventScrollReset
          className="panel-row-add"
        >
          {controlWords.choose}
          <span className="sr-only"> {say.aSlot(slot)}</span>
        </Link>
      )}
    </li>
  )
}

/** A section in the list; like its frame it reads its own part of the page. */
const Row = memo(function Row({
  id,
  bare = false,
  label,
  note,
}: {
  id: string
  /** Without its picture. */
  bare?: boolean
  label?: string
  note?: string
}) {
  const shown = useSection(id)
  if (!shown) return null
  const { section, panel, selected, around } = shown
  const { projectId, pageId, brandId } = around
  const { type, panelId, orientation, color } = section
  const picture = { panelId, orientation, color, revision: panel?.revision ?? '' }
  return (
    <li data-slot={type === 'body' ? undefined : type} data-current={selected || undefined}>
      <a
        href={sectionLink(projectId, pageId, section)}
        className="panel-row-link"
        aria-current={selected ? 'true' : undefined}
      >
        {!bare && (
          <SafeImage
            src={panelThumbPath(picture, brandId, 160)}
            className="panel-row-thumb"
            alt=""
            width={52}
            height={32}
            loading="lazy"
            decoding="async"
          />
        )}
        <span className="section-name">
          {label ?? panel?.name ?? panelId}{' '}
          {!label && panel?.category && <small>{panel.category}</small>}
        </span>
        {note && <span className="muted font-normal">{note}</span>}
      </a>
    </li>
  )
})

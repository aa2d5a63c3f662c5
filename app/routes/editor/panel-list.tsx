import { Link } from '@remix-run/react'
import { type MouseEvent, memo } from 'react'
import { IconLink } from '~/components/ui/button'
import { Icon } from '~/components/ui/icon'
import { SafeImage } from '~/components/ui/safe-image'
import type { SectionState, Slot } from '~/editor/types'
import { panelThumbPath } from '~/panels/url'
import { editorPath, panelsPath } from './addresses'
import type { PageParts } from './canvas'
import { useActions } from './editor-actions'
import { useDrag } from './use-drag'
import { useEditor } from './use-editor'

const modeNames = { global: 'Global', custom: 'Custom', none: 'None' } as const

/** The page as a list: header, its panels in order, footer. */
export function PanelList({
  header,
  body,
  footer,
  selected,
}: PageParts & { selected: string | null }) {
  const { project, page } = useEditor()
  const { select, run } = useActions()
  const dragRef = useDrag<HTMLOListElement>('[data-row]', 'row', ({ id, after }) =>
    run(id, 'step', after ? { after } : { to: 'top' }),
  )
  const selectHere = (event: MouseEvent<HTMLElement>) => {
    const row = (event.target as Element).closest<HTMLElement>('[data-select]')
    if (!row?.dataset.select || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    select(row.dataset.select, true)
  }
  return (
    <section className="side-part side-panels" aria-labelledby="panels-title">
      <div className="side-head">
        <h2 id="panels-title" className="truncate-line">
          Panels on {page.name}
        </h2>
        <IconLink
          to={panelsPath(project.id, { for: 'body', p: page.id, after: 'end' })}
          preventScrollReset
          icon="plus"
          label="Add panel"
        />
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link is pressed by Enter, which clicks */}
      <ol className="panel-rows" ref={dragRef} onClick={selectHere}>
        <SlotRow slot="header" section={header} selected={selected} />
        {body.map((section) => (
          <Row key={section.id} {...section} selected={section.id === selected} />
        ))}
        <SlotRow slot="footer" section={footer} selected={selected} />
      </ol>
    </section>
  )
}

function SlotRow({
  slot,
  section,
  selected,
}: {
  slot: Slot
  section: SectionState | null
  selected: string | null
}) {
  const { project, page, access } = useEditor()
  const mode = page[slot]
  const name = slot === 'header' ? 'Header' : 'Footer'
  if (section) {
    return (
      <Row {...section} label={name} note={modeNames[mode]} selected={section.id === selected} />
    )
  }
  if (!access.accountFeatures) return null
  const scope = mode === 'custom' ? 'page' : 'global'
  return (
    <li className="panel-row">
      <span className="panel-row-thumb" />
      <span className="truncate-line muted flex-1">{name}</span>
      {mode === 'none' ? (
        <span className="muted">{modeNames.none}</span>
      ) : (
        <Link
          to={panelsPath(project.id, { for: slot, p: page.id, scope })}
          preventScrollReset
          className="panel-row-add"
        >
          Choose<span className="sr-only"> a {slot}</span>
        </Link>
      )}
    </li>
  )
}

type RowProps = Pick<SectionState, 'id' | 'type' | 'panelId' | 'orientation' | 'color'> & {
  selected: boolean
  label?: string
  note?: string
}

const Row = memo(function Row({ id, type, panelId, orientation, color, ...row }: RowProps) {
  const { project, page, panels } = useEditor()
  const panel = panels[panelId]
  const picture = { panelId, orientation, color, revision: panel?.revision ?? '' }
  return (
    <li className="panel-row" data-row={type === 'body' ? id : undefined}>
      {type === 'body' && <Icon name="grip" className="panel-row-grip" />}
      <a
        href={editorPath(project.id, page.id, id)}
        className="panel-row-link"
        data-select={id}
        aria-current={row.selected ? 'true' : undefined}
        draggable={false}
      >
        <span className="panel-row-thumb">
          <SafeImage
            src={panelThumbPath(picture, project.brandId, 160)}
            alt=""
            width={52}
            height={32}
            loading="lazy"
            decoding="async"
            draggable={false}
          />
        </span>
        <span className="truncate-line flex-1">{row.label ?? panel?.name ?? panelId}</span>
        {row.note && <span className="muted font-normal">{row.note}</span>}
      </a>
    </li>
  )
})

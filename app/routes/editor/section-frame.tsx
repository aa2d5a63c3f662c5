import { Link } from '@remix-run/react'
import { memo, useState } from 'react'
import { Icon } from '~/components/ui/icon'
import { SectionPicture } from '~/components/ui/section-picture'
import type { SectionState } from '~/editor/types'
import { pathTo } from '~/map/path-to'
import { editorMessages as say } from '~/messages/editor'
import { panelImagePath, panelThumbPath } from '~/panels/url'
import { variantIndex } from '~/panels/variant'
import { panelsPath, sectionLink } from './addresses'
import { isDrafted } from './editor-actions'
import type { ShownSection } from './page-store'
import { SectionControls } from './section-controls'
import { useSection, useShown } from './use-page'
import { useVariantsAhead } from './use-variants-ahead'
import { WordLinks } from './word-links'

/**
 * One section on the canvas. It reads its own part of the page, so that a change draws no other one again.
 * Only the selected one has controls: a long page stays light.
 */
export const SectionFrame = memo(function SectionFrame({
  id,
  top,
  eager,
}: {
  id: string
  /** Whether it is the uppermost of the page: its controls are inside. */
  top: boolean
  eager: boolean
}) {
  const shown = useSection(id)
  const drafted = isDrafted(id)
  const src = shown && panelImagePath(pictureOf(shown), shown.around.brandId)
  // As it was when it came: a move does not make it another kind of picture.
  const [first] = useState({ src: drafted ? null : src, eager: eager || drafted })
  if (!shown || !src) return null
  const { section, panel, around } = shown
  const { selected } = shown
  const { panelId, orientation, color } = section
  const pin = around.pins[id]
  const name = panel?.name ?? panelId
  const measured = section.words ? panel?.worded?.[section.words] : undefined
  const height = (measured ?? panel?.heights)?.[variantIndex(orientation, color)] ?? 0
  return (
    <div
      id={`s-${id}`}
      className="section"
      data-slot={section.type === 'body' ? undefined : section.type}
      data-selected={selected || undefined}
      data-top={top || undefined}
      role="group"
      aria-label={name}
      tabIndex={-1}
    >
      {height > 0 ? (
        <SectionPicture
          src={src}
          // A card has shown the small one already.
          small={
            first.src === src ? undefined : panelThumbPath(pictureOf(shown), around.brandId, 480)
          }
          name={name}
          height={height}
          natural={panel?.saysFacts || (Boolean(section.words) && !measured)}
          eager={first.eager}
        />
      ) : (
        <p className="section-missing">
          {name}: {say.noPicture}
        </p>
      )}
      {!selected && (
        <a href={sectionLink(around.projectId, around.pageId, section)} className="section-cover">
          {say.select(name)}
        </a>
      )}
      {pin && (
        <Link
          to={pathTo('/requests/:request', { request: pin.id })}
          className="section-pin"
          aria-label={say.pin(pin.title)}
          title={say.pin(pin.title)}
        >
          <Icon name="inbox" />
        </Link>
      )}
      {selected && <Selection section={section} name={name} />}
    </div>
  )
})

const pictureOf = ({ section, panel }: ShownSection) => ({
  ...section,
  revision: panel?.revision ?? '',
})

function Selection({ section, name }: { section: SectionState; name: string }) {
  const { projectId, pageId } = useShown((shown) => shown.around)
  useVariantsAhead(section)
  return (
    <>
      <WordLinks section={section} />
      <span className="section-flag">{name}</span>
      <SectionControls section={section} name={name} />
      {section.type === 'body' && (
        <Link
          to={panelsPath(projectId, { for: 'body', p: pageId, after: section.id })}
          preventScrollReset
          className="add-pill"
        >
          <Icon name="plus" />
          {say.addPanel}
        </Link>
      )}
    </>
  )
}

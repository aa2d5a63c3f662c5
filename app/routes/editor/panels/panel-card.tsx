import { Link } from '@remix-run/react'
import { useState } from 'react'
import { ActionForm } from '~/components/form/action-form'
import { SubmitButton } from '~/components/form/submit-button'
import { Icon } from '~/components/ui/icon'
import { SafeImage } from '~/components/ui/safe-image'
import { Segmented } from '~/components/ui/segmented'
import { useHydrated } from '~/components/ui/use-hydrated'
import type { OfferedPanel } from '~/features/panels/list-panels.server'
import { pathTo, queryOf } from '~/map/path-to'
import { busyWords, controlWords } from '~/messages/controls'
import { panelMessages as say } from '~/messages/select-panel'
import { variantWords } from '~/messages/variants'
import { orientations, panelColors } from '~/panels/types'
import { panelImagePath, panelThumbPath } from '~/panels/url'
import {
  firstVariant,
  isOrientation,
  isPanelColor,
  type Variant,
  variantIndex,
} from '~/panels/variant'
import { AddFields, addAction } from './add-fields'
import { useAdding, useChoosePanel } from './choose-panel'
import { placeQuery } from './filters'
import { useSelectPanel } from './panel-filters'
import { colorSegments, orientationSegments } from './variant-segments'

/**
 * A panel to choose: its picture, its variants, Add. `drawn`: its picture is in the server's HTML;
 * without, it comes once script runs.
 */
export function PanelCard({
  panel,
  index,
  drawn,
}: {
  panel: OfferedPanel
  index: number
  drawn: boolean
}) {
  const { place, filters, key, admin } = useSelectPanel()
  const choose = useChoosePanel(place, Boolean(filters.multiple))
  const added = useAdding().panels.filter((id) => id === panel.id).length
  const [variant, setVariant] = useState<Variant>(() => place.swap ?? firstVariant(index))
  const { orientation, color } = variant
  const preview = pathTo(
    '/projects/:id/panels/:panel/preview',
    { id: place.projectId, panel: panel.id },
    { ...placeQuery(place), ...filters, o: orientation, c: color },
  )
  return (
    <article className="panel-card" aria-label={panel.name}>
      <ActionForm
        action={addAction(place)}
        className="contents"
        preventScrollReset
        onSubmit={(event) => choose(event, panel, variant)}
      >
        <AddFields
          place={place}
          panelId={panel.id}
          formKey={key}
          multiple={filters.multiple && queryOf(filters).slice(1)}
        />
        <Link to={preview} preventScrollReset className="panel-card-picture">
          <Picture panel={panel} variant={variant} drawn={drawn} />
          <span className="btn btn-secondary panel-card-preview">
            <Icon name="eye" />
            {say.preview}
            <span className="sr-only"> {panel.name}</span>
          </span>
        </Link>
        <div className="panel-card-facts">
          <strong className="truncate-line font-medium">{panel.name}</strong>
          <span className="muted">
            {admin && <ViewSvg panel={panel} variant={variant} />}
            {added > 0 ? say.added(added) : panel.useCount > 0 && say.used(panel.useCount)}
          </span>
        </div>
        <div className="panel-card-choices">
          <Segmented
            name="orientation"
            label={say.orientationOf(panel.name)}
            segments={orientationSegments}
            value={orientation}
            onChange={(o) => isOrientation(o) && setVariant((v) => ({ ...v, orientation: o }))}
          />
          <Segmented
            name="color"
            label={say.colorOf(panel.name)}
            segments={colorSegments}
            value={color}
            onChange={(c) => isPanelColor(c) && setVariant((v) => ({ ...v, color: c }))}
          />
          <SubmitButton
            look="secondary"
            icon={place.swap ? 'swap' : 'plus'}
            busyLabel={busyWords.adding}
            className="panel-card-add"
          >
            {place.swap ? variantWords.swap : controlWords.add}
            <span className="sr-only"> {panel.name}</span>
          </SubmitButton>
        </div>
      </ActionForm>
    </article>
  )
}

type Shown = { panel: OfferedPanel; variant: Variant }

const pictureOf = ({ panel, variant }: Shown) => ({
  ...variant,
  panelId: panel.id,
  revision: panel.revision,
})

/**
 * The picture of the chosen variant. Without script the other variants are there as backgrounds over
 * it, and the choice shows one of them: what is not shown is not fetched.
 */
function Picture({ panel, variant, drawn }: Shown & { drawn: boolean }) {
  const { place } = useSelectPanel()
  const hydrated = useHydrated()
  const src = (v: Variant) => panelThumbPath(pictureOf({ panel, variant: v }), place.brandId, 480)
  const height = (v: Variant) => panel.heights[variantIndex(v.orientation, v.color)] || 480
  if (!hydrated && !drawn) return null
  return (
    <>
      <SafeImage
        src={src(variant)}
        // The link around it names the panel.
        alt=""
        width={480}
        height={Math.round(height(variant) / 3)}
        loading="lazy"
        decoding="async"
      />
      {!hydrated && (
        <noscript>
          {orientations.flatMap((orientation) =>
            panelColors.map((color) => (
              <span
                key={orientation + color}
                data-variant={`${orientation}-${color}`}
                role="img"
                aria-label={`${panel.name}, ${orientation}, ${color}`}
                style={{ backgroundImage: `url("${src({ orientation, color })}")` }}
              />
            )),
          )}
        </noscript>
      )}
    </>
  )
}

/** The picture itself, for admins: the chosen variant, so without script all nine as well. */
function ViewSvg({ panel, variant }: Shown) {
  const { place } = useSelectPanel()
  const hydrated = useHydrated()
  const link = (v: Variant) => (
    <a
      key={v.orientation + v.color}
      className="link tap panel-card-svg"
      data-variant={`${v.orientation}-${v.color}`}
      href={panelImagePath(pictureOf({ panel, variant: v }), place.brandId)}
    >
      {say.viewSVG}
    </a>
  )
  if (hydrated) return link(variant)
  const all = orientations.flatMap((orientation) =>
    panelColors.map((color) => link({ orientation, color })),
  )
  return <noscript>{all}</noscript>
}

import { IconLink } from '~/components/ui/button'
import { Icon } from '~/components/ui/icon'
import { SafeImage } from '~/components/ui/safe-image'
import { DialogLink } from '~/components/ui/screen'
import type { UploadedPicture } from '~/features/panels/find-panel.server'
import type { PanelRow } from '~/features/panels/require-panel.server'
import { queryOf } from '~/map/path-to'
import { namedControls } from '~/messages/controls'
import { panelAdminMessages as say } from '~/messages/panels-admin'
import { type ImageForm, type ImagePlace, imageName } from '~/panels/image-name'
import { orientations, panelColors } from '~/panels/types'
import { variantIndex } from '~/panels/variant'
import { panelPath, type TriedBrand, triedPicture, triedQuery } from './addresses'

type Props = {
  panel: PanelRow
  pictures: readonly UploadedPicture[]
  heights: readonly number[]
  brand: TriedBrand
  viewSvg: boolean
}

const title = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The nine variants: each with its SVG and its JPEG, or with the drawing of a built-in panel. */
export function VariantGrid(props: Props) {
  const { panel, pictures, heights } = props
  return (
    <section className="px-(--edge) pb-8" aria-label={say.picturesLabel}>
      {!panel.builtIn && <p className="mb-3 max-w-form text-n500">{say.pictures}</p>}
      <div className="variant-grid">
        {orientations.flatMap((orientation) =>
          panelColors.map((color) => {
            const name = `${title(orientation)}, ${color}`
            const card = (form: ImageForm) => ({ ...props, orientation, color, form, name })
            return (
              <section key={name} aria-label={name}>
                <h2 className="font-medium">{name}</h2>
                <div className={panel.builtIn ? 'variant-forms-one' : 'variant-forms'}>
                  {panel.builtIn ? (
                    <ImageCard
                      {...card('svg')}
                      size={{ width: 1440, height: heights[variantIndex(orientation, color)] ?? 0 }}
                    />
                  ) : (
                    (['svg', 'jpeg'] as const).map((form) => {
                      const image = imageName({ orientation, color, form })
                      const picture = pictures.find((p) => p.image === image)
                      return picture ? (
                        <ImageCard
                          key={form}
                          {...card(form)}
                          size={picture}
                          parts={picture.parts}
                        />
                      ) : (
                        <MissingPicture
                          key={form}
                          panelId={panel.id}
                          image={image}
                          form={form}
                          name={name}
                        />
                      )
                    })
                  )}
                </div>
              </section>
            )
          }),
        )}
      </div>
    </section>
  )
}

const formName = { svg: 'SVG', jpeg: 'JPEG' } as const

/** A picture with Enlarge and Delete, which show on hover and focus, on touch always. */
function ImageCard({
  panel: { id, revision, builtIn },
  orientation,
  color,
  form,
  name,
  size: { width, height },
  parts = null,
  brand,
  viewSvg,
}: Props &
  ImagePlace & {
    name: string
    size: { width: number; height: number }
    parts?: UploadedPicture['parts']
  }) {
  const image = imageName({ orientation, color, form })
  const picture = { panelId: id, revision, orientation, color, ...(!builtIn && { form }) }
  const what = `${name}, ${formName[form]}`
  return (
    <figure className="image-card">
      <div className="image-card-picture">
        <SafeImage
          src={triedPicture(picture, brand, 480)}
          alt={what}
          width={480}
          height={Math.max(1, Math.round((height * 480) / width))}
          loading="lazy"
          decoding="async"
        />
        <div className="image-card-tools">
          <IconLink
            to={panelPath(id, `images/${image}`) + queryOf(triedQuery(brand))}
            icon="search"
            look="secondary"
            label={say.enlarge(what)}
            preventScrollReset
          />
          {!builtIn && (
            <IconLink
              to={panelPath(id, `images/${image}/delete`)}
              icon="trash"
              look="secondary"
              label={namedControls.delete(what)}
              preventScrollReset
            />
          )}
        </div>
      </div>
      <figcaption className="muted">
        <span>
          {formName[form]} {Math.round(width)} × {Math.round(height)}
        </span>
        {parts && <span className="block">{say.recognised(parts) || say.noBrand}</span>}
        {viewSvg && form === 'svg' && (
          <a className="link block touch:py-3" href={triedPicture(picture, brand)}>
            {say.viewSVG}
            <span className="sr-only"> {say.ofPanel(name)}</span>
          </a>
        )}
      </figcaption>
    </figure>
  )
}

function MissingPicture({
  panelId,
  image,
  form,
  name,
}: {
  panelId: string
  image: string
  form: ImageForm
  name: string
}) {
  return (
    <DialogLink to={`${panelPath(panelId, 'upload')}?image=${image}`} className="missing-picture">
      <Icon name="plus" />
      {formName[form]}
      <span className="sr-only"> {say.forPanel(name)}</span>
    </DialogLink>
  )
}

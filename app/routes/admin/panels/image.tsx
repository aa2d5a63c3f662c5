import { useLoaderData } from '@remix-run/react'
import { ButtonLink } from '~/components/ui/button'
import { Dialog } from '~/components/ui/dialog'
import { SafeImage } from '~/components/ui/safe-image'
import { notFound } from '~/domain-error'
import { findPanelToEdit } from '~/features/panels/find-panel.server'
import { findPicture } from '~/features/panels/panel-picture.server'
import { queryOf } from '~/map/path-to'
import { controlWords } from '~/messages/controls'
import { panelAdminMessages as say } from '~/messages/panels-admin'
import { readImageName } from '~/panels/image-name'
import { canViewSvg } from '~/permissions/panels'
import { screen } from '~/routes/http/screen-and-act.server'
import { panelPath, triedPicture, triedQuery } from './addresses'
import { triedBrand } from './tried-brand.server'

export const loader = screen(({ actor, params: { panel: id = '', image = '' }, url }) => {
  const place = readImageName(image)
  const { panel } = findPanelToEdit(actor, id)
  const source =
    place && findPicture({ panelId: id, ...place }, panel.builtIn ? undefined : place.form)
  if (!place || !source) throw notFound()
  const { width, height } = source
  return {
    id,
    name: panel.name,
    revision: panel.revision,
    builtIn: panel.builtIn,
    place,
    width,
    height,
    brand: triedBrand(url.searchParams),
    viewSvg: canViewSvg(actor) && place.form === 'svg',
  }
})

export const meta = () => [{ title: `${controlWords.picture} · Panelry` }]

/** One picture of a panel in full. */
export default function PanelImage() {
  const loaded = useLoaderData<typeof loader>()
  const { id, name, revision, builtIn, place, width, height, brand, viewSvg } = loaded
  const { orientation, color, form } = place
  const picture = { panelId: id, revision, orientation, color, ...(!builtIn && { form }) }
  return (
    <Dialog
      title={`${name}: ${orientation}, ${color}`}
      size="large"
      closeTo={panelPath(id) + queryOf(triedQuery(brand))}
      tools={
        viewSvg && (
          <ButtonLink to={triedPicture(picture, brand)} reloadDocument className="ml-auto">
            {say.viewSVG}
          </ButtonLink>
        )
      }
    >
      <SafeImage
        className="panel-preview-picture"
        src={triedPicture(picture, brand)}
        alt={`${name}, ${orientation}, ${color}, ${form === 'svg' ? 'SVG' : say.jpeg}`}
        {...{ width, height }}
      />
    </Dialog>
  )
}

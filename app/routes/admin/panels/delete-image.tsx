import { useLoaderData } from '@remix-run/react'
import { ConfirmDialog } from '~/components/form/confirm-dialog'
import { notFound } from '~/domain-error'
import { deleteImage } from '~/features/panels/delete-image.server'
import { findPanelToEdit } from '~/features/panels/find-panel.server'
import { findPicture } from '~/features/panels/panel-picture.server'
import { busyWords } from '~/messages/controls'
import { panelAdminMessages as say } from '~/messages/panels-admin'
import { readImageName } from '~/panels/image-name'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { panelPath } from './addresses'

export const loader = screen(({ actor, params: { panel: id = '', image = '' } }) => {
  const { panel } = findPanelToEdit(actor, id)
  const place = readImageName(image)
  const found = place && !panel.builtIn && findPicture({ panelId: id, ...place }, place.form)
  if (!found) throw notFound()
  return { id, name: panel.name, place }
})

export const action = act(async ({ actor, params: { panel: id = '', image = '' } }) => {
  const place = readImageName(image)
  if (!place) throw notFound()
  await deleteImage(actor, { panelId: id, ...place })
  return redirectWithFlash(panelPath(id), { kind: 'success', text: say.imageDeleted })
})

export const meta = () => [{ title: `${say.deleteImageLabel} · Panelry` }]

export default function DeleteImage() {
  const { id, name, place } = useLoaderData<typeof loader>()
  return (
    <ConfirmDialog closeTo={panelPath(id)} busyLabel={busyWords.deleting}>
      <p>{say.deleteImage}</p>
      <p className="muted mt-2 wrap-anywhere">
        {name}: {place.orientation}, {place.color}, {place.form === 'svg' ? 'SVG' : say.jpeg}
      </p>
    </ConfirmDialog>
  )
}

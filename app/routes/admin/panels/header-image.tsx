import { data } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { PictureDialog } from '~/components/form/picture-dialog'
import { DomainError } from '~/domain-error'
import { findPanelToEdit } from '~/features/panels/find-panel.server'
import { removeHeaderImage, setHeaderImage } from '~/features/panels/set-header-image.server'
import { filePath } from '~/map/file-path'
import { takenText } from '~/messages/files'
import { panelAdminMessages as say } from '~/messages/panels-admin'
import { type ErrorData, errorData } from '~/routes/http/error-data'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { textField } from '~/routes/http/form.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { panelPath } from './addresses'

export const loader = screen(({ actor, params: { panel: id = '' } }) => {
  const { panel } = findPanelToEdit(actor, id)
  return { id, stored: panel.headerImage }
})

export const action = act(async ({ actor, form, params: { panel: panelId = '' } }) => {
  const remove = textField(form, 'intent') === 'remove'
  let taken = ''
  try {
    if (remove) await removeHeaderImage(actor, { panelId })
    else {
      const upload = form.get('headerImage')
      taken = takenText(await setHeaderImage(actor, { panelId, upload }))
    }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return data(errorData(error), error.status)
  }
  const text = remove ? say.headerImageRemoved : say.headerImageSaved(taken)
  return redirectWithFlash(panelPath(panelId), { kind: 'success', text })
})

export const meta = () => [{ title: `${say.headerImage} · Panelry` }]

export default function HeaderImage() {
  const { id, stored } = useLoaderData<typeof loader>()
  const { error } = (useActionData() ?? {}) as Partial<ErrorData>
  const closeTo = panelPath(id)
  const url = stored ? filePath('blocks', stored) : undefined
  return (
    <PictureDialog
      title={say.headerImage}
      closeTo={closeTo}
      name="headerImage"
      hint={say.headerImageHint}
      url={url}
      error={error}
      save={say.saveImage}
    >
      <p className="text-n600">{say.headerImageLead}</p>
    </PictureDialog>
  )
}

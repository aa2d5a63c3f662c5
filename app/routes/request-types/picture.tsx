import { data } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { PictureDialog } from '~/components/form/picture-dialog'
import { DomainError, notFound } from '~/domain-error'
import { findType } from '~/features/request-types/find-type.server'
import {
  removeTypePicture,
  setTypePicture,
  type TypePicture,
} from '~/features/request-types/set-type-picture.server'
import { filePath } from '~/map/file-path'
import { requestTypeMessages as say } from '~/messages/request-types'
import { type ErrorData, errorData } from '~/routes/http/error-data'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { textField } from '~/routes/http/form.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { typePath } from './addresses'

/** @throws DomainError 404 */
function pictureIn(word = ''): TypePicture {
  if (word !== 'image' && word !== 'icon') throw notFound()
  return word
}

export const loader = screen(({ actor, params: { type: id = '', picture } }) => {
  const which = pictureIn(picture)
  return { id, which, stored: findType(actor, id)[which] }
})

export const action = act(async ({ actor, form, params: { type: typeId = '', picture } }) => {
  const which = pictureIn(picture)
  try {
    if (textField(form, 'intent') === 'remove') await removeTypePicture(actor, { typeId, which })
    else await setTypePicture(actor, { typeId, which, upload: form.get('picture') })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return data(errorData(error), error.status)
  }
  return redirectWithFlash(typePath(typeId), { kind: 'success', text: say.updated })
})

export const meta = () => [{ title: `${say.pictureOfAType} · Panelry` }]

/** The image or the icon of a type. */
export default function Picture() {
  const { id, which, stored } = useLoaderData<typeof loader>()
  const { error } = (useActionData() ?? {}) as Partial<ErrorData>
  const closeTo = typePath(id)
  const url = stored
    ? filePath(which === 'image' ? 'types' : 'request_icons', `thumb_${stored}`)
    : undefined
  return (
    <PictureDialog
      title={say[which]}
      closeTo={closeTo}
      hint={which === 'image' ? say.imageHint : say.iconHint}
      url={url}
      error={error}
      save={say.savePicture}
    />
  )
}

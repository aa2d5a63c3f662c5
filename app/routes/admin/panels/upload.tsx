import { data } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { ActionForm } from '~/components/form/action-form'
import { CancelLink } from '~/components/form/cancel-link'
import { FormError } from '~/components/form/error-summary'
import { FileField } from '~/components/form/file-field'
import { SubmitButton } from '~/components/form/submit-button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { DomainError } from '~/domain-error'
import { findPanelToEdit } from '~/features/panels/find-panel.server'
import { uploadImages } from '~/features/panels/upload-images.server'
import { busyWords, controlWords } from '~/messages/controls'
import { takenText } from '~/messages/files'
import { panelAdminMessages as say } from '~/messages/panels-admin'
import { readImageName } from '~/panels/image-name'
import { type ErrorData, errorData } from '~/routes/http/error-data'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { panelPath } from './addresses'

export const loader = screen(async ({ actor, params: { panel: id = '' }, url }) => {
  const { panel } = await findPanelToEdit(actor, id)
  if (panel.builtIn) throw new DomainError('panel-built-in', 409)
  return { id, name: panel.name, only: readImageName(url.searchParams.get('image') ?? '') }
})

export const action = act(async ({ actor, form, params: { panel: id = '' }, url }) => {
  const uploads = form.getAll('files').filter((value) => value instanceof File)
  const only = readImageName(url.searchParams.get('image') ?? '') ?? undefined
  try {
    const { stored, svgs, parts, taken, skipped } = await uploadImages(actor, {
      panelId: id,
      uploads,
      only,
    })
    const left = skipped.join(', ')
    const text =
      svgs > 0
        ? say.imagesSaved(stored, say.recognised(parts), takenText(taken), left)
        : say.jpegSaved(stored, left)
    return await redirectWithFlash(panelPath(id), { kind: 'success', text })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return data(errorData(error), error.status)
  }
})

export const meta = () => [{ title: `${say.uploadPictures} · Panelry` }]

/** One picture of one variant, or several whose names say where they belong. */
export default function UploadPictures() {
  const { id, only } = useLoaderData<typeof loader>()
  const { error } = (useActionData() ?? {}) as Partial<ErrorData>
  const closeTo = panelPath(id)
  const { search } = useLocation()
  const title = only
    ? `${only.form === 'svg' ? 'SVG' : 'JPEG'}: ${only.orientation}, ${only.color}`
    : say.uploadPictures
  const accept = {
    svg: '.svg,image/svg+xml',
    jpeg: '.jpg,.jpeg,image/jpeg',
    any: '.svg,.jpg,.jpeg,.zip,image/svg+xml,image/jpeg,application/zip',
  }[only?.form ?? 'any']
  return (
    <Dialog title={title} size={only ? 'small' : 'content'} closeTo={closeTo}>
      <ActionForm
        action={panelPath(id, 'upload') + search}
        encType="multipart/form-data"
        className="form"
        preventScrollReset
      >
        <FormError>{error && !error.field ? error.text : null}</FormError>
        <FileField
          name="files"
          label={only ? controlWords.picture : say.picturesLabel}
          accept={accept}
          multiple={!only}
          hint={only ? say.uploadOneHint(only.form) : say.uploadHint}
          errors={error?.field ? error.text.split('\n') : null}
          required
        />
        {only?.form !== 'jpeg' && <p className="hint">{say.brandHint}</p>}
        <DialogActions>
          <CancelLink to={closeTo} preventScrollReset />
          <SubmitButton busyLabel={busyWords.uploading}>{say.upload}</SubmitButton>
        </DialogActions>
      </ActionForm>
    </Dialog>
  )
}

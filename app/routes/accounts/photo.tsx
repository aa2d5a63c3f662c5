import { data } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { ActionForm } from '~/components/form/action-form'
import { CancelLink } from '~/components/form/cancel-link'
import { FormError } from '~/components/form/error-summary'
import { FormScope } from '~/components/form/field'
import { FileField } from '~/components/form/file-field'
import { SubmitButton } from '~/components/form/submit-button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { DomainError } from '~/domain-error'
import { uploadPhoto } from '~/features/accounts/upload-photo.server'
import { filePath } from '~/map/file-path'
import { accountMessages as say } from '~/messages/accounts'
import { busyWords, controlWords } from '~/messages/controls'
import { errorData } from '~/routes/http/error-data'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'

const back = '/account-settings'

export const loader = screen(({ user }) => ({ avatar: user?.avatar ?? null }))

export const action = act(async ({ actor, form }) => {
  try {
    await uploadPhoto(actor, { upload: form.get('avatar') })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return data(errorData(error), error.status)
  }
  return redirectWithFlash(back, { kind: 'success', text: say.photoUpdated })
})

export const meta = () => [{ title: `${say.photoTitle} · Panelry` }]

export default function Photo() {
  const { avatar } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const error = answer && 'error' in answer ? answer.error : null
  return (
    <Dialog title={say.photoTitle} closeTo={back}>
      <FormScope value="photo">
        <ActionForm encType="multipart/form-data" className="form" noValidate preventScrollReset>
          <FormError>{error?.field ? null : error?.text}</FormError>
          <FileField
            name="avatar"
            label={controlWords.picture}
            accept="image/png,image/jpeg,.png,.jpg,.jpeg"
            hint={say.photoHint}
            errors={error?.field ? error.text : null}
            stored={
              avatar
                ? {
                    name: say.yourPhoto,
                    url: filePath('profilephotos', `thumb_${avatar}`),
                    large: filePath('profilephotos', `large_${avatar}`),
                    image: true,
                  }
                : null
            }
            required={!avatar}
          />
          <DialogActions>
            <CancelLink to={back} preventScrollReset />
            <SubmitButton busyLabel={busyWords.uploading}>{say.savePhoto}</SubmitButton>
          </DialogActions>
        </ActionForm>
      </FormScope>
    </Dialog>
  )
}

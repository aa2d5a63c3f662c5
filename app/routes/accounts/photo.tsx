import { data } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { FormError } from '~/components/form/error-summary'
import { FormScope } from '~/components/form/field'
import { FileField } from '~/components/form/file-field'
import { SubmitButton } from '~/components/form/submit-button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { Fault } from '~/faults'
import { uploadPhoto } from '~/features/accounts/upload-photo.server'
import { filePath } from '~/map/file-path'
import { accountMessages as say } from '~/messages/accounts'
import { busyWords, controlWords } from '~/messages/controls'
import { faultAnswer } from '~/routes/http/fault-answer'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'

const here = '/account-settings/photo'
const back = '/account-settings'

export const loader = screen(here, ({ user }) => ({ avatar: user?.avatar ?? null }))

export const action = act(here, async ({ actor, form }) => {
  try {
    await uploadPhoto(actor, { upload: form.get('avatar') })
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault
    return data(faultAnswer(fault), fault.status)
  }
  return redirectWithFlash(back, { kind: 'success', text: say.photoUpdated })
})

export const meta = () => [{ title: `${say.photoTitle} · Panelry` }]

export default function Photo() {
  const { avatar } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const fault = answer && 'fault' in answer ? answer.fault : null
  return (
    <Dialog title={say.photoTitle} closeTo={back}>
      <FormScope value="photo">
        <Form
          method="post"
          encType="multipart/form-data"
          className="form"
          noValidate
          preventScrollReset
        >
          <FormError>{fault?.field ? null : fault?.text}</FormError>
          <FileField
            name="avatar"
            label={controlWords.picture}
            accept="image/png,image/jpeg,.png,.jpg,.jpeg"
            hint={say.photoHint}
            errors={fault?.field ? fault.text : null}
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
        </Form>
      </FormScope>
    </Dialog>
  )
}

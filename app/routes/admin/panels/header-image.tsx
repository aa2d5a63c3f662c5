import { data } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { FormError } from '~/components/form/error-summary'
import { FileField } from '~/components/form/file-field'
import { SubmitButton } from '~/components/form/submit-button'
import { ButtonLink } from '~/components/ui/button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { Fault } from '~/faults'
import { findPanelToEdit } from '~/features/panels/find-panel.server'
import { removeHeaderImage, setHeaderImage } from '~/features/panels/set-header-image.server'
import { filePath } from '~/map/file-path'
import { busyWords, controlWords } from '~/messages/controls'
import { takenText } from '~/messages/files'
import { panelAdminMessages as say } from '~/messages/panels-admin'
import { type FaultAnswer, faultAnswer } from '~/routes/http/fault-answer'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { textField } from '~/routes/http/form.server'
import { act, screen } from '~/routes/http/handle.server'
import { panelPath } from './addresses'

const here = '/admin/panels/:panel/header-image'

export const loader = screen(here, ({ actor, params: { panel: id = '' } }) => {
  const { panel } = findPanelToEdit(actor, id)
  return { id, stored: panel.headerImage }
})

export const action = act(here, async ({ actor, form, params: { panel: panelId = '' } }) => {
  const remove = textField(form, 'intent') === 'remove'
  let taken = ''
  try {
    if (remove) await removeHeaderImage(actor, { panelId })
    else {
      const upload = form.get('headerImage')
      taken = takenText(await setHeaderImage(actor, { panelId, upload }))
    }
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault
    return data(faultAnswer(fault), fault.status)
  }
  const text = remove ? say.headerImageRemoved : say.headerImageSaved(taken)
  return redirectWithFlash(panelPath(panelId), { kind: 'success', text })
})

export const meta = () => [{ title: `${say.headerImage} · Panelry` }]

export default function HeaderImage() {
  const { id, stored } = useLoaderData<typeof loader>()
  const { fault } = (useActionData() ?? {}) as Partial<FaultAnswer>
  const closeTo = panelPath(id)
  const url = stored ? filePath('blocks', stored) : undefined
  return (
    <Dialog title={say.headerImage} closeTo={closeTo}>
      <Form method="post" encType="multipart/form-data" className="form" preventScrollReset>
        <p className="text-n600">{say.headerImageLead}</p>
        <FormError>{fault && !fault.field ? fault.text : null}</FormError>
        <FileField
          name="headerImage"
          label={controlWords.picture}
          accept=".svg,.jpg,.jpeg,.png,image/svg+xml,image/jpeg,image/png"
          hint={say.headerImageHint}
          errors={fault?.field ? fault.text : null}
          stored={stored && url ? { name: say.headerImage, url, image: true } : null}
        />
        <DialogActions>
          {stored && (
            <SubmitButton
              look="quiet-danger"
              name="intent"
              value="remove"
              busyLabel={busyWords.removing}
              className="mr-auto"
            >
              {controlWords.remove}
            </SubmitButton>
          )}
          <ButtonLink to={closeTo} preventScrollReset>
            {controlWords.cancel}
          </ButtonLink>
          <SubmitButton busyLabel={busyWords.uploading}>{say.saveImage}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

import { data } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { ActionForm } from '~/components/form/action-form'
import { CancelLink } from '~/components/form/cancel-link'
import { FormError } from '~/components/form/error-summary'
import { FileField } from '~/components/form/file-field'
import { SubmitButton } from '~/components/form/submit-button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { DomainError } from '~/domain-error'
import { editableProject } from '~/features/project-base/project-access.server'
import { logoColors } from '~/features/projects/logo-colors.server'
import { uploadProjectLogo } from '~/features/projects/upload-project-logo.server'
import { filePath } from '~/map/file-path'
import { pathTo } from '~/map/path-to'
import { busyWords } from '~/messages/controls'
import { takenText } from '~/messages/files'
import { projectSettingsMessages as say } from '~/messages/project-settings'
import { projectSettingsDialogs as dialogs } from '~/messages/project-settings-dialogs'
import { canUseAccountFeatures } from '~/permissions/projects'
import { actorKey } from '~/permissions/vocabulary'
import { errorData } from '~/routes/http/error-data'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { editorBehind } from '../addresses'

export const loader = screen(({ actor, params: { id = '' }, url }) => {
  const { logo } = editableProject(actor, id)
  if (!canUseAccountFeatures(actor)) {
    throw new DomainError('sign-up-needed', 403, { values: { what: 'logo' } })
  }
  return { closeTo: editorBehind(id, url), logo }
})

export const action = act(async ({ actor, form, params: { id = '' }, url }) => {
  const upload = form.get('logo')
  let taken = ''
  try {
    taken = takenText(await uploadProjectLogo(actor, { projectId: id, upload }))
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return data(errorData(error), error.status)
  }
  const text = taken ? dialogs.logoCleaned(taken) : dialogs.logoSaved
  const { logo, primaryColor, secondaryColor } = editableProject(actor, id)
  const [primary, secondary = secondaryColor] = await logoColors(logo, actorKey(actor))
  const isOther = primary && `${primary} ${secondary}` !== `${primaryColor} ${secondaryColor}`
  return redirectWithFlash(editorBehind(id, url), {
    kind: 'success',
    text,
    ...(isOther && {
      press: {
        action: pathTo('/projects/:id/colors', { id }) + url.search,
        label: dialogs.logoColorsTake,
        fields: { colors: `${primary} ${secondary}` },
      },
    }),
  })
})

export default function Logo() {
  const { closeTo, logo } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const error = answer && 'error' in answer ? answer.error : null
  return (
    <Dialog title={say.logoTitle} closeTo={closeTo}>
      <ActionForm encType="multipart/form-data" className="form" preventScrollReset>
        <FormError>{error?.field ? null : error?.text}</FormError>
        <FileField
          name="logo"
          label={say.logoTitle}
          accept="image/png,image/jpeg,image/svg+xml,.png,.jpg,.jpeg,.svg,.svgz"
          hint={dialogs.logoHint}
          errors={error?.field ? error.text : null}
          stored={logo ? { name: logo, url: filePath('logos', logo), image: true } : null}
          required={!logo}
        />
        <DialogActions>
          <CancelLink to={closeTo} preventScrollReset />
          <SubmitButton busyLabel={busyWords.uploading}>{dialogs.saveLogo}</SubmitButton>
        </DialogActions>
      </ActionForm>
    </Dialog>
  )
}

import { useLoaderData } from '@remix-run/react'
import { ActionForm } from '~/components/form/action-form'
import { CancelLink } from '~/components/form/cancel-link'
import { OtherErrors } from '~/components/form/error-summary'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { brandStyle } from '~/features/project-base/brand-style.server'
import { editableProject } from '~/features/project-base/project-access.server'
import { chooseStyle } from '~/features/projects/choose-style.server'
import { logoColors } from '~/features/projects/logo-colors.server'
import { styleSchema } from '~/features/projects/project-schema.server'
import { projectSettingsMessages as say } from '~/messages/project-settings'
import { projectSettingsDialogs as dialogs } from '~/messages/project-settings-dialogs'
import { actorKey } from '~/permissions/vocabulary'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { editorBehind } from '../addresses'
import { chosenStyle } from './chosen-style'
import { PaletteButtons } from './palette-buttons'
import { StyleButtons } from './style-buttons'

export const loader = screen(async ({ actor, params: { id = '' }, url }) => {
  const found = editableProject(actor, id)
  const project = brandStyle(found)
  const [primary, secondary = project.secondaryColor] = await logoColors(
    found.logo,
    actorKey(actor),
  )
  return {
    project,
    logo: primary ? [{ name: dialogs.ofLogo, primary, secondary }] : [],
    closeTo: editorBehind(id, url),
  }
})

export const action = act(
  {
    schema: styleSchema,
    first: ({ actor, params: { id = '' } }) => editableProject(actor, id),
  },
  ({ actor, value: { pressed, ...choice }, found, url }) => {
    const { id } = found
    const before = chooseStyle(actor, { projectId: id, ...choice })
    const now = { ...before, ...choice }
    return redirectWithFlash(editorBehind(id, url), chosenStyle(id, url, pressed, { now, before }))
  },
)

export const meta = () => [{ title: `${dialogs.styleTitle} · Panelry` }]

/** The style of the project: colors of its logo, eight pairs to begin with, its typeface and corners. */
export default function Colors() {
  const { project, logo, closeTo } = useLoaderData<typeof loader>()
  return (
    <Dialog title={dialogs.styleTitle} closeTo={closeTo}>
      <OtherErrors besides={[]} />
      <ActionForm className="form" preventScrollReset>
        {logo.length > 0 && (
          <div>
            <span className="label">{dialogs.logoColors}</span>
            <PaletteButtons project={project} pairs={logo} />
          </div>
        )}
        <div>
          <span className="label">{say.palettes}</span>
          <PaletteButtons project={project} />
        </div>
        <StyleButtons project={project} />
      </ActionForm>
      <p className="mt-4 text-n600">{dialogs.ownColors}</p>
      <DialogActions>
        <CancelLink to={closeTo} preventScrollReset />
      </DialogActions>
    </Dialog>
  )
}

import { useLoaderData } from '@remix-run/react'
import { ActionForm } from '~/components/form/action-form'
import { CancelLink } from '~/components/form/cancel-link'
import { OtherErrors } from '~/components/form/error-summary'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { editableProject } from '~/features/project-base/project-access.server'
import { chooseColors } from '~/features/projects/choose-colors.server'
import { logoColors } from '~/features/projects/logo-colors.server'
import { colorsSchema } from '~/features/projects/project-schema.server'
import { projectSettingsMessages as say } from '~/messages/project-settings'
import { actorKey } from '~/permissions/vocabulary'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { editorBehind } from '../addresses'
import { chosenColors } from './chosen-colors'
import { PaletteButtons } from './palette-buttons'

export const loader = screen(async ({ actor, params: { id = '' }, url }) => {
  const project = editableProject(actor, id)
  const { primaryColor, secondaryColor } = project
  const [primary, secondary = secondaryColor] = await logoColors(project.logo, actorKey(actor))
  return {
    project: { primaryColor, secondaryColor },
    logo: primary ? [{ name: say.ofLogo, primary, secondary }] : [],
    closeTo: editorBehind(id, url),
  }
})

export const action = act(
  {
    schema: colorsSchema,
    first: ({ actor, params: { id = '' } }) => editableProject(actor, id),
  },
  ({ actor, value, found: { id }, url }) => {
    const [primaryColor, secondaryColor] = value.colors
    const colors = { primaryColor, secondaryColor }
    const before = chooseColors(actor, { projectId: id, ...colors })
    return redirectWithFlash(editorBehind(id, url), chosenColors(id, url, colors, before))
  },
)

export const meta = () => [{ title: `${say.colors} · Panelry` }]

/** The colors of the project: those of its logo, and eight pairs to begin with. */
export default function Colors() {
  const { project, logo, closeTo } = useLoaderData<typeof loader>()
  return (
    <Dialog title={say.colors} closeTo={closeTo}>
      <OtherErrors besides={[]} />
      <ActionForm className="form" preventScrollReset>
        {logo.length > 0 && (
          <div>
            <span className="label">{say.logoColors}</span>
            <PaletteButtons project={project} pairs={logo} />
          </div>
        )}
        <div>
          <span className="label">{say.palettes}</span>
          <PaletteButtons project={project} />
        </div>
      </ActionForm>
      <p className="text-n600">{say.ownColors}</p>
      <DialogActions>
        <CancelLink to={closeTo} preventScrollReset />
      </DialogActions>
    </Dialog>
  )
}

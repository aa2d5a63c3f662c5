import { useLoaderData } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { EditForm } from '~/components/form/edit-form'
import type { Compare } from '~/components/form/form-differences'

import { SelectField } from '~/components/form/select-field'
import { SubmitButton } from '~/components/form/submit-button'
import { TextField } from '~/components/form/text-field'
import { useFormAnswer } from '~/components/form/use-form-answer'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { brandStyle } from '~/features/project-base/brand-style.server'
import { editableProject } from '~/features/project-base/project-access.server'
import { projectSettingsSchema } from '~/features/projects/project-schema.server'
import { updateProjectSettings } from '~/features/projects/update-project-settings.server'
import { pathTo } from '~/map/path-to'
import { controlWords } from '~/messages/controls'
import {
  cornerNames,
  cornerOptions,
  projectSettingsMessages as say,
  storyName,
  storyOptions,
  typefaceNames,
  typefaceOptions,
} from '~/messages/project-settings'
import { projectSettingsDialogs as dialogs } from '~/messages/project-settings-dialogs'
import { checkBrand } from '~/panels/color/check-brand'
import type { Corners, Typeface } from '~/panels/types'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { editorBehind, viewBehind } from '../addresses'
import { BrandColors } from './brand-colors'
import { chosenStyle } from './chosen-style'
import { ContrastWarning } from './contrast-warning'

export const loader = screen(({ actor, params: { id = '' }, url }) => {
  const { name, version, ...project } = editableProject(actor, id)
  const { story, ...style } = brandStyle(project)
  const { primaryColor, secondaryColor } = style
  const warned = url.searchParams.has('warned')
  return {
    /** Colors that were just saved and are hard to read somewhere. */
    reports: warned ? checkBrand({ primary: primaryColor, secondary: secondaryColor }) : [],
    closeTo: editorBehind(id, url),
    reloadTo: pathTo('/projects/:id/settings', { id }) + url.search,
    stored: { name, ...style, story: story ?? 'none' },
    version,
  }
})

export const action = act(projectSettingsSchema, ({ actor, value, params: { id = '' }, url }) => {
  const { seen, story: chosen, pressed, ...settings } = value
  const story = chosen === 'none' ? null : chosen
  const { newColors, before } = updateProjectSettings(actor, { projectId: id, ...settings, story })
  const { primaryColor: primary, secondaryColor: secondary } = settings
  if (pressed) {
    const { corners = before.corners, typeface = before.typeface } = settings
    const now = { ...settings, corners, typeface }
    const said = chosenStyle(id, url, pressed, { now, before })
    return redirectWithFlash(editorBehind(id, url), said)
  }
  const warn = newColors && !seen && checkBrand({ primary, secondary }).length > 0
  return redirectWithFlash(warn ? warning(id, url) : editorBehind(id, url), {
    kind: 'success',
    text: dialogs.settingsSaved,
  })
})

const labels = {
  name: say.projectName,
  primaryColor: controlWords.primary,
  secondaryColor: controlWords.secondary,
  typeface: say.typeface,
  corners: say.corners,
  story: say.story,
}

const inCapitals = (color: string) => color.toUpperCase()

/** How what differs reads where two people changed one project. */
const compared: Compare = {
  ...labels,
  primaryColor: [labels.primaryColor, inCapitals],
  secondaryColor: [labels.secondaryColor, inCapitals],
  typeface: [labels.typeface, (id) => typefaceNames[id as Typeface] ?? ''],
  corners: [labels.corners, (id) => cornerNames[id as Corners] ?? ''],
  story: [labels.story, (id) => storyName(id || 'none')],
}

/** Saving is done; the dialog reports colors that are hard to read and offers another shade. */
const warning = (id: string, url: URL) =>
  pathTo('/projects/:id/settings', { id }, { ...viewBehind(url), warned: '1' })

/** The project's name and colors; also answers the Brand form of the editor when it was refused. */
export default function ProjectSettings() {
  const { closeTo, reloadTo, stored, version, reports } = useLoaderData<typeof loader>()
  const { typed } = useFormAnswer()
  return (
    <Dialog title={dialogs.settingsTitle} closeTo={closeTo}>
      {reports.length > 0 && !typed ? (
        <ContrastWarning {...{ reports, stored, version, closeTo }} />
      ) : (
        <EditForm
          row={{ ...stored, version }}
          compare={compared}
          reloadTo={reloadTo}
          summary={labels}
          preventScrollReset
        >
          <TextField name="name" label={say.projectName} required />
          <BrandColors />
          <SelectField name="typeface" label={say.typeface} options={typefaceOptions} />
          <SelectField name="corners" label={say.corners} options={cornerOptions} />
          <SelectField name="story" label={say.story} hint={say.storyHint} options={storyOptions} />
          <DialogActions>
            <CancelLink to={closeTo} preventScrollReset />
            <SubmitButton>{say.saveBrand}</SubmitButton>
          </DialogActions>
        </EditForm>
      )}
    </Dialog>
  )
}

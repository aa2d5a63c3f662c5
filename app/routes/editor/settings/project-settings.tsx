import { parseWithZod } from '@conform-to/zod/v4'
import { Form, useLoaderData } from '@remix-run/react'
import { FormError } from '~/components/form/error-summary'
import { textIn } from '~/components/form/form-state'
import { HiddenVersion } from '~/components/form/hidden-key'
import { SelectField } from '~/components/form/select-field'
import { StaleForm } from '~/components/form/stale-form'
import { SubmitButton } from '~/components/form/submit-button'
import { TextField } from '~/components/form/text-field'
import { ButtonLink } from '~/components/ui/button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { editableProject } from '~/features/projects/project-access.server'
import { projectSettingsSchema } from '~/features/projects/project-schema.server'
import { updateProjectSettings } from '~/features/projects/update-project-settings.server'
import { projectMessages as say, storyName, storyOptions } from '~/messages/projects'
import { checkBrand } from '~/panels/color/check-brand'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/handle.server'
import { queryOf } from '~/routes/http/query'
import { refuse } from '~/routes/http/refuse.server'
import { useFormAnswer } from '~/routes/http/use-form-answer'
import { editorBehind } from '../addresses'
import { BrandColors } from './brand-colors'
import { ContrastWarning } from './contrast-warning'

const here = '/projects/:id/settings'

export const loader = screen(here, ({ actor, params: { id = '' }, url }) => {
  const { name, primaryColor, secondaryColor, story, version } = editableProject(actor, id)
  const warned = url.searchParams.has('warned')
  return {
    /** What was just saved and is hard to read somewhere. */
    reports: warned ? checkBrand({ primary: primaryColor, secondary: secondaryColor }) : [],
    closeTo: editorBehind(id, url),
    reloadTo: `/projects/${id}/settings${url.search}`,
    stored: { name, primaryColor, secondaryColor, story: story ?? 'none' },
    version,
  }
})

export const action = act(here, async ({ actor, form, params: { id = '' }, url }) => {
  const submission = parseWithZod(form, { schema: projectSettingsSchema })
  if (submission.status !== 'success') return refuse(submission)
  const { seen, story: chosen, ...settings } = submission.value
  const story = chosen === 'none' ? null : chosen
  let newColors = false
  try {
    newColors = updateProjectSettings(actor, { projectId: id, ...settings, story }).newColors
  } catch (fault) {
    return refuse(submission, fault)
  }
  const { primaryColor: primary, secondaryColor: secondary } = settings
  const warn = newColors && !seen && checkBrand({ primary, secondary }).length > 0
  return redirectWithFlash(warn ? warning(id, url) : editorBehind(id, url), {
    kind: 'success',
    text: say.settingsSaved,
  })
})

/** What is saved is saved; the dialog says what is hard to read and offers another shade. */
const warning = (id: string, { searchParams }: URL) =>
  `/projects/${id}/settings${queryOf({ p: searchParams.get('p'), s: searchParams.get('s'), warned: '1' })}`

/** The project's name and colours; also answers the Brand form of the editor when it was refused. */
export default function ProjectSettings() {
  const { closeTo, reloadTo, stored, version, reports } = useLoaderData<typeof loader>()
  const { field, formError, summary, code, typed } = useFormAnswer(stored)
  const faults = summary({
    name: 'Project name',
    primaryColor: 'Primary',
    secondaryColor: 'Secondary',
    story: say.story,
  })
  const text = (name: keyof typeof stored) => textIn(typed, name)
  return (
    <Dialog title={say.settingsTitle} closeTo={closeTo}>
      {code === 'project-stale' ? (
        <StaleForm
          values={[
            { label: 'Project name', theirs: stored.name, yours: text('name') },
            { label: 'Primary', theirs: stored.primaryColor, yours: text('primaryColor') },
            { label: 'Secondary', theirs: stored.secondaryColor, yours: text('secondaryColor') },
            { label: say.story, theirs: storyName(stored.story), yours: storyName(text('story')) },
          ].filter(({ theirs, yours }) => theirs.toLowerCase() !== yours.toLowerCase())}
          hidden={{
            name: text('name'),
            primaryColor: text('primaryColor'),
            secondaryColor: text('secondaryColor'),
            story: text('story'),
            version: String(version),
          }}
          reloadTo={reloadTo}
        />
      ) : reports.length > 0 && !typed ? (
        <ContrastWarning {...{ reports, stored, version, closeTo }} />
      ) : (
        <Form method="post" className="form" noValidate preventScrollReset>
          <FormError>{formError ?? faults[0]?.error}</FormError>
          <HiddenVersion value={version} />
          <TextField {...field('name')} label="Project name" maxLength={200} required />
          <BrandColors primary={field('primaryColor')} secondary={field('secondaryColor')} />
          <SelectField
            {...field('story')}
            label={say.story}
            hint={say.storyHint}
            options={storyOptions}
          />
          <DialogActions>
            <ButtonLink to={closeTo} preventScrollReset>
              Cancel
            </ButtonLink>
            <SubmitButton>Save brand</SubmitButton>
          </DialogActions>
        </Form>
      )}
    </Dialog>
  )
}

import { parseWithZod } from '@conform-to/zod/v4'
import { Form, useLoaderData } from '@remix-run/react'
import { ColorField } from '~/components/form/color-field'
import { FormError } from '~/components/form/error-summary'
import { HiddenVersion } from '~/components/form/hidden-key'
import { StaleForm } from '~/components/form/stale-form'
import { SubmitButton } from '~/components/form/submit-button'
import { TextField } from '~/components/form/text-field'
import { ButtonLink } from '~/components/ui/button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { editableProject } from '~/features/projects/project-access.server'
import { projectSettingsSchema } from '~/features/projects/project-schema.server'
import { updateProjectSettings } from '~/features/projects/update-project-settings.server'
import { projectMessages as say } from '~/messages/projects'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/handle.server'
import { refuse } from '~/routes/http/refuse.server'
import { useFormAnswer } from '~/routes/http/use-form-answer'
import { editorBehind } from '../addresses'

const here = '/projects/:id/settings'

export const loader = screen(here, ({ actor, params: { id = '' }, url }) => {
  const { name, primaryColor, secondaryColor, version } = editableProject(actor, id)
  return {
    closeTo: editorBehind(id, url),
    reloadTo: `/projects/${id}/settings${url.search}`,
    stored: { name, primaryColor, secondaryColor },
    version,
  }
})

export const action = act(here, async ({ actor, form, params: { id = '' }, url }) => {
  const submission = parseWithZod(form, { schema: projectSettingsSchema })
  if (submission.status !== 'success') return refuse(submission)
  try {
    updateProjectSettings(actor, { projectId: id, ...submission.value })
  } catch (fault) {
    return refuse(submission, fault)
  }
  return redirectWithFlash(editorBehind(id, url), { kind: 'success', text: say.settingsSaved })
})

/** The project's name and colours; also answers the Brand form of the editor when it was refused. */
export default function ProjectSettings() {
  const { closeTo, reloadTo, stored, version } = useLoaderData<typeof loader>()
  const { field, formError, summary, code, typed } = useFormAnswer(stored)
  const faults = summary({
    name: 'Project name',
    primaryColor: 'Primary',
    secondaryColor: 'Secondary',
  })
  const text = (name: keyof typeof stored) => (typeof typed?.[name] === 'string' ? typed[name] : '')
  return (
    <Dialog title={say.settingsTitle} closeTo={closeTo}>
      {code === 'project-stale' ? (
        <StaleForm
          who={say.staleBy}
          values={[
            { label: 'Project name', theirs: stored.name, yours: text('name') },
            { label: 'Primary', theirs: stored.primaryColor, yours: text('primaryColor') },
            { label: 'Secondary', theirs: stored.secondaryColor, yours: text('secondaryColor') },
          ].filter(({ theirs, yours }) => theirs.toLowerCase() !== yours.toLowerCase())}
          hidden={{
            name: text('name'),
            primaryColor: text('primaryColor'),
            secondaryColor: text('secondaryColor'),
            version: String(version),
          }}
          reloadTo={reloadTo}
        />
      ) : (
        <Form method="post" className="form" noValidate preventScrollReset>
          <FormError>{formError ?? faults[0]?.error}</FormError>
          <HiddenVersion value={version} />
          <TextField {...field('name')} label="Project name" maxLength={200} required />
          <ColorField {...field('primaryColor')} label="Primary" required />
          <ColorField {...field('secondaryColor')} label="Secondary" required />
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

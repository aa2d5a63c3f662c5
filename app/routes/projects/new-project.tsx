import { parseWithZod } from '@conform-to/zod/v4'
import { Form, useLoaderData, useOutlet } from '@remix-run/react'
import { FormError } from '~/components/form/error-summary'
import { HiddenKey } from '~/components/form/hidden-key'
import { SubmitButton } from '~/components/form/submit-button'
import { TextField } from '~/components/form/text-field'
import { ButtonLink } from '~/components/ui/button'
import { Dialog } from '~/components/ui/dialog'
import { Screen } from '~/components/ui/screen'
import { createProject } from '~/features/projects/create-project.server'
import { ownFolder } from '~/features/projects/find-folder.server'
import { isAtProjectLimit } from '~/features/projects/project-limit.server'
import { createProjectSchema } from '~/features/projects/project-schema.server'
import { listOfferedTemplates } from '~/features/templates/offered-template.server'
import { projectMessages as say } from '~/messages/projects'
import { newId } from '~/platform/ids.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/handle.server'
import { memberOf } from '~/routes/http/member-of'
import { refuse } from '~/routes/http/refuse.server'
import { useFormAnswer } from '~/routes/http/use-form-answer'
import { StartWith } from './start-with'

const here = '/projects/new'

/** Also stands under a folder (`/projects/folder/:id/new`): the project is made in it. */
export const loader = screen(here, ({ actor, params: { id }, url }) => ({
  key: newId(),
  ...listOfferedTemplates(),
  /** The template that a link proposes. */
  proposed: url.searchParams.get('template') ?? '',
  full: isAtProjectLimit(actor),
  closeTo: id ? `/projects/folder/${ownFolder(actor, id).id}` : '/projects',
}))

export const action = act(here, async ({ actor, form, params: { id: folderId } }) => {
  const submission = parseWithZod(form, { schema: createProjectSchema })
  if (submission.status !== 'success') return refuse(submission)
  try {
    const id = createProject(memberOf(actor), { ...submission.value, folderId })
    return redirectWithFlash(`/projects/${id}`, { kind: 'success', text: say.created })
  } catch (fault) {
    return refuse(submission, fault)
  }
})

export const meta = () => [{ title: 'New project · Panelry' }]

export default function NewProject() {
  const { key, closeTo, full, templates, more, proposed } = useLoaderData<typeof loader>()
  const { field, formError, typed } = useFormAnswer()
  const here = closeTo === '/projects' ? '/projects/new' : `${closeTo}/new`
  const chosen = typed ? String(typed.templateId ?? '') : proposed
  return (
    <Screen dialog={useOutlet()}>
      <Dialog
        title="New project"
        closeTo={closeTo}
        size={templates.length > 0 ? 'large' : 'small'}
        footer={
          <div className="dialog-actions mt-0">
            <ButtonLink to={closeTo} preventScrollReset>
              Cancel
            </ButtonLink>
            <SubmitButton form="new-project" busyLabel="Creating" wait={say.waitCreate}>
              Create project
            </SubmitButton>
          </div>
        }
      >
        <Form method="post" id="new-project" className="form" noValidate preventScrollReset>
          <FormError>{formError ?? (full ? say.limit : null)}</FormError>
          <HiddenKey value={key} />
          <div className="max-w-form">
            <TextField
              {...field('name')}
              label="Name"
              hint={say.nameHint}
              maxLength={200}
              required
              autoFocus
            />
          </div>
          {templates.length > 0 && (
            // Drawn anew when a template is taken from its preview.
            <StartWith
              key={proposed}
              {...{ templates, more, chosen, here }}
              errors={field('templateId').errors}
            />
          )}
        </Form>
      </Dialog>
    </Screen>
  )
}

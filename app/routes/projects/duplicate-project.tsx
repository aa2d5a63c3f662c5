import { parseWithZod } from '@conform-to/zod/v4'
import { Form, useLoaderData } from '@remix-run/react'
import { FormError } from '~/components/form/error-summary'
import { HiddenKey } from '~/components/form/hidden-key'
import { SubmitButton } from '~/components/form/submit-button'
import { TextField } from '~/components/form/text-field'
import { ButtonLink } from '~/components/ui/button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { duplicateProject } from '~/features/projects/duplicate-project.server'
import { copyName } from '~/features/projects/names'
import { visibleProject } from '~/features/projects/project-access.server'
import { createProjectSchema } from '~/features/projects/project-schema.server'
import { projectMessages as say } from '~/messages/projects'
import { canMoveProject } from '~/permissions/projects'
import { newId } from '~/platform/ids.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/handle.server'
import { memberOf } from '~/routes/http/member-of'
import { refuse } from '~/routes/http/refuse.server'
import { useFormAnswer } from '~/routes/http/use-form-answer'
import { listBehind } from './lists.server'
import { ProjectList } from './project-list'

const here = '/projects/:id/duplicate'

export const loader = screen(here, ({ actor, params: { id = '' }, url }) => {
  const project = visibleProject(actor, id, canMoveProject)
  const list = listBehind(memberOf(actor), project, url.searchParams)
  return { project: project.name, name: copyName(project.name), key: newId(), list }
})

export const action = act(here, async ({ actor, form, params: { id = '' }, url }) => {
  const member = memberOf(actor)
  const project = visibleProject(actor, id, canMoveProject)
  const submission = parseWithZod(form, { schema: createProjectSchema })
  if (submission.status !== 'success') return refuse(submission)
  try {
    const { name, key } = submission.value
    const copy = await duplicateProject(member, { projectId: id, name, key })
    const link = { to: `/projects/${copy}`, label: say.openCopy }
    const { here: back } = listBehind(member, project, url.searchParams)
    return await redirectWithFlash(back, { kind: 'success', text: say.duplicated, link })
  } catch (fault) {
    return refuse(submission, fault)
  }
})

export const meta = () => [{ title: 'Duplicate project · Panelry' }]

/** A copy of a project of one's own, over the list it stands in. */
export default function DuplicateProject() {
  const { project, name, key, list } = useLoaderData<typeof loader>()
  const { field, formError } = useFormAnswer({ name })
  const dialog = (
    <Dialog title={say.duplicateTitle(project)} closeTo={list.here}>
      <Form method="post" className="form" noValidate preventScrollReset>
        <FormError>{formError}</FormError>
        <HiddenKey value={key} />
        <p className="text-n600">{say.duplicateLead}</p>
        <TextField {...field('name')} label="Name" maxLength={200} required autoFocus />
        <DialogActions>
          <ButtonLink to={list.here} preventScrollReset>
            Cancel
          </ButtonLink>
          <SubmitButton busyLabel="Duplicating" wait={say.waitCopy}>
            Duplicate project
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
  return <ProjectList list={list} dialog={dialog} />
}

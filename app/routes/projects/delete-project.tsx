import { parseWithZod } from '@conform-to/zod/v4'
import { data } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { CaptchaFields } from '~/components/form/captcha-fields'
import { ConfirmDialog } from '~/components/form/confirm-dialog'
import { deleteProject, deletionPhrase } from '~/features/projects/delete-project.server'
import { visibleProject } from '~/features/projects/project-access.server'
import { deleteProjectSchema } from '~/features/projects/project-schema.server'
import { projectMessages as say } from '~/messages/projects'
import { canManageProject } from '~/permissions/projects'
import { type Captcha, captchaOf, isCurrent, newCaptcha } from '~/platform/captcha/captcha.server'
import { turnstile } from '~/platform/captcha/turnstile.server'
import { Fault } from '~/platform/faults'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { textField } from '~/routes/http/form.server'
import { act, screen } from '~/routes/http/handle.server'
import { memberOf } from '~/routes/http/member-of'
import { refuse } from '~/routes/http/refuse.server'
import { useFormAnswer } from '~/routes/http/use-form-answer'
import { listBehind, ownScreen } from './lists.server'
import { ProjectList } from './project-list'

const here = '/projects/:id/delete'

export const loader = screen(here, ({ actor, params: { id = '' }, url }) => {
  const project = ownScreen(visibleProject(actor, id, canManageProject), 'delete')
  return {
    name: project.name,
    phrase: deletionPhrase,
    captcha: newCaptcha(),
    turnstile,
    list: listBehind(memberOf(actor), project, url.searchParams),
  }
})

export const action = act(here, async ({ actor, form, params: { id = '' }, url, context }) => {
  const member = memberOf(actor)
  const project = ownScreen(visibleProject(actor, id, canManageProject), 'delete')
  const list = listBehind(member, project, url.searchParams)
  const submission = parseWithZod(form, { schema: deleteProjectSchema })
  const asked = textField(form, 'captchaId')
  if (submission.status !== 'success') return again(refuse(submission), asked, true)
  const { confirm, captchaId, captcha: letters, captchaAnswer: answer } = submission.value
  const token = submission.value['cf-turnstile-response']
  const captcha = { captchaId, letters, answer, turnstile: token, address: context.address }
  try {
    await deleteProject(member, { projectId: id, confirm, captcha })
  } catch (fault) {
    const unused = fault instanceof Fault && /^(confirm-wrong|captcha-missing)$/.test(fault.code)
    return again(refuse(submission, fault), asked, unused)
  }
  return redirectWithFlash(list.here, { kind: 'success', text: say.deleted })
})

/** A captcha that was looked at is not asked again; one that was not stays, with what was typed. */
function again(refused: ReturnType<typeof refuse>, asked: string, unused: boolean) {
  const kept = unused && isCurrent(asked)
  const captcha = kept ? captchaOf(asked) : newCaptcha()
  return data({ ...refused.data, captcha, kept }, { status: refused.init?.status })
}

export const meta = () => [{ title: 'Delete project · Panelry' }]

export default function DeleteProject() {
  const { name, phrase, captcha, turnstile: widget, list } = useLoaderData<typeof loader>()
  const answer = useActionData<{ captcha?: Captcha; kept?: boolean }>()
  const { field, formError } = useFormAnswer()
  const { pathname, search } = useLocation()
  const { errors, defaultValue } = field('confirm')
  const dialog = (
    <ConfirmDialog
      closeTo={list.here}
      phrase={phrase}
      phraseError={errors}
      phraseTyped={defaultValue}
      error={formError}
      busyLabel="Deleting"
      fields={
        <CaptchaFields
          captcha={answer?.captcha ?? captcha}
          turnstile={widget}
          field={field}
          kept={answer?.kept ?? false}
          anotherTo={pathname + search}
        />
      }
    >
      <p>{say.confirmDeletion(name)}</p>
    </ConfirmDialog>
  )
  return <ProjectList list={list} dialog={dialog} />
}

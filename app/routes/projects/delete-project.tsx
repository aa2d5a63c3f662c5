import { data } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { CaptchaFields } from '~/components/form/captcha-fields'
import { ConfirmDialog } from '~/components/form/confirm-dialog'
import { permittedProject } from '~/features/project-base/project-access.server'
import { deleteProject, deletionPhrase } from '~/features/projects/delete-project.server'
import { deleteProjectSchema } from '~/features/projects/project-schema.server'
import { busyWords } from '~/messages/controls'
import { projectDialogs as say } from '~/messages/project-dialogs'
import { canManageProject } from '~/permissions/projects'
import { type Captcha, captchaOf, isCurrent, newCaptcha } from '~/platform/captcha/captcha.server'
import { turnstile } from '~/platform/captcha/turnstile.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { textField } from '~/routes/http/form.server'
import { requireMember } from '~/routes/http/require-member'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { deleteTemplatePath } from '~/routes/templates/addresses'
import { addressBehind, listBehind, unlessTemplate } from './lists.server'
import { ProjectList } from './project-list'

export const loader = screen(({ actor, params: { id = '' }, url }) => {
  const project = unlessTemplate(permittedProject(actor, id, canManageProject), deleteTemplatePath)
  return {
    name: project.name,
    phrase: deletionPhrase,
    captcha: newCaptcha(),
    turnstile,
    list: listBehind(requireMember(actor), project, url.searchParams),
  }
})

export const action = act(
  {
    schema: deleteProjectSchema,
    first({ actor, params: { id = '' }, url }) {
      const project = unlessTemplate(
        permittedProject(actor, id, canManageProject),
        deleteTemplatePath,
      )
      return { id, back: addressBehind(requireMember(actor), project, url.searchParams) }
    },
    // A captcha that was looked at is not asked again; one that was not stays, with what was typed.
    refused({ answer, form }) {
      const asked = textField(form, 'captchaId')
      const { error } = answer.data
      const unused = !error || /^(confirm-wrong|captcha-missing)$/.test(error.code)
      const kept = unused && isCurrent(asked)
      const captcha = kept ? captchaOf(asked) : newCaptcha()
      return data({ ...answer.data, captcha, kept }, answer.init ?? {})
    },
  },
  async ({ actor, value, found: { id, back }, context: { address } }) => {
    const { confirm, captchaId, captcha: letters, captchaAnswer: answer } = value
    const captcha = {
      captchaId,
      letters,
      answer,
      turnstile: value['cf-turnstile-response'],
      address,
    }
    await deleteProject(requireMember(actor), { projectId: id, confirm, captcha })
    return redirectWithFlash(back, { kind: 'success', text: say.deleted })
  },
)

export const meta = () => [{ title: `${say.deleteProject} · Panelry` }]

export default function DeleteProject() {
  const { name, phrase, captcha, turnstile: widget, list } = useLoaderData<typeof loader>()
  const answer = useActionData<{ captcha?: Captcha; kept?: boolean }>()
  const { pathname, search } = useLocation()
  const dialog = (
    <ConfirmDialog
      closeTo={list.address}
      phrase={phrase}
      busyLabel={busyWords.deleting}
      fields={
        <CaptchaFields
          captcha={answer?.captcha ?? captcha}
          turnstile={widget}
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

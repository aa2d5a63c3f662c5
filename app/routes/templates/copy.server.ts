import { parseWithZod } from '@conform-to/zod/v4'
import { editableProject } from '~/features/projects/project-access.server'
import { listCategories } from '~/features/templates/categories.server'
import { copyProjectAsTemplate } from '~/features/templates/copy-project.server'
import { copyTemplateSchema } from '~/features/templates/template-schema.server'
import { templateMessages as say } from '~/messages/templates'
import type { Actor } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { memberOf } from '~/routes/http/member-of'
import { refuse } from '~/routes/http/refuse.server'
import { templatePath } from './addresses'

export type CopyData = ReturnType<typeof copiedProject>

/** @throws Fault `not-found` for a project that one may not edit */
export function copiedProject(actor: Actor, id: string, closeTo: string) {
  const { name, logo } = editableProject(actor, id)
  return { name, logo: logo !== null, categories: listCategories('project'), key: newId(), closeTo }
}

/** Copies the project and leads back to where the dialog was opened. */
export async function copyProject(actor: Actor, id: string, form: FormData, closeTo: string) {
  const submission = parseWithZod(form, { schema: copyTemplateSchema })
  editableProject(actor, id)
  if (submission.status !== 'success') return refuse(submission)
  try {
    const copy = await copyProjectAsTemplate(memberOf(actor), {
      projectId: id,
      ...submission.value,
    })
    const link = { to: templatePath('project', copy), label: say.openCopy }
    return await redirectWithFlash(closeTo, { kind: 'success', text: say.projectCopied, link })
  } catch (fault) {
    return refuse(submission, fault)
  }
}

import { editableProject } from '~/features/project-base/project-access.server'
import { copyProjectAsTemplate } from '~/features/templates/copy-project-as-template.server'
import { listTemplateCategories } from '~/features/templates/template-categories.server'
import { copyTemplateSchema } from '~/features/templates/template-schema.server'
import { templateMessages as say } from '~/messages/templates'
import type { Actor } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { requireMember } from '~/routes/http/require-member'
import { withForm } from '~/routes/http/with-form.server'
import { templatePath } from './addresses'

export type CopyData = ReturnType<typeof copiedProject>

/** @throws DomainError `not-found` for a project that one may not edit */
export function copiedProject(actor: Actor, id: string, closeTo: string) {
  const { name, logo } = editableProject(actor, id)
  return {
    name,
    logo: logo !== null,
    categories: listTemplateCategories('project'),
    key: newId(),
    closeTo,
  }
}

/**
 * Copies the project and leads back to where the dialog was opened.
 *
 * @param closeTo finds out where that was
 */
export const copyProject = (closeTo: (actor: Actor, id: string, url: URL) => string) =>
  withForm(
    {
      schema: copyTemplateSchema,
      first({ actor, params: { id = '' }, url }) {
        const { id: projectId } = editableProject(actor, id)
        return { projectId, back: closeTo(actor, id, url) }
      },
    },
    async ({ actor, value, idempotencyKey, found: { projectId, back } }) => {
      const copy = await copyProjectAsTemplate(requireMember(actor), {
        projectId,
        ...value,
        idempotencyKey,
      })
      const link = { to: templatePath('project', copy), label: say.openCopy }
      return redirectWithFlash(back, { kind: 'success', text: say.projectCopied, link })
    },
  )

import { transaction } from '~/db/transaction.server'
import { removeLeftFiles, removeProject } from '~/features/project-base/remove-project.server'
import type { TemplateKind } from '~/permissions/templates'
import type { Actor } from '~/permissions/vocabulary'
import { managedTemplate } from './find-template.server'

/** Deletes a template; what was made from it stays as it is. @throws DomainError 403, `not-found` */
export async function deleteTemplate(
  actor: Actor,
  input: { kind: TemplateKind; id: string },
): Promise<void> {
  const left = transaction((tx) => {
    const template = managedTemplate(actor, input.kind, input.id, tx)
    return removeProject(tx, template, actor)
  })
  await removeLeftFiles(left)
}

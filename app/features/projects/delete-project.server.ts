import { transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { answerCaptcha, type CaptchaAnswer } from '~/features/captcha/answer-captcha.server'
import { permittedProject } from '~/features/project-base/project-access.server'
import { removeLeftFiles, removeProject } from '~/features/project-base/remove-project.server'
import { canManageProject, type ProjectFacts } from '~/permissions/projects'
import type { Actor, Member } from '~/permissions/vocabulary'

/** Phrase that has to be typed. */
export const deletionPhrase = 'Project'

/** A template is deleted among the templates. */
const mayDelete = (actor: Actor, project: ProjectFacts) =>
  canManageProject(actor, project) && project.kind === 'website'

/**
 * Deletes a project with everything in it: pages, sections, collaborators, downloads, its files and
 * its brand unless another project has the same. For its owner, or who can manage projects.
 *
 * @throws DomainError `not-found`, 403 (also for a template); `confirm-wrong` beside `confirm` for another
 *   phrase, then the captcha was not looked at; those of `answerCaptcha`
 */
export async function deleteProject(
  actor: Member,
  input: { projectId: string; confirm: string; captcha: CaptchaAnswer },
): Promise<void> {
  permittedProject(actor, input.projectId, mayDelete)
  if (input.confirm !== deletionPhrase) {
    throw new DomainError('confirm-wrong', 400, { field: 'confirm' })
  }
  await answerCaptcha(actor, input.captcha)
  const left = transaction((tx) =>
    removeProject(tx, permittedProject(actor, input.projectId, mayDelete), actor),
  )
  await removeLeftFiles(left)
}

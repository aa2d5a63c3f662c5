import { parseWithZod } from '@conform-to/zod/v4'
import { renameSchema } from '~/features/projects/project-schema.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { refuse } from '~/routes/http/refuse.server'

/**
 * Carries out the form of `RenameScreen`.
 *
 * @param rename writes the new name; its `Fault` is shown in the form
 * @param back where a success leads, looked up afterwards
 */
export async function renameBy(
  form: FormData,
  rename: (input: { name: string; version?: number | undefined }) => void,
  back: () => string,
  text: string,
) {
  const submission = parseWithZod(form, { schema: renameSchema })
  if (submission.status !== 'success') return refuse(submission)
  try {
    rename(submission.value)
  } catch (fault) {
    return refuse(submission, fault)
  }
  return redirectWithFlash(back(), { kind: 'success', text })
}

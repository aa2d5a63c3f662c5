import { z } from 'zod'
import { DomainError } from '~/domain-error'
import { idField } from '~/features/form-input/fields.server'
import { brandOf } from '~/features/profiles/brand-kit.server'
import { editableProject } from '~/features/project-base/project-access.server'
import type { Member } from '~/permissions/vocabulary'
import { files } from '~/platform/files/files.server'
import { updateProjectSettings } from './update-project-settings.server'
import { uploadProjectLogo } from './upload-project-logo.server'

export const takeBrandSchema = z.object({ profile: idField() })

/**
 * Takes the brand of a company into a project: its first two colors and its logo, as far as it has
 * them. The project's own name stays.
 *
 * @returns whether a color is another one now, and whose brand it is
 * @throws DomainError `not-found` for either; `brand-empty` (409); those of `uploadProjectLogo`
 */
export async function takeBrand(
  actor: Member,
  { projectId, profileId }: { projectId: string; profileId: string },
): Promise<{ newColors: boolean; company: string; primary: string; secondary: string }> {
  editableProject(actor, projectId)
  const { name: company, colors, logo } = brandOf(actor, profileId)
  if (colors.length === 0 && !logo) throw new DomainError('brand-empty', 409)
  const content = logo && (await files.read(logo.folder, logo.file))
  if (logo && content) {
    const upload = new File([new Uint8Array(content)], logo.name)
    await uploadProjectLogo(actor, { projectId, upload })
  }
  const { name, version, primaryColor, secondaryColor } = editableProject(actor, projectId)
  const [primary = primaryColor, secondary = secondaryColor] = colors
  const settings = { name, primaryColor: primary, secondaryColor: secondary, version }
  const { newColors } = updateProjectSettings(actor, { projectId, ...settings })
  return { newColors, company, primary, secondary }
}

import { brandOf } from '~/features/profiles/brand-kit.server'
import { drawColorSheet } from '~/features/profiles/color-sheet.server'
import { requireMember } from '~/routes/http/require-member'
import { fileScreen } from '~/routes/http/screen-and-act.server'
import { colorFile } from './color-file.server'

const file = { ending: 'pdf', type: 'application/pdf' }

/** The colors of a company as a sheet to print. */
export const loader = fileScreen(({ actor, params: { profile = '' } }) => {
  const member = requireMember(actor)
  return colorFile(actor, profile, file, () => drawColorSheet(brandOf(member, profile), member.id))
})

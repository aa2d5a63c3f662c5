import { redirect } from '@remix-run/node'
import { DomainError } from '~/domain-error'
import { exportPersonalData } from '~/features/personal-data-export/export-personal-data.server'
import { errorText } from '~/messages/errors'
import { personalDataExportMessages as say } from '~/messages/personal-data-export'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { requireMember } from '~/routes/http/require-member'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { sendArchive } from '~/routes/http/send-archive.server'

const ownData = '/account-settings/data'

/** Only a form is answered with the file: opening its address shows the screen of the form. */
export const loader = screen(() => redirect(ownData))

/** Everything that is one's own in one archive, packed while it is read. It is posted for: it is written down. */
export const action = act(async ({ actor, sessionId, clock, request, context }) => {
  const person = requireMember(actor)
  try {
    const entries = exportPersonalData(person, sessionId, clock)
    return await sendArchive({ request, context, personId: person.id }, say.fileName, entries)
  } catch (error) {
    // No screen answers here.
    if (!(error instanceof DomainError)) throw error
    return redirectWithFlash(ownData, { kind: 'error', text: errorText(error) })
  }
})

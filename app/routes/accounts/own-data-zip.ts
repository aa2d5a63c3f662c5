import { Fault } from '~/faults'
import { takeOut } from '~/features/take-out/take-out.server'
import { errorText } from '~/messages/errors'
import { takeOutMessages as say } from '~/messages/take-out'
import { streamZip } from '~/platform/archives/write-zip.server'
import { contentDisposition } from '~/platform/files/headers'
import { missingFile } from '~/routes/files/missing.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/handle.server'
import { memberOf } from '~/routes/http/member-of'

const here = '/account-settings/data.zip'

/** No screen of ours answers here: what there is not is said in words. */
export const loader = screen(here, ({ request }) => missingFile(request))

/** Everything that is one's own in one archive, packed while it is read. It is posted for: it is written down. */
export const action = act(here, ({ actor, sessionId }) => {
  try {
    const entries = takeOut(memberOf(actor), sessionId)
    return new Response(streamZip(entries), {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': contentDisposition('attachment', say.fileName),
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    })
  } catch (fault) {
    // No screen answers here.
    if (!(fault instanceof Fault)) throw fault
    return redirectWithFlash('/account-settings/data', { kind: 'error', text: errorText(fault) })
  }
})

import { useLoaderData } from '@remix-run/react'
import { ConfirmDialog } from '~/components/form/confirm-dialog'
import { closeLinkSchema } from '~/features/share/share-schema.server'
import { switchShare } from '~/features/share/switch-share.server'
import { busyWords } from '~/messages/controls'
import { shareMessages as say } from '~/messages/share'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { linkToClose, sharePath } from './link-to-close.server'

export const loader = screen(linkToClose)

export const action = act(closeLinkSchema, ({ actor, value, params: { id = '' }, url }) => {
  switchShare(actor, { projectId: id, step: 'off', ...value })
  return redirectWithFlash(sharePath(id, url), { kind: 'success', text: say.revoked })
})

export default function RevokeLink() {
  const { closeTo, link, token } = useLoaderData<typeof loader>()
  return (
    <ConfirmDialog
      closeTo={closeTo}
      busyLabel={busyWords.revoking}
      fields={<input type="hidden" name="token" value={token} />}
    >
      <p>{say.confirmRevocation(link)}</p>
    </ConfirmDialog>
  )
}

import { useLoaderData } from '@remix-run/react'
import { ConfirmDialog } from '~/components/form/confirm-dialog'
import { memberToRemove, removeMember } from '~/features/profiles/remove-member.server'
import { busyWords } from '~/messages/controls'
import { memberMessages as say } from '~/messages/profiles'
import { displayName } from '~/messages/users'
import { isStaff } from '~/permissions/vocabulary'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { membersPath, profilesPath } from './addresses'

export const loader = screen(({ actor, params: { profile = '', member = '' } }) => ({
  closeTo: membersPath(profile),
  ...memberToRemove(actor, { profileId: profile, memberId: member }),
}))

export const action = act(({ actor, params: { profile = '', member = '' } }) => {
  const { left } = removeMember(actor, { profileId: profile, memberId: member })
  const to = left && !isStaff(actor) ? profilesPath : membersPath(profile)
  return redirectWithFlash(to, { kind: 'success', text: say.updated })
})

export const meta = () => [{ title: `${say.remove} · Panelry` }]

/** Takes a member out of a company profile, or oneself. */
export default function RemoveMember() {
  const { closeTo, company, name, self } = useLoaderData<typeof loader>()
  return (
    <ConfirmDialog closeTo={closeTo} busyLabel={busyWords.removing}>
      <p className="wrap-anywhere">
        {self ? say.leaving(company) : say.removal(displayName(name), company)}
      </p>
    </ConfirmDialog>
  )
}

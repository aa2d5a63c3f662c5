import { useLoaderData } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { PlainForm } from '~/components/form/plain-form'
import { SelectField } from '~/components/form/select-field'
import { SubmitButton } from '~/components/form/submit-button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import {
  passOnProfile,
  passOnSchema,
  possibleHeirs,
} from '~/features/profiles/pass-on-profile.server'
import { busyWords } from '~/messages/controls'
import { memberMessages as say } from '~/messages/profiles'
import { displayName } from '~/messages/users'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { membersPath } from './addresses'

export const loader = screen(({ actor, params: { profile = '' } }) => {
  const { name, members } = possibleHeirs(actor, profile)
  return {
    name,
    closeTo: membersPath(profile),
    members: members.map(({ id, name: who, email }) => ({
      id,
      label: `${displayName(who)}, ${email}`,
    })),
  }
})

export const action = act(
  {
    schema: passOnSchema,
    first: ({ actor, params: { profile = '' } }) => possibleHeirs(actor, profile),
  },
  ({ actor, value: { member }, params: { profile = '' } }) => {
    passOnProfile(actor, { profileId: profile, memberId: member })
    return redirectWithFlash(membersPath(profile), { kind: 'success', text: say.updated })
  },
)

export const meta = () => [{ title: `${say.passOnTitle} · Panelry` }]

/** Makes a member the owner: who it is, and what that means. */
export default function PassOn() {
  const { name, closeTo, members } = useLoaderData<typeof loader>()
  return (
    <Dialog title={say.passOnTitle} closeTo={closeTo}>
      <PlainForm preventScrollReset>
        <p className="wrap-anywhere text-n600">{say.passOnLead(name)}</p>
        <SelectField
          name="member"
          label={say.passOnTo}
          placeholder={say.choose}
          options={members.map(({ id, label }) => ({ value: id, label }))}
          required
        />
        <DialogActions>
          <CancelLink to={closeTo} preventScrollReset />
          <SubmitButton busyLabel={busyWords.passingOn}>{say.passOn}</SubmitButton>
        </DialogActions>
      </PlainForm>
    </Dialog>
  )
}

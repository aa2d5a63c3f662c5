import { useLoaderData, useOutlet } from '@remix-run/react'
import { z } from 'zod'
import { OtherErrors } from '~/components/form/error-summary'
import { emailField, idsField, versionField } from '~/features/form-input/fields.server'
import { inviteMember } from '~/features/profiles/invite-member.server'
import { listMembers } from '~/features/profiles/list-members.server'
import { profileToManage } from '~/features/profiles/profile-access.server'
import { sendInviteAgain } from '~/features/profiles/send-invite-again.server'
import { setRights } from '~/features/profiles/set-rights.server'
import { withdrawInvite } from '~/features/profiles/withdraw-invite.server'
import { memberMessages as say } from '~/messages/profiles'
import { newId } from '~/platform/ids.server'
import type { ActArgs } from '~/routes/http/act-args'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { textField } from '~/routes/http/form.server'
import { requireMember } from '~/routes/http/require-member'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { withForm, withForms } from '~/routes/http/with-form.server'
import { membersPath } from './addresses'
import { InviteForm } from './invite-form'
import { MembersList } from './members-list'
import { ProfileFrame, profileHandle, profileMeta } from './profile-frame'
import { readHead } from './read-head.server'

/** Schemas of the forms of a company profile's members. */

/** Ids of the members who have each right. */
const rightsSchema = z.object({
  edit: idsField,
  work: idsField,
  logins: idsField,
  version: versionField,
})

const inviteSchema = z.object({ email: emailField() })

export const loader = screen(({ actor, params: { profile: id = '' } }) => ({
  head: readHead(actor, id),
  key: newId(),
  ...listMembers(actor, id),
}))

const first = ({ actor, params: { profile = '' } }: ActArgs) => profileToManage(actor, profile)

const done = (id: string, text: string) =>
  redirectWithFlash(membersPath(id), { kind: 'success', text })

const invite = withForm(
  { schema: inviteSchema, first },
  ({ actor, value, idempotencyKey, found: { id } }) => {
    inviteMember(requireMember(actor), { profileId: id, ...value, idempotencyKey })
    return done(id, say.inviteCreated)
  },
)

const saveRights = withForm(
  { schema: rightsSchema, first },
  ({ actor, value: { version, ...given }, found: { id } }) => {
    setRights(actor, { profileId: id, version, given })
    return done(id, say.updated)
  },
)

const ofInvite = (args: ActArgs) => {
  const { id } = first(args)
  return { profileId: id, inviteId: textField(args.form, 'invite') }
}

const again = (args: ActArgs) => {
  const which = ofInvite(args)
  sendInviteAgain(args.actor, which)
  return done(which.profileId, say.inviteSent)
}

const withdraw = (args: ActArgs) => {
  const which = ofInvite(args)
  withdrawInvite(args.actor, which)
  return done(which.profileId, say.inviteWithdrawn)
}

export const action = act(withForms({ invite, rights: saveRights, again, withdraw }))

export { profileHandle as handle }

export const meta = profileMeta('members')

/** Members of a company, and their rights. */
export default function Members() {
  const { head, key, ...data } = useLoaderData<typeof loader>()
  return (
    <ProfileFrame head={head} view="members" dialog={useOutlet()}>
      <div className="page-body members">
        <OtherErrors besides={data.may.manage ? ['invite'] : []} />
        <MembersList profile={head.id} {...data} />
        {data.may.manage && <InviteForm formKey={key} />}
      </div>
    </ProfileFrame>
  )
}

import { ActionForm } from '~/components/form/action-form'
import { textsIn } from '~/components/form/form-state'
import { StaleForm } from '~/components/form/stale-form'
import { SubmitButton } from '~/components/form/submit-button'
import { type Stale, useFormAnswer } from '~/components/form/use-form-answer'
import { ButtonLink } from '~/components/ui/button'
import type { ListedMembers } from '~/features/profiles/list-members.server'
import { pathTo } from '~/map/path-to'
import { memberMessages as say } from '~/messages/profiles'
import { displayName } from '~/messages/users'
import { type MemberRights, memberRights } from '~/permissions/profiles'
import { membersPath } from './addresses'
import { InvitedRow } from './invited-row'
import { MemberRow, rightsFormId } from './member-row'

type StoredRights = {
  members: ({ id: string; name: string | null } & MemberRights)[]
  version: number
}

/** Two people said what the members may: where they differ, and the choice. */
function StaleRights({ stale, profile }: { stale: Stale<StoredRights>; profile: string }) {
  const values = stale.stored.members.map((member) => {
    const yours = memberRights.filter((right) => textsIn(stale.typed, right).includes(member.id))
    const stored = memberRights.filter((right) => member[right])
    return { label: displayName(member.name), stored: named(stored), yours: named(yours) }
  })
  return <StaleForm stale={stale} values={values} reloadTo={membersPath(profile)} />
}

const named = (rights: readonly (keyof MemberRights)[]) =>
  rights.map((right) => say.rights[right]).join(', ') || say.reads

const held = (member: MemberRights) => memberRights.filter((right) => member[right])

/** The owner, the members with their rights, and the invited people. */
export function MembersList({ profile, ...data }: ListedMembers & { profile: string }) {
  const { owner, members, invites, version, may } = data
  const { stale, typed } = useFormAnswer<StoredRights>({}, 'rights')
  const changes = may.manage && members.length > 0
  /** Boxes checked in a form that was refused. */
  const checked = (id: string) =>
    typed && memberRights.filter((right) => textsIn(typed, right).includes(id))
  return (
    <>
      {stale && <StaleRights stale={stale} profile={profile} />}
      <ul>
        {owner && <MemberRow person={owner} role={say.owner} />}
        {members.map((member) => (
          <MemberRow
            // Changes saved by somebody else are shown again.
            key={member.id + held(member).join()}
            person={member}
            member={member}
            profile={profile}
            manages={may.manage}
            // Both versions are above it: the boxes belong to no form then.
            rights={stale ? null : (checked(member.id) ?? held(member))}
          />
        ))}
        {invites.map((invite) => (
          <InvitedRow key={invite.id} invite={invite} />
        ))}
      </ul>
      <div className="form-actions mt-4 empty:hidden">
        {changes && !stale && (
          <ActionForm name="rights" version={version} id={rightsFormId} preventScrollReset>
            <SubmitButton look="secondary">{say.saveRights}</SubmitButton>
          </ActionForm>
        )}
        {may.passOn && (
          <ButtonLink
            to={pathTo('/company-profile/:profile/members/owner', { profile })}
            look="quiet"
            preventScrollReset
          >
            {say.passOn}
          </ButtonLink>
        )}
      </div>
      {changes && (
        <dl className="members-rights">
          {memberRights.map((right) => (
            <div key={right}>
              <dt>{say.rights[right]}</dt>
              <dd>{say.rightsLead[right]}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

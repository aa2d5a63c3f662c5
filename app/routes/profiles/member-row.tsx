import { Avatar } from '~/components/ui/avatar'
import { ButtonLink } from '~/components/ui/button'
import { photoSrc } from '~/components/ui/photo'
import { pathTo } from '~/map/path-to'
import { memberMessages as say } from '~/messages/profiles'
import { displayName } from '~/messages/users'
import { type MemberRights, memberRights } from '~/permissions/profiles'

/** The form of all check boxes: they are in the rows of a list. */
export const rightsFormId = 'member-rights'

type Person = { id: string; name: string | null; email: string; avatar: string | null }

/** One of the people of a company: who they are, what they may, and the way to part. */
export function MemberRow({
  person,
  role,
  member,
  profile = '',
  manages = false,
  rights = null,
}: {
  person: Person
  role?: string
  member?: MemberRights & { self: boolean }
  profile?: string
  manages?: boolean
  /** Rights checked for them; null when none can be checked. */
  rights?: readonly (keyof MemberRights)[] | null
}) {
  const name = displayName(person.name)
  return (
    <li className="members-row">
      <Avatar name={name} src={photoSrc(person.avatar)} size={32} />
      <span className="members-who">
        <span className="truncate-line block font-medium">
          {name} {member?.self && <span className="muted">({say.self})</span>}
        </span>
        <span className="truncate-line muted block">{person.email}</span>
      </span>
      {role && <span className="members-role muted">{role}</span>}
      {member &&
        (manages && rights ? (
          <span className="members-may">
            {memberRights.map((right) => (
              <label key={right} className="choice">
                <input
                  type="checkbox"
                  className="check"
                  name={right}
                  value={person.id}
                  form={rightsFormId}
                  defaultChecked={rights.includes(right)}
                />
                <span>
                  {say.rights[right]}
                  <span className="sr-only"> ({name})</span>
                </span>
              </label>
            ))}
          </span>
        ) : (
          <span className="members-role muted">{inWords(member)}</span>
        ))}
      {member && (manages || member.self) && (
        <ButtonLink
          to={pathTo('/company-profile/:profile/members/:member/remove', {
            profile,
            member: person.id,
          })}
          look="quiet-danger"
          aria-label={member.self ? say.leave : say.removeMember(name)}
          preventScrollReset
        >
          {member.self ? say.leave : say.remove}
        </ButtonLink>
      )}
    </li>
  )
}

/** `Member, may edit, sees requests`. */
const inWords = (member: MemberRights) =>
  [
    say.member,
    ...memberRights.filter((right) => member[right]).map((right) => say.rightOf[right]),
  ].join(', ')

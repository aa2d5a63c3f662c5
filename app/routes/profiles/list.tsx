import { useLoaderData, useOutlet } from '@remix-run/react'
import { SearchField } from '~/components/form/search-field'
import { ListScreen, NoneHere } from '~/components/shell/list-screen'
import type { LiveHandle } from '~/components/shell/live'
import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { avatarColor, initials } from '~/components/ui/initials'
import { SafeImage } from '~/components/ui/safe-image'
import { type Column, Table } from '~/components/ui/table'
import { Tag } from '~/components/ui/tag'
import { Time } from '~/components/ui/time'
import { Person } from '~/components/work/person'
import { defineFilters, search } from '~/features/lists/define-filters'
import { readPageStart } from '~/features/lists/page-start'
import { newestEvent } from '~/features/live/newest-event.server'
import {
  countProfiles,
  type ListedProfile,
  listProfiles,
} from '~/features/profiles/list-profiles.server'
import { queryOf } from '~/map/path-to'
import { capped } from '~/messages/format'
import { profileMessages as say } from '~/messages/profiles'
import { canCreateProfile } from '~/permissions/profiles'
import { isStaff } from '~/permissions/vocabulary'
import { requireMember } from '~/routes/http/require-member'
import { screen } from '~/routes/http/screen-and-act.server'
import { profileFilePath, profilePath, profilesPath } from './addresses'

/** A brand's colors in a row; their names are for those who cannot see them. */
const Swatches = ({ colors }: { colors: readonly string[] }) =>
  colors.length > 0 && (
    <span className="swatches" role="img" aria-label={colors.join(', ').toUpperCase()}>
      {colors.slice(0, 8).map((color) => (
        <span key={color} className="swatch" style={{ background: color }} title={color} />
      ))}
    </span>
  )

const filtersIn = defineFilters({ q: search() })

export const loader = screen(({ actor, url: { searchParams } }) => {
  const since = newestEvent()
  const { q } = filtersIn(searchParams)
  const member = requireMember(actor)
  return {
    since,
    q,
    staff: isStaff(actor),
    mayCreate: canCreateProfile(actor),
    count: countProfiles(member, q),
    ...listProfiles(member, { search: q, place: readPageStart(searchParams) }),
  }
})

type Data = ReturnType<typeof useLoaderData<typeof loader>>

/** Staff hear of all profiles; others hear of theirs without it, by their own topic. */
export const handle: LiveHandle<Data> = {
  live: ({ staff, since }) => (staff ? { topic: 'list:company-profiles', since } : null),
}

export const meta = () => [{ title: `${say.title} · Panelry` }]

/** The company profiles that somebody owns or is a member of; staff see all. */
export default function Profiles() {
  const { q, profiles, staff, count, mayCreate, previous, next } = useLoaderData<typeof loader>()
  const create = mayCreate && (
    <ButtonLink to={`${profilesPath}/create`} look="primary" icon="plus" preventScrollReset>
      {say.create}
    </ButtonLink>
  )
  const none = profiles.length === 0
  return (
    <ListScreen
      breadcrumb={[{ label: say.title }]}
      title={say.title}
      lead={say.lead}
      dialog={useOutlet()}
      actions={create}
      fresh={
        none &&
        !q && (
          <EmptyState title={say.none} actions={create}>
            {mayCreate ? say.noneLead : say.noneForUsers}
          </EmptyState>
        )
      }
      filters={
        (staff || q !== '' || count > 5) && (
          <div className="filters">
            <SearchField label={say.search} value={q} action={profilesPath} />
          </div>
        )
      }
      none={none && <NoneHere say={say.noneFits(q)} to={profilesPath} />}
      pages={{
        text: none ? undefined : say.listed(profiles.length, capped(count)),
        previous,
        next,
        at: (cursor) => profilesPath + queryOf({ q, ...cursor }),
      }}
    >
      <Table
        caption={say.title}
        columns={columns}
        rows={profiles}
        rowKey={({ id }) => id}
        rowHref={({ id }) => profilePath(id)}
        lead={Logo}
      />
    </ListScreen>
  )
}

/** Its newest logo; without one its initials, as of a person. */
const Logo = ({ id, name, logo }: ListedProfile) => (
  <span className="row-thumb profile-thumb">
    {logo ? (
      <SafeImage src={profileFilePath(id, logo, 'thumb')} alt="" width={56} height={32} />
    ) : (
      <span className="profile-initials" style={{ background: avatarColor(name) }} aria-hidden>
        {initials(name)}
      </span>
    )}
  </span>
)

const columns: Column<ListedProfile>[] = [
  {
    label: say.fields.name,
    cell: ({ name, own }) => (
      <>
        {name} {own && <Tag>{say.own}</Tag>}
      </>
    ),
  },
  {
    label: say.fields.colors,
    yields: 2,
    phone: 'hide',
    cell: ({ brandColors }) => <Swatches colors={brandColors} />,
  },
  { label: say.fields.owner, yields: 3, cell: ({ owner }) => <Person person={owner} /> },
  {
    label: say.fields.members,
    size: 'word',
    align: 'end',
    phone: 'hide',
    cell: ({ members }) => members,
  },
  {
    label: say.fields.updated,
    size: 'tag',
    yields: 1,
    phone: 'hide',
    cell: ({ updatedAt }) => <Time at={updatedAt} />,
  },
]

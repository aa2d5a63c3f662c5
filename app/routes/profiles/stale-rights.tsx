import { textsIn } from '~/components/form/form-state'
import { StaleForm } from '~/components/form/stale-form'
import type { Stale } from '~/components/form/use-form-answer'
import { memberMessages as say } from '~/messages/profiles'
import { displayName } from '~/messages/users'
import { type MemberRights, memberRights } from '~/permissions/profiles'
import { membersPath } from './addresses'

export type StoredRights = {
  members: ({ id: string; name: string | null } & MemberRights)[]
  version: number
}

/** Two people said what the members may: where they differ, and the choice. */
export function StaleRights({ stale, profile }: { stale: Stale<StoredRights>; profile: string }) {
  const values = stale.stored.members.map((member) => {
    const yours = memberRights.filter((right) => textsIn(stale.typed, right).includes(member.id))
    const stored = memberRights.filter((right) => member[right])
    return { label: displayName(member.name), stored: named(stored), yours: named(yours) }
  })
  return <StaleForm stale={stale} values={values} reloadTo={membersPath(profile)} />
}

const named = (rights: readonly (keyof MemberRights)[]) =>
  rights.map((right) => say.rights[right]).join(', ') || say.reads

import { useLoaderData } from '@remix-run/react'
import { CreateDialog } from '~/components/form/create-dialog'
import { forbidden } from '~/domain-error'
import { createProfile, createProfileSchema } from '~/features/profiles/create-profile.server'
import { ownedCompanies } from '~/features/profiles/owned-companies.server'
import { profileMessages as say } from '~/messages/profiles'
import { isNearly, limits } from '~/permissions/limits'
import { canCreateProfile } from '~/permissions/profiles'
import { newId } from '~/platform/ids.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { requireMember } from '~/routes/http/require-member'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { editPath, profilesPath } from './addresses'

const most = limits.companiesOfClient

export const loader = screen(({ actor }) => {
  if (!canCreateProfile(actor)) throw forbidden()
  return { key: newId(), owned: ownedCompanies(requireMember(actor).id) }
})

export const action = act(createProfileSchema, ({ actor, value, idempotencyKey }) => {
  const id = createProfile(actor, { ...value, idempotencyKey })
  return redirectWithFlash(editPath(id), { kind: 'success', text: say.created })
})

export const meta = () => [{ title: `${say.createTitle} · Panelry` }]

/** A new company profile: its name; everything else is on its own screen. */
export default function CreateProfile() {
  const { key, owned } = useLoaderData<typeof loader>()
  const lead = isNearly(owned, most)
    ? `${say.createLead} ${say.nearlyFull(owned, most)}`
    : say.createLead
  return (
    <CreateDialog
      title={say.createTitle}
      closeTo={profilesPath}
      formKey={key}
      words={{ ...say, createLead: lead }}
      autoComplete="organization"
    />
  )
}

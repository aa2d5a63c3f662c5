import { useLoaderData } from '@remix-run/react'
import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { listHistory } from '~/features/history/list-history.server'
import { readPageStart } from '~/features/lists/page-start'
import { listParts } from '~/features/profiles/parts'
import { type ViewedProfile, viewedProfile } from '~/features/profiles/profile-views.server'
import { pathTo } from '~/map/path-to'
import { partTexts, profileFileMessages, profileMessages as say } from '~/messages/profiles'
import { profileFolders } from '~/permissions/vocabulary'
import { HistoryTab, wantsHistory } from '~/routes/history/history-tab'
import { screen } from '~/routes/http/screen-and-act.server'
import { editPath } from './addresses'
import { ColorsShown } from './colors-shown'
import { FileRows } from './file-rows'
import { LogoShown } from './logo-shown'
import { PartSection } from './part-section'
import { ProfileAddresses } from './profile-addresses'
import { ProfileFrame, profileHandle, profileMeta } from './profile-frame'
import { readHead } from './read-head.server'

export const loader = screen(({ actor, params: { profile: id = '' }, url: { searchParams } }) => {
  const head = readHead(actor, id)
  const past = head.may.history && wantsHistory(searchParams)
  return {
    head,
    profile: viewedProfile(actor, id),
    history: past ? listHistory('company_profiles', id, readPageStart(searchParams)) : null,
  }
})

export { profileHandle as handle }

export const meta = profileMeta('profile')

/** A company profile as it is read; for staff also its history. */
export default function Profile() {
  const { head, profile, history } = useLoaderData<typeof loader>()
  return (
    <ProfileFrame head={head} view={history ? 'history' : 'profile'}>
      {history ? (
        <HistoryTab history={history} />
      ) : isEmpty(profile) ? (
        <EmptyState
          title={say.empty}
          actions={
            head.may.edit && (
              <ButtonLink to={editPath(head.id)} look="primary" icon="pencil">
                {say.edit}
              </ButtonLink>
            )
          }
        >
          {say.emptyLead}
        </EmptyState>
      ) : (
        <Parts profile={profile} />
      )}
    </ProfileFrame>
  )
}

/** Filled parts of it; empty ones are left out. */
function Parts({ profile }: { profile: ViewedProfile }) {
  const { id, colors, files } = profile
  const logo = files.find(({ folder }) => folder === 'logo')
  return (
    <div className="profile-parts">
      {colors.length > 0 && <ColorsShown profile={profile} />}
      {logo && <LogoShown profile={profile} logo={logo} />}
      {profileFolders.map((folder) => {
        const inside = files.filter((file) => file.folder === folder)
        return folder === 'logo' || inside.length === 0 ? null : (
          <PartSection key={folder} title={partTexts[folder].title}>
            <FileRows profile={id} files={inside} />
          </PartSection>
        )
      })}
      <ProfileAddresses profile={profile} />
      {files.length > 0 && (
        <div className="profile-foot">
          <ButtonLink
            to={pathTo('/company-profile/:profile/files.zip', { profile: id })}
            icon="download"
            reloadDocument
          >
            {profileFileMessages.downloadAll}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}

const isEmpty = (profile: ViewedProfile) =>
  profile.colors.length + profile.files.length === 0 &&
  listParts.every((part) => profile[part].length === 0)

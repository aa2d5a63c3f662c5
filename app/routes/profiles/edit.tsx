import { useActionData, useLoaderData, useOutlet } from '@remix-run/react'
import { ErrorSummary, OtherErrors } from '~/components/form/error-summary'
import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import type { LiveHandle } from '~/components/shell/live'
import { ButtonLink } from '~/components/ui/button'
import { Notice } from '~/components/ui/notice'
import { Screen } from '~/components/ui/screen'
import { useHydrated } from '~/components/ui/use-hydrated'
import { newestEvent } from '~/features/live/newest-event.server'
import { isRowPart, listParts, rowParts } from '~/features/profiles/parts'
import { type EditedProfile, editedProfile } from '~/features/profiles/profile-views.server'
import { pathTo } from '~/map/path-to'
import { controlWords } from '~/messages/controls'
import { partTexts, rowWaits, profileMessages as say } from '~/messages/profiles'
import { profileFolders } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { loginsPath, membersPath, profilePath, profilesCrumb } from './addresses'
import { carryOutPart } from './carry-out-part.server'
import { FilesPart } from './files-part'
import { NamePart } from './name-part'
import { PartSection } from './part-section'
import { RowsPart } from './rows-part'
import { rowId } from './rows-row'
import type { PartAnswer } from './use-part'

/**
 * Without script the page begins at its top: what is wrong further down, or waits for its save, is led to
 * from there.
 */
function WrongRows({ answer }: { answer: PartAnswer }) {
  const scripted = useHydrated()
  const part = String(answer.result?.initialValue?.part ?? '')
  if (scripted || !isRowPart(part)) return null
  if (answer.gone) {
    return (
      <Notice>
        <a className="link" href={`#${part}`}>
          {rowWaits(answer.gone, partTexts[part].save)}
        </a>
      </Notice>
    )
  }
  const errors = Object.entries(answer.result?.error ?? {}).flatMap(([name, found]) => {
    const index = /^entries\[(\d+)\]$/.exec(name)?.[1]
    const error = found?.[0]
    if (!error) return []
    const label =
      index === undefined ? partTexts[part].title : `${partTexts[part].row} ${Number(index) + 1}`
    return [{ name, label, error, id: index === undefined ? part : rowId(part, Number(index)) }]
  })
  return <ErrorSummary errors={errors} focus={false} />
}

export const loader = screen(({ actor, params: { profile: id = '' } }) => ({
  since: newestEvent(),
  key: newId(),
  profile: editedProfile(actor, id),
}))

export const action = act(carryOutPart)

type Data = ReturnType<typeof useLoaderData<typeof loader>>

export const handle: LiveHandle<Data> = {
  live: ({ profile, since }) => ({ topic: `profile:${profile.id}`, since }),
}

export const meta = ({ data: of }: { data?: Data }) => [
  { title: `${of ? say.editTitle(of.profile.name) : say.title} · Panelry` },
]

/** A company profile as it is changed: each part is a form of its own. */
export default function EditProfile() {
  const { profile, key } = useLoaderData<typeof loader>()
  const { id, name, mayDelete } = profile
  return (
    <Screen dialog={useOutlet()}>
      <DashboardShell
        breadcrumb={[
          profilesCrumb,
          { label: name, to: profilePath(id) },
          { label: controlWords.edit },
        ]}
      >
        <PageHead
          title={<span className="wrap-anywhere">{say.editTitle(name)}</span>}
          actions={
            <>
              {mayDelete && (
                <ButtonLink
                  to={pathTo('/company-profiles/:profile/delete', { profile: id })}
                  look="quiet-danger"
                  icon="trash"
                  preventScrollReset
                >
                  {say.delete}
                </ButtonLink>
              )}
              <ButtonLink to={profilePath(id)} look="quiet" icon="arrow-left">
                {say.backTo}
              </ButtonLink>
            </>
          }
        >
          <p className="max-w-text text-n600">{say.editLead}</p>
        </PageHead>
        <Wrong />
        <Parts profile={profile} fileKey={key} />
      </DashboardShell>
    </Screen>
  )
}

/** Errors that belong to no part; without script also the place of an error in the long page. */
function Wrong() {
  const answer = useActionData() as PartAnswer | undefined
  if (!answer) return null
  return (
    <div className="profile-wrong">
      <OtherErrors besides={['name', ...rowParts, ...profileFolders]} />
      <WrongRows answer={answer} />
    </div>
  )
}

const Parts = ({ profile, fileKey }: { profile: EditedProfile; fileKey: string }) => (
  <div className="profile-parts">
    <NamePart profile={profile} />
    <RowsPart profile={profile} part="brandColors" />
    {profileFolders.map((folder) => (
      <FilesPart key={folder} profile={profile} folder={folder} formKey={fileKey} />
    ))}
    {listParts.map((part) => (
      <RowsPart key={part} profile={profile} part={part} />
    ))}
    {profile.seesLogins && (
      <PartSection title={say.tabs.logins} lead={say.loginsLead}>
        <ButtonLink to={loginsPath(profile.id)} icon="lock">
          {say.openLogins}
        </ButtonLink>
      </PartSection>
    )}
    <PartSection title={say.tabs.members} lead={say.membersLead}>
      <ButtonLink to={membersPath(profile.id)} icon="users">
        {say.openMembers}
      </ButtonLink>
    </PartSection>
  </div>
)

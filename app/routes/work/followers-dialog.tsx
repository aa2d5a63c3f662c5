import { useLoaderData, useLocation } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { FormError } from '~/components/form/error-summary'
import { textsIn } from '~/components/form/form-state'
import { Kept } from '~/components/form/kept'
import { Picker } from '~/components/form/picker'
import { StaleForm } from '~/components/form/stale-form'
import { SubmitButton } from '~/components/form/submit-button'
import { VersionForm } from '~/components/form/version-form'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { columnWords } from '~/messages/columns'
import { peopleWords } from '~/messages/people'
import { workMessages as say } from '~/messages/work'
import { useFormAnswer } from '~/routes/http/use-form-answer'
import { chosenOf } from './choose-staff'
import { backTo, keptView } from './kept-view'
import type { FollowersData } from './work-dialogs.server'

export const followersMeta = ({ data }: { data?: FollowersData }) => [
  { title: `${data ? say.followersTitle(data.work.kind) : ''} · Panelry` },
]

export function FollowersDialog() {
  const { work, version, staff, search, found, ids } = useLoaderData<FollowersData>()
  const at = useLocation()
  const closeTo = backTo(work, at.search)
  const { field, formError, stale, typed } = useFormAnswer<{ followers: string[] }>()
  const namesOf = (ids: readonly string[]) =>
    staff.flatMap((one) => (ids.includes(one.id) ? one.name : [])).join(', ') || say.nobody
  return (
    <Dialog title={say.followersTitle(work.kind)} closeTo={closeTo}>
      {stale ? (
        <StaleForm
          stale={stale}
          values={[
            {
              label: columnWords.followers,
              stored: namesOf(stale.stored.followers),
              yours: namesOf(textsIn(stale.typed, 'followers')),
            },
          ]}
          reloadTo={closeTo}
        />
      ) : (
        <VersionForm version={version} className="form" preventScrollReset>
          <FormError>{formError}</FormError>
          <Kept values={keptView(at.search)} />
          <Picker
            name="followers"
            label={columnWords.followers}
            hint={say.followersHint}
            {...{ search, found }}
            chosen={chosenOf(staff, typed ? textsIn(typed, 'followers') : ids)}
            source={at.pathname}
            words={peopleWords}
            errors={field('followers').errors?.join(' ') ?? null}
          />
          <DialogActions>
            <CancelLink to={closeTo} preventScrollReset />
            <SubmitButton>{say.saveFollowers}</SubmitButton>
          </DialogActions>
        </VersionForm>
      )}
    </Dialog>
  )
}

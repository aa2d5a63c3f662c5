import { useLoaderData, useLocation } from '@remix-run/react'
import { CheckboxGroup } from '~/components/form/choice-fields'
import { FormError } from '~/components/form/error-summary'
import { textsIn } from '~/components/form/form-state'
import { StaleForm } from '~/components/form/stale-form'
import { SubmitButton } from '~/components/form/submit-button'
import { VersionForm } from '~/components/form/version-form'
import { ButtonLink } from '~/components/ui/button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { columnWords } from '~/messages/columns'
import { controlWords } from '~/messages/controls'
import { workMessages as say } from '~/messages/work'
import { useFormAnswer } from '~/routes/http/use-form-answer'
import { backTo } from './kept-view'
import type { FollowersData } from './work-dialogs.server'

export const followersMeta = ({ data }: { data?: FollowersData }) => [
  { title: `${data ? say.followersTitle(data.work.kind) : ''} · Panelry` },
]

export function FollowersDialog() {
  const { work, version, followers, staff } = useLoaderData<FollowersData>()
  const closeTo = backTo(work, useLocation().search)
  const { field, formError, stale, typed } = useFormAnswer<{ followers: string[] }>()
  const namesOf = (ids: readonly string[]) =>
    staff.flatMap((one) => (ids.includes(one.id) ? one.name : [])).join(', ') || say.nobody
  const { defaultValue: _, ...followersField } = field('followers')
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
          <CheckboxGroup
            {...followersField}
            label={columnWords.followers}
            hint={say.followersHint}
            values={typed ? textsIn(typed, 'followers') : followers}
            options={staff.map((one) => ({ value: one.id, label: one.name }))}
          />
          <DialogActions>
            <ButtonLink to={closeTo} preventScrollReset>
              {controlWords.cancel}
            </ButtonLink>
            <SubmitButton>{say.saveFollowers}</SubmitButton>
          </DialogActions>
        </VersionForm>
      )}
    </Dialog>
  )
}

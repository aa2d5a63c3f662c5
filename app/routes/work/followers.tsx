import type { MetaFunction } from '@remix-run/node'
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
import { setFollowers } from '~/features/work/set-followers.server'
import { following } from '~/features/work/work-forms.server'
import { followersSchema } from '~/features/work/work-schema.server'
import { columnWords } from '~/messages/columns'
import { peopleWords } from '~/messages/people'
import { workMessages as say } from '~/messages/work'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { useFormAnswer } from '~/routes/http/use-form-answer'
import { chosenOf, staffAt } from './choose-staff'
import { backTo, keptView } from './kept-view'
import { workIn } from './work-in'

export const loader = screen(({ actor, params, url: { searchParams } }) => {
  const form = following(actor, workIn(params))
  return staffAt(form, searchParams, { name: 'followers', stored: form.followers })
})

export const action = act(
  { schema: followersSchema, first: ({ actor, params }) => following(actor, workIn(params)) },
  ({ actor, value, url, found: { work } }) => {
    setFollowers(actor, { work, ...value })
    return redirectWithFlash(backTo(work, url.search), {
      kind: 'success',
      text: say.followersSaved,
    })
  },
)

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data ? say.followersTitle(data.work.kind) : ''} · Panelry` },
]

/** The dialog that says who follows a work item. */
export default function FollowersDialog() {
  const { work, version, staff, search, found, ids } = useLoaderData<typeof loader>()
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

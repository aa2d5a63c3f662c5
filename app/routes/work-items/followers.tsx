import type { MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { EditForm } from '~/components/form/edit-form'
import { HiddenValues } from '~/components/form/hidden-values'
import { Picker } from '~/components/form/picker'
import { SubmitButton } from '~/components/form/submit-button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { setFollowers } from '~/features/work-items/set-followers.server'
import { following } from '~/features/work-items/work-forms.server'
import { followersSchema } from '~/features/work-items/work-schema.server'
import { columnWords } from '~/messages/columns'
import { peopleWords } from '~/messages/people'
import { workMessages as say } from '~/messages/work'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { chosenOf, staffAt } from './choose-staff'
import { backTo, viewParams } from './view-params'
import { workFromParams } from './work-from-params'

export const loader = screen(({ actor, params, url: { searchParams } }) => {
  const form = following(actor, workFromParams(params))
  return staffAt(form, searchParams, { name: 'followers', stored: form.followers })
})

export const action = act(
  {
    schema: followersSchema,
    first: ({ actor, params }) => following(actor, workFromParams(params)),
  },
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
  const nameOf = (id: string) =>
    id === '' ? say.nobody : (staff.find((one) => one.id === id)?.name ?? '')
  return (
    <Dialog title={say.followersTitle(work.kind)} closeTo={closeTo}>
      <EditForm
        row={{ version, followers: ids }}
        compare={{ followers: [columnWords.followers, nameOf] }}
        reloadTo={closeTo}
        preventScrollReset
      >
        {({ list }) => (
          <>
            <HiddenValues values={viewParams(at.search)} />
            <Picker
              name="followers"
              label={columnWords.followers}
              hint={say.followersHint}
              {...{ search, found }}
              chosen={chosenOf(staff, list('followers'))}
              source={at.pathname}
              words={peopleWords}
            />
            <DialogActions>
              <CancelLink to={closeTo} preventScrollReset />
              <SubmitButton>{say.saveFollowers}</SubmitButton>
            </DialogActions>
          </>
        )}
      </EditForm>
    </Dialog>
  )
}

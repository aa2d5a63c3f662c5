import { data } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { FormError } from '~/components/form/error-summary'
import { HiddenKey } from '~/components/form/hidden-key'
import { Picker } from '~/components/form/picker'
import type { PickerOption } from '~/components/form/picker-parts'
import { SubmitButton } from '~/components/form/submit-button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { photoSrc } from '~/components/ui/photo'
import { Fault } from '~/faults'
import { addCollaborators } from '~/features/collaborators/add-collaborators.server'
import { type Found, findPeople } from '~/features/collaborators/find-people.server'
import { queryOf } from '~/map/path-to'
import { collaboratorMessages as say } from '~/messages/collaborators'
import { busyWords } from '~/messages/controls'
import { newId } from '~/platform/ids.server'
import { faultAnswer } from '~/routes/http/fault-answer'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { memberOf } from '~/routes/http/member-of'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { collaboratorsPanel } from '../addresses'

const here = '/projects/:id/collaborators/add'

export const loader = screen(here, ({ actor, params: { id = '' }, url }) => {
  const { searchParams: query } = url
  const search = query.get('q') ?? ''
  const people = findPeople(memberOf(actor), {
    projectId: id,
    search,
    chosen: query.getAll('user'),
  })
  return {
    search,
    found: people.found.map(optionOf),
    chosen: people.chosen.map(optionOf),
    closeTo: collaboratorsPanel(id, url),
    here: url.pathname,
    page: { p: query.get('p'), s: query.get('s') },
    key: newId(),
  }
})

export const action = act(here, async ({ actor, form, submission, params: { id = '' }, url }) => {
  const member = memberOf(actor)
  const userIds = form.getAll('user').filter((value) => typeof value === 'string')
  try {
    const n = addCollaborators(member, { projectId: id, userIds, submission })
    const text = say.added(n)
    return await redirectWithFlash(collaboratorsPanel(id, url), { kind: 'success', text })
  } catch (fault) {
    if (!(fault instanceof Fault) || fault.status === 404 || fault.code === 'forbidden') throw fault
    const { chosen } = findPeople(member, { projectId: id, chosen: userIds })
    return data({ ...faultAnswer(fault), chosen: chosen.map(optionOf) }, fault.status)
  }
})

const optionOf = ({ id, name, avatar, email }: Found): PickerOption => ({
  id,
  label: name,
  photo: photoSrc(avatar),
  note: email,
})

/** The collaborator picker. */
export default function AddCollaborators() {
  const loaded = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const fault = answer && 'fault' in answer ? answer.fault : null
  const chosen = answer && 'chosen' in answer ? answer.chosen : loaded.chosen
  const { p, s } = loaded.page
  return (
    <Dialog title={say.add} closeTo={loaded.closeTo} size="content">
      <Form
        method="post"
        action={`${loaded.here}${queryOf({ p, s, q: loaded.search })}`}
        className="form"
        preventScrollReset
      >
        <p className="text-n600">{say.addLead}</p>
        <FormError>{fault?.field ? null : fault?.text}</FormError>
        <HiddenKey value={loaded.key} />
        {/* A search by plain GET keeps the page behind. */}
        {p && <input type="hidden" name="p" value={p} />}
        {s && <input type="hidden" name="s" value={s} />}
        <Picker
          name="user"
          label={say.search}
          hint={say.searchHint}
          search={loaded.search}
          found={loaded.found}
          chosen={chosen}
          source={loaded.here}
          words={{ chosen: say.chosen, found: say.found, none: say.noneFound }}
          errors={fault?.field === 'user' ? fault.text : null}
        />
        <DialogActions>
          <CancelLink to={loaded.closeTo} preventScrollReset />
          <SubmitButton busyLabel={busyWords.adding}>{say.add}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

import { data } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { ActionForm } from '~/components/form/action-form'
import { CancelLink } from '~/components/form/cancel-link'
import { FormError } from '~/components/form/error-summary'
import { Picker } from '~/components/form/picker'
import type { PickerOption } from '~/components/form/picker-parts'
import { SubmitButton } from '~/components/form/submit-button'
import { TextField } from '~/components/form/text-field'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { photoSrc } from '~/components/ui/photo'
import { DomainError } from '~/domain-error'
import { addCollaborators } from '~/features/collaborators/add-collaborators.server'
import { type Found, findPeople } from '~/features/collaborators/find-people.server'
import { optionalEmail } from '~/features/form-input/fields.server'
import { queryOf } from '~/map/path-to'
import { collaboratorDialogs as dialogs } from '~/messages/collaborator-dialogs'
import { collaboratorMessages as say } from '~/messages/collaborators'
import { busyWords } from '~/messages/controls'
import { isStaff } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { errorData } from '~/routes/http/error-data'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { textField } from '~/routes/http/form.server'
import { requireMember } from '~/routes/http/require-member'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { ofForms } from '~/routes/http/with-form.server'
import { collaboratorsPanel } from '../addresses'

export const loader = screen(({ actor, params: { id = '' }, url }) => {
  const { searchParams: query } = url
  const search = query.get('q') ?? ''
  const people = findPeople(requireMember(actor), {
    projectId: id,
    search,
    chosen: query.getAll('user'),
  })
  const typed = query.get('email') ?? ''
  return {
    search,
    staff: isStaff(actor),
    /** A whole address that names nobody they know is for an invitation. */
    email: typed || (people.found.length === 0 && isEmail(search) ? search.trim() : ''),
    found: people.found.map(optionOf),
    chosen: people.chosen.map(optionOf),
    closeTo: collaboratorsPanel(id, url),
    here: url.pathname,
    page: { p: query.get('p'), s: query.get('s') },
    key: newId(),
  }
})

const emailTyped = optionalEmail()

export const action = act(
  ofForms(
    [z.object({ email: emailTyped })],
    async ({ actor, form, idempotencyKey, params: { id = '' }, url }) => {
      const member = requireMember(actor)
      const userIds = form.getAll('user').filter((value) => typeof value === 'string')
      const typed = textField(form, 'email')
      try {
        const email = emailTyped.safeParse(typed)
        if (!email.success) throw new DomainError('email-unreadable', 400, { field: 'email' })
        const done = addCollaborators(member, {
          projectId: id,
          userIds,
          email: email.data,
          idempotencyKey,
        })
        const text = plainText(done)
        return await redirectWithFlash(collaboratorsPanel(id, url), { kind: 'success', text })
      } catch (error) {
        if (!(error instanceof DomainError) || error.status === 404 || error.code === 'forbidden')
          throw error
        const { chosen } = findPeople(member, { projectId: id, chosen: userIds })
        return data({ ...errorData(error), chosen: chosen.map(optionOf), typed }, error.status)
      }
    },
  ),
)

const isEmail = (text: string) => text.trim() !== '' && emailTyped.safeParse(text).success

const plainText = ({ added, invited }: ReturnType<typeof addCollaborators>) => {
  if (!invited) return dialogs.added(added)
  return added > 0 ? dialogs.addedAndInvited(added) : dialogs.inviteSent
}

const optionOf = ({ id, name, avatar, email }: Found): PickerOption => ({
  id,
  label: name,
  photo: photoSrc(avatar),
  note: email,
})

/** The collaborator picker, and the invitation of somebody who is not found by it. */
export default function AddCollaborators() {
  const loaded = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const error = answer && 'error' in answer ? answer.error : null
  const chosen = answer && 'chosen' in answer ? answer.chosen : loaded.chosen
  const typed = answer && 'typed' in answer ? answer.typed : loaded.email
  const { p, s } = loaded.page
  return (
    <Dialog title={say.add} closeTo={loaded.closeTo} size="content">
      <ActionForm
        formKey={loaded.key}
        action={`${loaded.here}${queryOf({ p, s, q: loaded.search })}`}
        className="form"
        preventScrollReset
      >
        <p className="text-n600">{dialogs.addLead}</p>
        <FormError links={{ 'account settings': '/account-settings' }}>
          {error?.field ? null : error?.text}
        </FormError>
        {/* A search by plain GET keeps the page behind. */}
        {p && <input type="hidden" name="p" value={p} />}
        {s && <input type="hidden" name="s" value={s} />}
        <Picker
          name="user"
          label={loaded.staff ? dialogs.searchForStaff : dialogs.search}
          hint={loaded.staff ? dialogs.searchForStaffHint : dialogs.searchHint}
          search={loaded.search}
          found={loaded.found}
          chosen={chosen}
          source={loaded.here}
          words={{ chosen: dialogs.chosen, found: dialogs.found, none: dialogs.noneFound }}
          errors={error?.field === 'user' ? error.text : null}
        />
        <TextField
          // An address that a search found is filled in.
          key={typed}
          name="email"
          label={dialogs.inviteBy}
          hint={dialogs.inviteHint}
          type="email"
          autoComplete="off"
          defaultValue={typed}
          errors={error?.field === 'email' ? error.text : null}
          optional
        />
        <DialogActions>
          <CancelLink to={loaded.closeTo} preventScrollReset />
          <SubmitButton busyLabel={busyWords.adding}>{say.add}</SubmitButton>
        </DialogActions>
      </ActionForm>
    </Dialog>
  )
}

import { useEffect, useRef } from 'react'
import { CreateForm } from '~/components/form/create-form'

import { SubmitButton } from '~/components/form/submit-button'
import { TextField } from '~/components/form/text-field'
import { useStableForm } from '~/components/form/use-stable-form'
import { busyWords } from '~/messages/controls'
import { memberMessages as say } from '~/messages/profiles'
import { mostInvites } from '~/shared/invites'

/** Invites somebody to the members by their email. */
export function InviteForm({ formKey }: { formKey: string }) {
  const { key } = useStableForm({ key: formKey })
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef(key)
  // The button that was pressed is gone, and the focus with it: the next one is invited here.
  useEffect(() => {
    const isNext = shown.current !== key && document.activeElement === document.body
    shown.current = key
    if (isNext) form.current?.querySelector<HTMLElement>('[name="email"]')?.focus()
  }, [key])
  return (
    <CreateForm
      name="invite"
      key={key}
      formKey={key}
      data-fresh=""
      formRef={form}
      links={{ 'account settings': '/account-settings' }}
      className="form mt-6 max-w-form"
      preventScrollReset
    >
      <div className="members-invite">
        <TextField
          name="email"
          label={say.inviteBy}
          hint={say.inviteHint(mostInvites)}
          type="email"
          placeholder="name@company.example"
          autoComplete="off"
          required
        />
        <SubmitButton look="secondary" icon="user-plus" busyLabel={busyWords.inviting}>
          {say.invite}
        </SubmitButton>
      </div>
    </CreateForm>
  )
}

import { useEffect, useRef } from 'react'
import { CancelLink } from '~/components/form/cancel-link'
import { CreateForm } from '~/components/form/create-form'
import { SelectField } from '~/components/form/select-field'
import { SubmitButton } from '~/components/form/submit-button'
import { TextareaField, TextField } from '~/components/form/text-field'
import { useHydrated } from '~/components/ui/use-hydrated'
import { busyWords } from '~/messages/controls'
import { shareMessages as say } from '~/messages/share'
import { isSeen, type SharedDetails } from './share-data'
import { sharePath } from './share-path'
import { Trap } from './trap'
import type { Placing } from './use-place'

/** A visitor's comment on the page, or on a section of it. A press on the page chooses the place. */
export function CommentForm({
  token,
  page,
  width,
  formKey,
  visitorName,
  closeTo,
  placing: { place, sent, takeBack, close },
}: SharedDetails & { placing: Placing; closeTo: string }) {
  const canPress = useHydrated() && isSeen(page)
  const form = useRef<HTMLFormElement>(null)
  const before = useRef<typeof place>(null)
  useEffect(() => {
    const about = form.current?.querySelector('select')
    if (about && place) {
      about.value = place.section
      // The field that was refused has the focus.
      if (place !== sent) form.current?.querySelector('textarea')?.focus()
    } else if (about && before.current?.section === about.value) {
      about.value = ''
    }
    before.current = place
  }, [place, sent])
  return (
    <CreateForm
      formRef={form}
      name="comment"
      formKey={formKey}
      values={{ name: visitorName }}
      again
      className="form"
      fields={{ x: place?.x, y: place?.y }}
      action={sharePath(token, page.id, { width, side: 'comment' })}
      preventScrollReset
    >
      <h3>{say.leaveComment}</h3>
      <SelectField
        name="section"
        label={say.about}
        hint={place ? say.placeChosen : canPress ? say.pressSpot : undefined}
        options={[
          { value: '', label: say.wholePage },
          ...page.sections.map(({ id, number, name }) => ({
            value: id,
            label: say.aboutSection(number, name),
          })),
        ]}
        onChange={takeBack}
      />
      <TextareaField name="text" label={say.comment} rows={4} required />
      <TextField name="name" label={say.yourName} autoComplete="name" required />
      <Trap />
      <p className="muted">{say.whoSees}</p>
      <SubmitButton icon="send" wide busyLabel={busyWords.sending}>
        {say.sendComment}
      </SubmitButton>
      <CancelLink wide to={closeTo} onClick={close} preventScrollReset />
    </CreateForm>
  )
}

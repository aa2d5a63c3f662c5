import { CreateForm } from '~/components/form/create-form'
import { FormError } from '~/components/form/error-summary'
import { SelectField } from '~/components/form/select-field'
import { TextareaField } from '~/components/form/text-field'
import { useFormAnswer } from '~/components/form/use-form-answer'
import { Avatar } from '~/components/ui/avatar'
import { DataList } from '~/components/ui/data-list'
import { photoSrc } from '~/components/ui/photo'
import type { Week } from '~/features/bookings/week.server'
import { bookingMessages as say } from '~/messages/bookings'
import { busyWords } from '~/messages/controls'
import { BookButtons } from './book-buttons'
import { callForm } from './other-times-link'

/** The opening that was chosen, what the call is about, and the button that books it. */
export function YourCall({
  week,
  person,
  about,
  client,
  options,
  formKey,
  otherTo,
}: {
  week: Week
  /** Person who is wanted; null for anyone. */
  person: { id: string; name: string; avatar: string | null } | null
  about: string
  /** Client it is for, when staff book it. */
  client: { id: string; name: string } | null
  options: readonly { value: string; label: string }[]
  formKey: string
  otherTo: string
}) {
  const { field, formError } = useFormAnswer()
  const { chosen, minutes } = week
  const timeError = field('opening').errors?.[0]
  return (
    <section id="your-call" className="your-call" aria-labelledby="your-call-title" tabIndex={-1}>
      <h2 id="your-call-title" className="font-semibold">
        {client ? say.theCall : say.yourCall}
      </h2>
      <FormError>{formError ?? timeError}</FormError>
      {chosen ? (
        <DataList
          rows={[
            [
              say.when,
              <span key="when">
                <b>{chosen.day}</b>
                <span className="block">{chosen.times}</span>
              </span>,
            ],
            [
              say.with,
              <span key="with" className="mark">
                {person && <Avatar name={person.name} src={photoSrc(person.avatar)} />}
                {person ? person.name : `${say.anyone}, ${say.anyoneLead.toLowerCase()}`}
              </span>,
            ],
            [say.for, say.minutes(minutes)],
          ]}
        />
      ) : (
        <p className="muted">
          {say.choose}. {say.chooseLead}
        </p>
      )}
      {/* It stays while another time is looked for: what is written comes along. */}
      <CreateForm
        id={callForm}
        formKey={formKey}
        values={{ about }}
        fields={{ client: client?.id, with: person?.id ?? '' }}
        errors="own"
        hidden={!chosen}
        preventScrollReset
      >
        <SelectField name="about" label={say.about} options={options} placeholder={say.general} />
        <TextareaField
          name="note"
          label={person ? say.before(person.name.split(' ')[0] ?? '') : say.beforeAnyone}
          optional
        />
        {chosen && (
          <BookButtons
            {...{ chosen, otherTo }}
            label={say.book}
            instead={say.bookInstead}
            busyLabel={busyWords.booking}
          />
        )}
        <p className="muted">{client ? say.whoForLead : say.mailed}</p>
      </CreateForm>
    </section>
  )
}

import { SelectField } from '~/components/form/select-field'
import { SubmitButton } from '~/components/form/submit-button'
import { classNames } from '~/components/ui/class-names'
import { StepButtons } from '~/components/ui/step-buttons'
import { useHydrated } from '~/components/ui/use-hydrated'
import { fieldKindNames, builderMessages as say } from '~/messages/builder'
import { busyWords } from '~/messages/controls'
import { type Field, fieldKinds } from '~/shared/fields'
import type { BuilderData } from './builder-data.server'
import { builderForm, intent, SavingLink } from './builder-form'
import { builderLink } from './builder-link'
import { useDragFields } from './use-drag-fields'

/** The fields of the draft in their order; each is a link, and can be moved. */
export function FieldsList({ base, form: { draft }, field }: BuilderData) {
  const drag = useDragFields(draft)
  return (
    <section className="builder-part" data-part="fields" aria-labelledby="builder-fields">
      <h2 className="builder-head" id="builder-fields">
        {say.fields} <span className="count">{draft.length}</span>
      </h2>
      {draft.length === 0 && <p className="muted px-(--edge) py-3">{say.noFields}</p>}
      <ol className="field-rows" ref={drag}>
        {draft.map((each, index) => (
          <Row
            key={each.id}
            field={each}
            place={index + 1}
            last={index === draft.length - 1}
            current={each.id === field?.id}
            to={builderLink(base, { field: each.id, view: 'field' })}
          />
        ))}
      </ol>
      <div className="add-field">
        <SelectField
          form={builderForm}
          name="newKind"
          label={say.kindOfNew}
          hideLabel
          options={fieldKinds.map((kind) => ({ value: kind, label: fieldKindNames[kind] }))}
        />
        <SubmitButton {...intent('add')} look="secondary" icon="plus" busyLabel={busyWords.adding}>
          {say.addField}
        </SubmitButton>
      </div>
    </section>
  )
}

function Row({
  field: { id, label, kind },
  place,
  last,
  current,
  to,
}: {
  field: Field
  place: number
  last: boolean
  current: boolean
  to: string
}) {
  const scripted = useHydrated()
  return (
    <li data-field={id} aria-current={current ? 'true' : undefined}>
      {scripted && <span className="grip" aria-hidden="true" />}
      <span className="place">{place}</span>
      <SavingLink
        to={to}
        className={classNames('field-name truncate-line', kind === 'heading' && 'is-heading')}
        preventScrollReset
      >
        {label}
      </SavingLink>
      <span className="kind">{fieldKindNames[kind]}</span>
      <span className="field-steps">
        <StepButtons
          of={label}
          first={place === 1}
          last={last}
          sends={(to) => intent('move', id, to)}
        />
      </span>
    </li>
  )
}

import { type Segment, Segmented } from '../ui/segmented'
import { FieldNotes, type FieldProps, useField } from './field'

/** One of a few in a row. */
export function SegmentedField({
  segments,
  ...props
}: FieldProps & { segments: readonly Segment[] }) {
  const { control, errors } = useField(props)
  return (
    <div className="field" id={control.id} tabIndex={-1}>
      <span className="label" aria-hidden="true">
        {props.label}
      </span>
      <Segmented
        name={control.name}
        label={typeof props.label === 'string' ? props.label : control.name}
        segments={segments}
        value={control.defaultValue}
      />
      <FieldNotes id={control.id} hint={props.hint} errors={errors} />
    </div>
  )
}

import type { ReactNode } from 'react'
import { controlWords } from '~/messages/controls'
import { partWords } from '~/messages/parts'
import { answerName, type Field } from '~/shared/fields'
import { CheckboxField, CheckboxGroup, RadioField } from '../form/choice-fields'
import { ColorField } from '../form/color-field'
import { SelectField } from '../form/select-field'
import { TextareaField, TextField } from '../form/text-field'
import { Tag } from '../ui/tag'
import { type AnswerFile, AttachmentField } from './attachment-field'

export type AnswerFieldProps = {
  field: Field
  /** Options of a field `product`. */
  products: readonly { id: string; name: string }[]
  value: string | string[] | undefined
  errors: string[] | null
  files: readonly AnswerFile[]
  /** A question that was not there when the form was opened. */
  isNew: boolean
}

const shortKinds: readonly Field['kind'][] = [
  'number',
  'email',
  'phone',
  'url',
  'date',
  'select',
  'color',
]

/** Whether a field takes half a row. */
export const isShort = ({ kind }: Pick<Field, 'kind'>): boolean => shortKinds.includes(kind)

/** The control of one field of a form that staff built. */
export function AnswerField(props: AnswerFieldProps) {
  const { field, value = '' } = props
  if (field.kind === 'heading') return <Heading field={field} />
  const text = typeof value === 'string' ? value : (value[0] ?? '')
  const label: ReactNode = props.isNew ? (
    <>
      {field.label} <Tag tone="primary">{partWords.new}</Tag>
    </>
  ) : (
    field.label
  )
  const common = {
    name: answerName(field.id),
    label,
    hint: field.description || undefined,
    optional: !field.required,
    required: field.required,
    errors: props.errors,
  }
  const one = { ...common, defaultValue: text }
  const options = field.options.map((option) => ({ value: option, label: option }))
  switch (field.kind) {
    case 'text':
      return <TextField {...one} />
    case 'textarea':
      return <TextareaField {...one} />
    case 'number':
      return <TextField {...one} inputMode="decimal" />
    case 'email':
      return <TextField {...one} type="email" />
    case 'phone':
      return <TextField {...one} type="tel" />
    case 'url':
      return (
        <TextField
          {...one}
          inputMode="url"
          placeholder="https://"
          autoCapitalize="off"
          spellCheck={false}
        />
      )
    case 'date':
      return <TextField {...one} type="date" />
    case 'select':
      return <SelectField {...one} options={options} placeholder={controlWords.choose} />
    case 'radio':
      return <RadioField {...one} options={options} />
    case 'product':
      return (
        <RadioField
          {...one}
          options={props.products.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )
    case 'checkbox':
      return <CheckboxField {...common} checked={text === 'on'} />
    case 'checkboxes':
      return <CheckboxGroup {...common} options={options} values={[value].flat()} />
    case 'color':
      return <ColorField {...one} />
    case 'attachment':
      return <AttachmentField {...common} files={props.files} />
  }
}

const Heading = ({ field }: { field: Field }) => (
  <div className="answer-heading">
    <h2>{field.label}</h2>
    {field.description && <p>{field.description}</p>}
  </div>
)

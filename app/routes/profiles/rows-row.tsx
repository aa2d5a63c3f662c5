import { ColorField } from '~/components/form/color-field'
import { TextField } from '~/components/form/text-field'
import { IconButton } from '~/components/ui/button'
import type { BrandColor } from '~/features/profiles/color-report'
import type { RowPart } from '~/features/profiles/parts'
import { partTexts, removeRow } from '~/messages/profiles'
import { ColorReadings } from './color-reading'

type Props = {
  part: RowPart
  text: string
  index: number
  last: boolean
  errors: readonly string[]
  /** How the stored color can be read. */
  color?: BrandColor | undefined
}

/** The id of a row's field; what says that something is wrong leads there. */
export const rowId = (part: string, index: number) => `${part}-${index + 1}`

/** One entry and the button that takes it away. */
export function Row({ part, text, index, last, errors, color }: Props) {
  const { row, placeholder } = partTexts[part]
  const field = {
    id: rowId(part, index),
    name: 'entries',
    label: `${row} ${index + 1}`,
    hideLabel: true,
    defaultValue: text,
    errors,
  }
  const remove = (
    <IconButton
      name="intent"
      value={`remove-${index}`}
      icon="close"
      label={removeRow(row, index + 1, text)}
      formNoValidate
    />
  )
  if (part === 'brandColors') {
    return (
      <li className="profile-row profile-row-color">
        <ColorField {...field} />
        <span className="profile-readings">{color && <ColorReadings of={color} />}</span>
        {!last && remove}
      </li>
    )
  }
  return (
    <li className="profile-row">
      <TextField
        {...field}
        type={part === 'locations' ? 'text' : 'url'}
        inputMode={part === 'locations' ? 'text' : 'url'}
        placeholder={last ? placeholder : undefined}
        autoComplete="off"
        spellCheck={false}
      />
      {remove}
    </li>
  )
}

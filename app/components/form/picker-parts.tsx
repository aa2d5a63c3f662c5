import { Avatar } from '../ui/avatar'

/** Somebody who can be chosen. */
export type PickerOption = {
  id: string
  label: string
  /** Address of a picture. */
  photo?: string | null
  /** Tells two of the same name apart, e.g. the email. */
  note?: string | null
}

export type PickerProps = {
  /** Sent once for each one chosen, with the id as value. */
  name: string
  /** Label of the search. */
  label: string
  hint?: string
  /** Text searched for by plain GET, and the results and choices of then. */
  search: string
  found: readonly PickerOption[]
  chosen: readonly PickerOption[]
  /** The address that answers a search: `?q=` with `{ search, found }`. */
  source: string
  words: { chosen: string; found: (n: number) => string; none: string }
  /** One at most is chosen; what it is called to choose none. */
  nobody?: string
  errors?: string | null
}

/** Picture, name and note of an option. */
export const OptionFace = ({ label, photo, note }: PickerOption) => (
  <span className="picker-face">
    <Avatar name={label} src={photo} size={28} />
    <span className="min-w-0">
      <span className="truncate-line">{label}</span>
      {note && <span className="muted truncate-line">{note}</span>}
    </span>
  </span>
)

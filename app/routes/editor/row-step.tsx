import { Icon, type IconName } from '~/components/ui/icon'

/** Button of a row that moves or removes it: it sends the form, which comes back with all that was typed. */
export const RowStep = ({
  step,
  icon,
  label,
  off = false,
  focused = false,
}: {
  step: string
  icon: IconName
  label: string
  off?: boolean
  /** It was pressed: without script the browser goes back to it. */
  focused?: boolean
}) => (
  <button
    type="submit"
    className="btn btn-quiet btn-icon"
    name="step"
    value={step}
    data-words={step}
    aria-label={label}
    title={label}
    disabled={off}
    autoFocus={focused && !off}
  >
    <Icon name={icon} />
  </button>
)

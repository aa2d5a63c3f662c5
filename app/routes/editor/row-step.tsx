import { Icon, type IconName } from '~/components/ui/icon'

/** Button of a row that moves or removes it: it sends the form, which comes back with all that was typed. */
export const RowStep = ({
  step,
  icon,
  label,
  off = false,
}: {
  step: string
  icon: IconName
  label: string
  off?: boolean
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
  >
    <Icon name={icon} />
  </button>
)

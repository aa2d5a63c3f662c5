import { useLocation } from '@remix-run/react'
import { ActionForm } from '~/components/form/action-form'
import { type OptionGroup, SelectField } from '~/components/form/select-field'
import { SubmitButton } from '~/components/form/submit-button'
import { pathTo } from '~/map/path-to'
import { bookingMessages as say } from '~/messages/bookings'

/** In which time zone the times of a screen are told; it is kept. */
export function ZoneForm({ zone, zones }: { zone: string; zones: readonly OptionGroup[] }) {
  const { pathname, search } = useLocation()
  return (
    <ActionForm
      action={pathTo('/account-settings/time-zone')}
      className="zone-form"
      preventScrollReset
      key={zone}
    >
      <input type="hidden" name="redirectTo" value={pathname + search} />
      <SelectField name="zone" label={say.timesIn} groups={zones} defaultValue={zone} />
      <SubmitButton look="secondary">{say.showTimes}</SubmitButton>
    </ActionForm>
  )
}

import { ActionForm } from '~/components/form/action-form'
import { type OptionGroup, SelectField } from '~/components/form/select-field'
import { SubmitButton } from '~/components/form/submit-button'
import { SettingsSection } from '~/components/shell/settings-section'
import { pathTo } from '~/map/path-to'
import { accountMessages as say } from '~/messages/accounts'
import { zoneName } from '~/messages/dates'

/** By which clock one reads times, on screens and in mails; the hours of staff are told by it too. */
export function ZoneSection({
  zone,
  office,
  zones,
  hasHours,
}: {
  /** Null for the browser's, else the studio's. */
  zone: string | null
  office: string
  zones: readonly OptionGroup[]
  /** Whether calls can be booked with this person. */
  hasHours: boolean
}) {
  return (
    <SettingsSection
      title={say.zone}
      lead={hasHours ? `${say.zoneLead} ${say.zoneOfHours}` : say.zoneLead}
      anchor="time-zone"
    >
      <ActionForm
        action={pathTo('/account-settings/time-zone')}
        className="form"
        preventScrollReset
        key={zone}
      >
        <SelectField
          name="zone"
          label={say.zone}
          defaultValue={zone ?? ''}
          placeholder={say.zoneOffice(zoneName(office))}
          groups={zones}
        />
        <div className="form-actions">
          <SubmitButton look="secondary">{say.saveZone}</SubmitButton>
        </div>
      </ActionForm>
    </SettingsSection>
  )
}

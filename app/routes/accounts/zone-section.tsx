import { Form } from '@remix-run/react'
import { SelectField } from '~/components/form/select-field'
import { SubmitButton } from '~/components/form/submit-button'
import { SettingsSection } from '~/components/shell/settings-section'
import { pathTo } from '~/map/path-to'
import { accountMessages as say } from '~/messages/accounts'
import { zoneName } from '~/messages/availability'

/** In which time zone one reads times; the hours of staff are told in it too. */
export function ZoneSection({
  zone,
  office,
  zones,
}: {
  /** Null for that of the office. */
  zone: string | null
  office: string
  zones: readonly string[]
}) {
  return (
    <SettingsSection title={say.zone} lead={say.zoneLead}>
      <Form
        method="post"
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
          options={[...new Set([...zones, ...(zone ? [zone] : [])])].map((value) => ({
            value,
            label: value.replace(/_/g, ' '),
          }))}
        />
        <div className="form-actions">
          <SubmitButton look="secondary">{say.saveZone}</SubmitButton>
        </div>
      </Form>
    </SettingsSection>
  )
}

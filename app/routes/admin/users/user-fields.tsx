import { CheckboxField, CheckboxGroup } from '~/components/form/choice-fields'
import { SelectField } from '~/components/form/select-field'
import { TextField } from '~/components/form/text-field'
import { SettingsSection } from '~/components/shell/settings-section'
import type { EditedUser, Grants } from '~/features/users/find-user.server'
import { roleNames } from '~/messages/roles'
import { userFields as labels, userParts as parts, userMessages as say } from '~/messages/users'
import { manageFlags } from '~/permissions/vocabulary'

type Props = {
  may: Grants
  packages: readonly { id: string; name: string }[]
  /** Null is somebody new. */
  user?: EditedUser | null
  generalLimit: number
}

/** Everything about a person, new or not; what one may not change is shown and switched off. */
export function UserFields({ may, packages, user = null, generalLimit }: Props) {
  return (
    <>
      <SettingsSection title={parts.profile}>
        <div className="form">
          <TextField name="fullName" label={labels.fullName} autoComplete="off" required />
          <TextField
            name="email"
            label={labels.email}
            type="email"
            autoComplete="off"
            readOnly={!may.email}
            hint={may.email ? undefined : say.ownEmail}
            required
          />
        </div>
      </SettingsSection>
      <SettingsSection title={parts.role}>
        <div className="form">
          <SelectField
            name="role"
            label={labels.role}
            options={may.roles.map((role) => ({ value: role, label: roleNames[role] }))}
          />
          {packages.length > 0 && (
            <CheckboxGroup
              name="packages"
              label={labels.packages}
              hint={say.packagesHint}
              optional
              options={packages.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
          <TextField
            name="allowedActiveRequests"
            label={labels.allowedActiveRequests}
            inputMode="numeric"
            optional
            hint={say.requestsHint(generalLimit)}
          />
        </div>
      </SettingsSection>
      <SettingsSection title={parts.studio}>
        <div className="form">
          <CheckboxField name="organization" label={labels.organization} hint={say.employeeHint} />
          <TextField name="employeeRole" label={labels.employeeRole} optional />
          <fieldset className="field">
            <legend className="label">{parts.rights}</legend>
            {manageFlags.map((flag) => (
              <CheckboxField
                key={flag}
                name={flag}
                label={labels[flag]}
                // One that is not sent stays as it is stored, whatever else was refused.
                {...(!may.flags.includes(flag) && {
                  disabled: true,
                  checked: user?.flags.includes(flag) ?? false,
                })}
              />
            ))}
            {may.flags.length < manageFlags.length && <p className="hint">{say.rightsHint}</p>}
          </fieldset>
        </div>
      </SettingsSection>
    </>
  )
}

import { CheckboxField } from '~/components/form/choice-fields'
import { EditForm } from '~/components/form/edit-form'
import { textIn } from '~/components/form/form-state'
import { type OptionGroup, SelectField } from '~/components/form/select-field'
import { SubmitButton } from '~/components/form/submit-button'
import { TextField } from '~/components/form/text-field'
import type { Stale } from '~/components/form/use-form-answer'
import { SettingsSection } from '~/components/shell/settings-section'
import type { GeneralSettings } from '~/features/settings/general-settings.server'
import { settingsFields as labels, settingsMessages as say, weekdays } from '~/messages/settings'

type Name = keyof typeof labels

/** The general settings, by what they are about. */
export function SettingsForm({
  settings,
  version,
  zones,
  never,
}: {
  settings: GeneralSettings
  version: number
  zones: readonly OptionGroup[]
  /** The page banner from here on is none. */
  never: number
}) {
  return (
    <EditForm
      row={{ ...settings, version }}
      values={(row) => fieldsOf(row, never)}
      compare={(stale) => changed(stale, never)}
      summary={labels}
      page
    >
      <SettingsSection title={say.studio} lead={say.studioLead}>
        <div className="form">
          <TextField name="studioName" label={labels.studioName} hint={say.studioHint} />
          <TextField
            name="studioEmail"
            label={labels.studioEmail}
            hint={say.studioEmailHint}
            type="email"
            autoComplete="off"
          />
        </div>
      </SettingsSection>
      <SettingsSection title={say.limits} lead={say.limitsLead}>
        <div className="form">
          <TextField {...number('maxProjects')} />
          <TextField {...number('maxClientProjects')} />
          <TextField {...number('allowedActiveRequests')} hint={say.activeRequestsHint} />
          <div className="form off-by-box">
            <CheckboxField name="noBanner" label={say.noBanner} hint={say.noBannerHint} />
            <TextField {...number('pageBanner')} hint={say.pageBannerHint} />
          </div>
        </div>
      </SettingsSection>
      <SettingsSection title={say.conversations} lead={say.conversationsLead}>
        <div className="form">
          <TextField {...number('undoSeconds')} hint={say.undoHint} />
        </div>
      </SettingsSection>
      <SettingsSection title={say.office} lead={say.officeLead}>
        <div className="form">
          <fieldset className="field">
            <legend className="label">{say.openOn}</legend>
            <div className="grid grid-cols-2 gap-x-4 md:grid-cols-4">
              {weekdays.map((label, index) => {
                const name = `day${index + 1}`
                return <CheckboxField key={name} {...{ name, label }} />
              })}
            </div>
          </fieldset>
          <div className="grid grid-cols-2 gap-4">
            <TextField name="officeOpens" label={labels.officeOpens} type="time" required />
            <TextField
              name="officeCloses"
              label={labels.officeCloses}
              type="time"
              hint={say.closesHint}
              required
            />
          </div>
          <SelectField name="officeZone" label={labels.officeZone} groups={zones} required />
          <TextField {...number('slotMinutes')} hint={say.slotHint} />
          <TextField {...number('pauseMinutes')} hint={say.pauseHint} />
          <TextField {...number('noticeHours')} hint={say.noticeHint} />
          <TextField {...number('callsPerDay')} hint={say.callsPerDayHint} />
        </div>
      </SettingsSection>
      <div className="form-actions form-actions-pinned form-actions-edge">
        <SubmitButton>{say.save}</SubmitButton>
      </div>
    </EditForm>
  )
}

const number = (name: Name) => ({
  name,
  label: labels[name],
  inputMode: 'numeric' as const,
  autoComplete: 'off',
  required: true,
})

const days = weekdays.map((_, index) => index + 1)

const isOpen = ({ officeDays }: GeneralSettings, day: number) =>
  officeDays.split(',').includes(String(day))

/** Stored settings, as the fields show them. */
const fieldsOf = (settings: GeneralSettings, never: number) => ({
  ...settings,
  officeCloses: settings.officeCloses === '24:00' ? '00:00' : settings.officeCloses,
  pageBanner: settings.pageBanner >= never ? '' : settings.pageBanner,
  noBanner: settings.pageBanner >= never,
  ...Object.fromEntries(days.map((day) => [`day${day}`, isOpen(settings, day)])),
})

/** Both versions, in words. */
function changed({ typed, stored }: Stale<GeneralSettings>, never: number) {
  const words = (name: Name, value: string) =>
    name === 'pageBanner' && Number(value) >= never ? say.never : value
  const yours = (name: Name) =>
    name === 'pageBanner' && typed.noBanner === 'on' ? say.never : words(name, textIn(typed, name))
  const typedDays = days.filter((day) => typed[`day${day}`] === 'on')
  const dayNames = (list: number[]) => list.map((day) => weekdays[day - 1]).join(', ')
  const theirDays = days.filter((day) => isOpen(stored, day))
  return [
    ...(Object.keys(labels) as Name[]).map((name) => ({
      label: labels[name],
      stored: words(name, String(stored[name])),
      yours: yours(name),
    })),
    { label: say.openOn, stored: dayNames(theirDays), yours: dayNames(typedDays) },
  ]
}

import { CheckboxField } from '~/components/form/choice-fields'
import { ErrorSummary, FormError } from '~/components/form/error-summary'
import { textIn } from '~/components/form/form-state'
import { type OptionGroup, SelectField } from '~/components/form/select-field'
import { StaleForm } from '~/components/form/stale-form'
import { SubmitButton } from '~/components/form/submit-button'
import { TextField } from '~/components/form/text-field'
import { VersionForm } from '~/components/form/version-form'
import { SettingsSection } from '~/components/shell/settings-section'
import type { GeneralSettings } from '~/features/settings/general-settings.server'
import { settingsFields as labels, settingsMessages as say, weekdays } from '~/messages/settings'
import { type Stale, useFormAnswer } from '~/routes/http/use-form-answer'

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
  const open = settings.officeDays.split(',')
  const isOpen = (day: number) => open.includes(String(day))
  const names = Object.keys(labels) as Name[]
  const stored = {
    ...Object.fromEntries(names.map((name) => [name, String(settings[name])])),
    noBanner: settings.pageBanner >= never ? 'on' : null,
  }
  const { field, formError, summary, typed, stale } = useFormAnswer<GeneralSettings>(stored)
  if (stale) {
    return (
      <div className="page-body max-w-form">
        <StaleForm
          stale={stale}
          values={changed(stale, never)}
          reloadTo="/admin/general-settings"
        />
      </div>
    )
  }
  const number = (name: Name) => ({
    ...field(name),
    label: labels[name],
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    required: true,
  })
  const banner = number('pageBanner')
  const closes = field('officeCloses')
  return (
    <VersionForm version={version}>
      <div className="grid max-w-form gap-4 px-(--edge) py-4 empty:hidden">
        <FormError>{formError}</FormError>
        <ErrorSummary errors={summary(labels)} />
      </div>
      <SettingsSection title={say.studio} lead={say.studioLead}>
        <div className="form">
          <TextField {...field('studioName')} label={labels.studioName} hint={say.studioHint} />
          <TextField
            {...field('studioEmail')}
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
            <CheckboxField {...field('noBanner')} label={say.noBanner} hint={say.noBannerHint} />
            <TextField
              {...banner}
              defaultValue={Number(banner.defaultValue) >= never ? '' : banner.defaultValue}
              hint={say.pageBannerHint}
            />
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
                const checked = typed ? typed[name] === 'on' : isOpen(index + 1)
                return <CheckboxField key={name} {...{ name, label, checked }} />
              })}
            </div>
          </fieldset>
          <div className="grid grid-cols-2 gap-4">
            <TextField {...field('officeOpens')} label={labels.officeOpens} type="time" required />
            <TextField
              {...closes}
              defaultValue={closes.defaultValue === '24:00' ? '00:00' : closes.defaultValue}
              label={labels.officeCloses}
              type="time"
              hint={say.closesHint}
              required
            />
          </div>
          <SelectField {...field('officeZone')} label={labels.officeZone} groups={zones} required />
          <TextField {...number('slotMinutes')} hint={say.slotHint} />
          <TextField {...number('pauseMinutes')} hint={say.pauseHint} />
          <TextField {...number('noticeHours')} hint={say.noticeHint} />
          <TextField {...number('callsPerDay')} hint={say.callsPerDayHint} />
        </div>
      </SettingsSection>
      <div className="form-actions form-actions-pinned border-n200 border-t px-(--edge) py-4 max-md:mx-0">
        <SubmitButton>{say.save}</SubmitButton>
      </div>
    </VersionForm>
  )
}

/** Both versions, in words. */
function changed({ typed, stored }: Stale<GeneralSettings>, never: number) {
  const words = (name: Name, value: string) =>
    name === 'pageBanner' && Number(value) >= never ? say.never : value
  const yours = (name: Name) =>
    name === 'pageBanner' && typed.noBanner === 'on' ? say.never : words(name, textIn(typed, name))
  const days = weekdays.map((_, index) => index + 1)
  const typedDays = days.filter((day) => typed[`day${day}`] === 'on')
  const dayNames = (list: number[]) => list.map((day) => weekdays[day - 1]).join(', ')
  const theirDays = days.filter((day) => stored.officeDays.split(',').includes(String(day)))
  return [
    ...(Object.keys(labels) as Name[]).map((name) => ({
      label: labels[name],
      stored: words(name, String(stored[name])),
      yours: yours(name),
    })),
    { label: say.openOn, stored: dayNames(theirDays), yours: dayNames(typedDays) },
  ]
}

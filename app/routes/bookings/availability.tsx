import { data, type LinksFunction } from '@remix-run/node'
import { Form, Link, useLoaderData } from '@remix-run/react'
import { EditForm } from '~/components/form/edit-form'
import { textIn } from '~/components/form/form-state'
import { SelectField } from '~/components/form/select-field'
import { SubmitButton } from '~/components/form/submit-button'

import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import { SettingsSection } from '~/components/shell/settings-section'
import { Button } from '~/components/ui/button'
import { availabilitySchema } from '~/features/availability/availability-schema.server'
import { findAvailability } from '~/features/availability/find-availability.server'
import { saveAvailability } from '~/features/availability/save-availability.server'
import { listStaff } from '~/features/user-access/list-staff.server'
import { pathTo } from '~/map/path-to'
import { clockText, lengthText, availabilityMessages as say } from '~/messages/availability'
import { zoneName } from '~/messages/dates'
import { weekdays } from '~/messages/settings'
import { isAdmin } from '~/permissions/vocabulary'
import { AccountTabs } from '~/routes/accounts/account-tabs'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { textField } from '~/routes/http/form.server'
import { requireMember } from '~/routes/http/require-member'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { ofForms, withForm } from '~/routes/http/with-form.server'
import styles from './bookings.css?url'
import { AwayFields, HoursFields } from './hours-fields'
import {
  afterPress,
  bothHours,
  fieldsOf,
  isRowIntent,
  storedRows,
  textsOf,
  typedHours,
} from './hours-rows'

const here = '/account-settings/availability'

/** Person whose hours an address asks for; oneself by default. */
const whose = (query: URLSearchParams, own: string) => query.get('of') || own

export const loader = screen(({ actor: who, url: { searchParams } }) => {
  const actor = requireMember(who)
  const of = whose(searchParams, actor.id)
  return {
    ...findAvailability(actor, of),
    own: of === actor.id,
    people: isAdmin(actor) ? listStaff() : [],
  }
})

/** The buttons of the rows send the form too: it comes back with a row more or less, and nothing is saved. */
const save = withForm(availabilitySchema, ({ actor: who, value, url }) => {
  const actor = requireMember(who)
  const userId = whose(url.searchParams, actor.id)
  saveAvailability(actor, { userId, ...value })
  return redirectWithFlash(pathTo(here, { of: userId === actor.id ? '' : userId }), {
    kind: 'success',
    text: say.saved,
  })
})

export const action = act(
  ofForms([save], async (args) => {
    const intent = textField(args.form, 'intent')
    if (!isRowIntent(intent)) return save(args)
    findAvailability(args.actor, whose(args.url.searchParams, requireMember(args.actor).id))
    const typed = textsOf(args.form)
    const changed = fieldsOf(afterPress(typedHours(typed), intent))
    return data({ result: { initialValue: { version: textIn(typed, 'version'), ...changed } } })
  }),
)

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]
export const meta = () => [{ title: `${say.tab} · ${say.title} · Panelry` }]

const labels: Record<string, string> = {
  ...Object.fromEntries(weekdays.map((label, at) => [`day${at + 1}`, label])),
  awayFrom: say.away,
}

export default function Availability() {
  const stored = useLoaderData<typeof loader>()
  const { person, own, people, version, office } = stored
  const officeText = officeHours(office)
  return (
    <DashboardShell
      breadcrumb={[{ label: say.title, to: '/account-settings' }, { label: say.tab }]}
    >
      <PageHead title={say.title} />
      <AccountTabs current="availability" />
      {people.length > 0 && (
        <Form method="get" className="whose-hours" key={person.id}>
          <SelectField
            name="of"
            label={say.hoursOf}
            options={people.map(({ id, name }) => ({ value: id, label: name }))}
            defaultValue={person.id}
          />
          <Button>{say.showHours}</Button>
        </Form>
      )}
      <EditForm<{ version: number }>
        key={person.id}
        row={{ version }}
        compare={(stale) => bothHours(typedHours(stale.typed), stale.stored)}
        summary={labels}
        page
        preventScrollReset
      >
        {({ typed, field }) => {
          const shown = typed ? typedHours(typed) : storedRows(stored.hours, stored.away, office)
          return (
            <>
              {/* Enter in a field saves: the first button of a form is the one it presses. */}
              <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true">
                {say.save}
              </button>
              <SettingsSection
                title={say.weekly}
                lead={
                  <>
                    <p>
                      {own ? say.weeklyLead(officeText) : say.weeklyLeadOf(person.name, officeText)}
                    </p>
                    <p className="mt-2">
                      {say.zone(zoneName(stored.zone))}{' '}
                      {own && (
                        <Link to="/account-settings#time-zone" className="link">
                          {say.changeZone}
                        </Link>
                      )}
                    </p>
                    <p className="mt-2 empty:hidden">{say.terms(stored)}</p>
                  </>
                }
              >
                <HoursFields days={shown.days} errorOf={(name) => field(name).errors?.[0]} />
              </SettingsSection>
              <SettingsSection title={say.away} lead={say.awayLead}>
                <AwayFields rows={shown.away} error={field('awayFrom').errors?.[0]} />
              </SettingsSection>
              <div className="form-actions form-actions-pinned form-actions-edge">
                <SubmitButton>{say.save}</SubmitButton>
                <p className="muted">
                  {stored.total === 0
                    ? say.none
                    : say.summary(lengthText(stored.total), stored.calls, stored.minutes)}
                  {stored.booked > 0 && say.stay(stored.booked)}
                </p>
              </div>
            </>
          )
        }}
      </EditForm>
    </DashboardShell>
  )
}

/** The office hours in words: they are the same on each of its days. */
function officeHours(office: readonly { weekday: number; starts: number; ends: number }[]): string {
  const [first] = office
  if (!first) return say.closed
  const names = office.map(({ weekday }) => weekdays[weekday - 1] ?? '')
  const inRow = office.every(({ weekday }, at) => weekday === first.weekday + at)
  const days = inRow && names.length > 2 ? `${names[0]} to ${names.at(-1)}` : names.join(', ')
  return `${days}, ${clockText(first.starts)} to ${clockText(first.ends)}`
}

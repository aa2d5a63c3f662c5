import type { LinksFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { type ReactNode, useState } from 'react'
import { EditForm } from '~/components/form/edit-form'
import { FormError } from '~/components/form/error-summary'
import { StaleForm } from '~/components/form/stale-form'
import { useFormAnswer } from '~/components/form/use-form-answer'
import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import type { LiveHandle } from '~/components/shell/live'
import { ButtonLink } from '~/components/ui/button'
import { DataList } from '~/components/ui/data-list'
import { moveSchema } from '~/features/bookings/call-schema.server'
import { callToMove } from '~/features/bookings/call-to-move.server'
import { moveCall } from '~/features/bookings/move-call.server'
import { readWeek } from '~/features/bookings/week.server'
import { newestEvent } from '~/features/live/newest-event.server'
import { zoneChoices } from '~/features/settings/zone-choices.server'
import { pathTo } from '~/map/path-to'
import { bookingMessages as say } from '~/messages/bookings'
import { busyWords } from '~/messages/controls'
import { callMoment, namedMoment } from '~/messages/dates'
import { staleMessages } from '~/messages/stale'
import { isStaff } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { BookButtons } from './book-buttons'
import styles from './bookings.css?url'
import { ChosenBar } from './chosen-bar'
import { WeekView } from './week-view'
import { ZoneForm } from './zone-form'

const here = '/book-schedule/calls/:call/move'

export const loader = screen(({ actor, clock: { zone }, params: { call: id = '' }, url }) => {
  const since = newestEvent()
  const call = callToMove(actor, id, zone)
  const [week, opening] = [url.searchParams.get('week'), url.searchParams.get('opening')]
  return {
    since,
    call,
    week: readWeek({
      ...{ only: call.staffId, client: call.clientId, without: id, opening, zone },
      atOnce: isStaff(actor),
      week: week ?? (opening === null ? call.day : null),
    }),
    zones: zoneChoices(zone),
    key: newId(),
  }
})

export const action = act(
  {
    schema: moveSchema,
    first: ({ actor, clock, params: { call = '' } }) => callToMove(actor, call, clock.zone),
  },
  ({ actor, clock, value, found: { id }, idempotencyKey }) => {
    const { start } = moveCall(actor, { id, ...value, idempotencyKey })
    return redirectWithFlash(pathTo('/book-schedule/calls', { new: id }), {
      kind: 'success',
      text: say.moved(namedMoment(start, clock)),
    })
  },
)

export const handle: LiveHandle<{ since: number }> = {
  live: ({ since }) => ({ topic: 'list:bookings', since }),
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]
export const meta = () => [{ title: `${say.moveTitle} · Panelry` }]

export default function MoveCall() {
  const { call, week, zones, key } = useLoaderData<typeof loader>()
  const { formError, field, stale } = useFormAnswer<{ start: number }>()
  const { chosen } = week
  const refused = formError ?? field('opening').errors?.[0]
  const to = (change: Record<string, string>) => pathTo(here, { call: call.id }, change)
  return (
    <DashboardShell
      breadcrumb={[{ label: say.calls, to: '/book-schedule/calls' }, { label: say.moveTitle }]}
    >
      <PageHead
        title={say.moveTitle}
        actions={<ButtonLink to={pathTo('/book-schedule/calls')}>{say.keep}</ButtonLink>}
      />
      <div className="booking">
        <div className="booking-with">
          <h2 className="font-semibold">{say.withOther(call.other)}</h2>
          <p className="mt-1 mb-4">{call.now}</p>
          <ZoneForm zone={week.zone} zones={zones} />
        </div>
        <div className="booking-week" data-long={week.days.length > 5 || undefined}>
          <WeekView week={week} to={to} />
          {chosen && (
            <ChosenBar
              chosen={chosen}
              lead={call.other}
              refused={stale ? staleMessages.staleTitle : refused}
            />
          )}
        </div>
        <section
          id="your-call"
          className="your-call"
          aria-labelledby="your-call-title"
          tabIndex={-1}
        >
          <h2 id="your-call-title" className="font-semibold">
            {say.newTime}
          </h2>
          {!stale && <FormError>{refused}</FormError>}
          {stale ? (
            <StaleForm
              stale={stale}
              values={[
                {
                  label: say.when,
                  stored: callMoment(stale.stored.start, week.zone),
                  yours: callMoment(Date.parse(String(stale.typed.opening)), week.zone),
                },
              ]}
              reloadTo={to({ week: week.monday })}
            />
          ) : chosen ? (
            <MoveForm key={chosen.opening} formKey={key} version={call.version}>
              <DataList
                rows={[
                  [say.when, <b key="when">{chosen.day}</b>],
                  [say.at, chosen.times],
                ]}
              />
              <BookButtons
                chosen={chosen}
                label={say.moveTo}
                instead={say.moveInstead}
                busyLabel={busyWords.moving}
                otherTo={to({ week: week.monday })}
              />
              <p className="muted">{say.movedMailed(call.others)}</p>
            </MoveForm>
          ) : (
            <p className="muted">{say.choose}.</p>
          )}
        </section>
      </div>
    </DashboardShell>
  )
}

/**
 * Keeps the version of when the opening was chosen. Nothing is typed here, so the page goes on being read
 * again (docs/decisions/016-live-events.md); the form must not look fresh by that.
 */
function MoveForm({ version, ...form }: { formKey: string; version: number; children: ReactNode }) {
  const [held] = useState(version)
  return <EditForm {...form} row={{ version: held }} errors="own" preventScrollReset />
}

import { Button, IconButton } from '~/components/ui/button'
import { Icon } from '~/components/ui/icon'
import { lengthText, availabilityMessages as say } from '~/messages/availability'
import { weekdays } from '~/messages/settings'
import { endMinutesOf, minutesOf } from '~/shared/days'
import type { Row, TypedHours } from './hours-rows'

/** The week of somebody: each day with its tick and its rows. The buttons are sent with the form. */
export function HoursFields({
  days,
  errorOf,
}: {
  days: TypedHours['days']
  errorOf: (name: string) => string | undefined
}) {
  return (
    <div>
      {days.map(({ on, rows }, at) => (
        <DayFields
          // A tick that was taken off by its last row is another one.
          key={`${weekdays[at]} ${on}`}
          {...{ on, rows }}
          number={at + 1}
          error={errorOf(`day${at + 1}`)}
        />
      ))}
    </div>
  )
}

function DayFields({
  on,
  rows,
  number,
  error,
}: {
  on: boolean
  rows: readonly Row[]
  number: number
  error: string | undefined
}) {
  const day = weekdays[number - 1] ?? ''
  const id = `field-day${number}`
  const length = on ? lengthOf(rows) : 0
  return (
    <fieldset className="hours-day">
      <legend className="sr-only">{day}</legend>
      <label className="choice">
        <input
          type="checkbox"
          className="check"
          id={id}
          name={`day${number}`}
          defaultChecked={on}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{day}</span>
      </label>
      <span className="hours-none muted">{say.notAvailable}</span>
      <div className="hours-rows">
        {rows.map((row, nth) => (
          <div className="hours-row" key={`${nth} of ${rows.length} ${row.from} ${row.to}`}>
            <input
              type="time"
              className="input"
              name={`from${number}`}
              defaultValue={row.from}
              aria-label={say.from(day, nth + 1)}
            />
            <span>{say.to}</span>
            <input
              type="time"
              className="input"
              name={`to${number}`}
              defaultValue={row.to}
              aria-label={say.until(day, nth + 1)}
            />
            <IconButton
              icon="close"
              label={say.removeRow(day, nth + 1)}
              name="intent"
              value={`remove:${number}:${nth}`}
            />
            {nth === rows.length - 1 && (
              <IconButton
                icon="plus"
                label={say.addRow(day)}
                name="intent"
                value={`add:${number}`}
              />
            )}
          </div>
        ))}
        {error && (
          <p className="error" id={`${id}-error`}>
            <Icon name="alert" />
            {error}
          </p>
        )}
      </div>
      {length > 0 && <span className="hours-sum muted">{lengthText(length)}</span>}
    </fieldset>
  )
}

/** How long the rows last together; 0 while one of them is none. */
function lengthOf(rows: readonly Row[]): number {
  const sum = rows.reduce((all, { from, to }) => all + endMinutesOf(to) - minutesOf(from), 0)
  return Math.max(0, sum || 0)
}

/** The days off: from when to when. */
export function AwayFields({ rows, error }: { rows: readonly Row[]; error: string | undefined }) {
  return (
    <div className="away-rows">
      {rows.map((row, nth) => (
        <div className="away-row" key={`${nth} of ${rows.length} ${row.from} ${row.to}`}>
          <label>
            <span className="label">
              {say.awayFrom}
              <span className="sr-only">{say.ofRow(nth + 1)}</span>
            </span>
            <input
              type="date"
              className="input"
              id={nth === 0 ? 'field-awayFrom' : undefined}
              name="awayFrom"
              defaultValue={row.from}
              aria-invalid={error ? true : undefined}
            />
          </label>
          <label>
            <span className="label">
              {say.awayTo}
              <span className="sr-only">{say.ofRow(nth + 1)}</span>
            </span>
            <input
              type="date"
              className="input"
              name="awayTo"
              defaultValue={row.to}
              aria-invalid={error ? true : undefined}
            />
          </label>
          <IconButton
            icon="close"
            label={say.removeAway(nth + 1)}
            name="intent"
            value={`remove:away:${nth}`}
          />
        </div>
      ))}
      {error && (
        <p className="error">
          <Icon name="alert" />
          {error}
        </p>
      )}
      <div>
        <Button icon="plus" name="intent" value="add:away">
          {say.addAway}
        </Button>
      </div>
    </div>
  )
}

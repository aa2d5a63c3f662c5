import { FilterForm } from '~/components/form/filter-form'
import { TextField } from '~/components/form/text-field'
import { Button } from '~/components/ui/button'
import { Notice } from '~/components/ui/notice'
import { SegmentedLinks } from '~/components/ui/segmented'
import { presets, usualPreset } from '~/features/statistics/range-presets'
import { pathTo } from '~/map/path-to'
import { statisticsMessages as say } from '~/messages/statistics'
import type { SheetData } from './read-sheet.server'
import { sheetPaths } from './sheets'

/** Which days: four links, or two dates. */
export function RangeForm({ data }: { data: SheetData }) {
  const { name, preset, fields, errors, asOf } = data
  const here = sheetPaths[name]
  return (
    <>
      {errors && (
        <div className="stat-refused">
          <Notice tone="danger" role="alert">
            {say.refused}
          </Notice>
        </div>
      )}
      <div className="stat-range">
        <SegmentedLinks
          label={say.ranges}
          segments={presets.map((value) => ({ value, label: say.presets[value] }))}
          {...(preset && { value: preset })}
          to={(last) => pathTo(here, { last: last === usualPreset ? null : last })}
        />
        <FilterForm action={here} key={`${fields.from} ${fields.to}`} noValidate>
          <span className="muted stat-or" aria-hidden="true">
            {say.orFrom}
          </span>
          <TextField
            name="from"
            label={say.from}
            type={errors ? 'text' : 'date'}
            defaultValue={fields.from}
            errors={errors?.from ?? null}
            hideLabel
          />
          <span className="muted" aria-hidden="true">
            {say.until}
          </span>
          <TextField
            name="to"
            label={say.to}
            type={errors ? 'text' : 'date'}
            defaultValue={fields.to}
            errors={errors?.to ?? null}
            hideLabel
          />
          <Button>{say.show}</Button>
        </FilterForm>
        <p className="muted">
          {asOf !== null && `${say.asOf(asOf)} `}
          {say.inUtc}
        </p>
      </div>
    </>
  )
}

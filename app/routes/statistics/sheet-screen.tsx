import { Link } from '@remix-run/react'
import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import { ButtonLink } from '~/components/ui/button'
import { Tabs } from '~/components/ui/tabs'
import { pathTo } from '~/map/path-to'
import { statisticsMessages as say } from '~/messages/statistics'
import { RangeForm } from './range-form'
import type { SheetData } from './read-sheet.server'
import { PartOfSheet, Patterns } from './sheet-part'
import { sheetNames, sheetPaths } from './sheets'

/** A screen of the statistics: its range, its figures, and its charts with their tables. */
export function SheetScreen({ data }: { data: SheetData }) {
  const { name, sheet, fields } = data
  const query = sheet ? (data.preset ? { last: data.preset } : fields) : {}
  return (
    <DashboardShell
      breadcrumb={[
        { label: say.title, ...(name !== 'overview' && { to: '/statistics' }) },
        ...(name === 'overview' ? [] : [{ label: say.tabs[name] }]),
      ]}
    >
      <PageHead
        title={say.title}
        actions={
          sheet && (
            <ButtonLink
              to={pathTo('/statistics/list.csv', { ...query, of: name })}
              icon="download"
              reloadDocument
            >
              {say.csv}
            </ButtonLink>
          )
        }
      >
        <p className="stat-printed">
          {say.printed(say.tabs[name], say.range(data.range.from, data.range.to))}
        </p>
      </PageHead>
      <Tabs
        label={say.title}
        tabs={sheetNames.map((each) => ({
          to: pathTo(sheetPaths[each], query),
          label: say.tabs[each],
          current: each === name,
        }))}
      />
      <RangeForm data={data} />
      {sheet && (
        <>
          <dl className="stat-figures">
            {sheet.figures.map(({ label, text, to, note }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="stat-figure">{to ? <Link to={to}>{text}</Link> : text}</dd>
                <dd className="muted">{note}</dd>
              </div>
            ))}
          </dl>
          {sheet.remarks.length > 0 && (
            <ul className="stat-remarks">
              {sheet.remarks.map((remark) => (
                <li key={remark}>{remark}</li>
              ))}
            </ul>
          )}
          <Patterns />
          <div className="stat-parts">
            {sheet.parts.map((part) => (
              <PartOfSheet
                key={part.id}
                part={part}
                file={pathTo('/statistics/list.csv', { ...query, of: name, table: part.id })}
              />
            ))}
          </div>
        </>
      )}
    </DashboardShell>
  )
}

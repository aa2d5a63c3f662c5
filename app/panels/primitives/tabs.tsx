import type { ReactElement, ReactNode } from 'react'
import { Box } from './box'

type TabsProps<Row> = {
  rows: readonly Row[]
  /** What people press; the chosen one looks different. */
  label(row: Row, chosen: boolean): ReactElement
  /** Of each label. */
  width?: number
  /** What it opens: without, only the choice is shown. */
  page?(row: Row): ReactElement
  children(labels: ReactElement[], page: ReactNode): ReactElement
  /** All looks and pages, for a page on which people choose. */
  isWhole?: boolean
}

/** One of several is chosen: a drawing shows the first, a page lets people press another. */
export function Tabs<Row>({ rows, label, width, page, children, isWhole }: TabsProps<Row>) {
  const labels = rows.map((row, i) => (
    <Tab key={`${i}`} width={width}>
      {(isWhole || i === 0) && <Look isDrawn={i === 0}>{label(row, true)}</Look>}
      {(isWhole || i > 0) && <Look isDrawn={i > 0}>{label(row, false)}</Look>}
    </Tab>
  ))
  const shown = isWhole ? rows : rows.slice(0, 1)
  const pages =
    page &&
    shown.map((row, i) => (
      <Look key={`${i}`} isDrawn={i === 0}>
        <TabPage>{page(row)}</TabPage>
      </Look>
    ))
  return children(labels, pages && <Box>{pages}</Box>)
}

type LookProps = { children: ReactElement; isDrawn: boolean }

const Look = ({ children, isDrawn }: LookProps) =>
  isDrawn ? children : <Undrawn>{children}</Undrawn>

/** What only a page has. */
export const Undrawn = ({ children }: { children: ReactElement }) => children

type TabProps = { children: ReactNode; width?: number }

export const Tab = ({ children, width }: TabProps) => <Box width={width}>{children}</Box>
export const TabPage = ({ children }: { children: ReactNode }) => <Box>{children}</Box>

import { json } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { statisticsMessages as say } from '~/messages/statistics'
import { screen } from '~/routes/http/screen-and-act.server'
import { readSheet } from './read-sheet.server'
import { SheetScreen } from './sheet-screen'

export { statisticsStyles as links } from './styles'

export const loader = screen(async ({ url: { searchParams } }) => {
  const shown = await readSheet('requests', searchParams)
  return json(shown, shown.errors ? 400 : 200)
})

export const meta = () => [{ title: `${say.statisticsOfRequests} · Panelry` }]

export default function RequestsStatistics() {
  return <SheetScreen data={useLoaderData<typeof loader>()} />
}

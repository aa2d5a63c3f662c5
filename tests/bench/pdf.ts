import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { exportsTable } from '~/db/schema'
import { barePdf, closeBarePdf } from './bare-pdf'
import type { Bench, Measure } from './bench'
import { ask, page } from './client'
import { meanwhile, median, percentile, timed } from './measure'
import { atMost, figure, told } from './report'
import { makeEditorWorld, makeListWorld, samplePanels } from './world'

const sections = 20
type World = Awaited<ReturnType<typeof makeEditorWorld>>

/** A color nobody has yet: nothing of it is in the picture cache. */
const brandOf = (run: number) => {
  const color = `#2d4a${(16 + run).toString(16)}`
  return { name: `Website ${run}`, primaryColor: color, secondaryColor: '#c96f4a' }
}

/** Posts the form and waits for the file. */
async function download({ url }: Bench, { project, page, cookie }: World) {
  const form = { kind: 'page_pdf', page: page.id }
  const answer = await ask(`${url}/projects/${project.id}/exports`, { cookie, form })
  const id = /exports\/([\w-]+)/.exec(answer.location)?.[1] ?? ''
  for (;;) {
    const row = db.select().from(exportsTable).where(eq(exportsTable.id, id)).get()
    if (row?.status === 'ready') return
    if (row?.status !== 'running') throw new Error(`the download is ${row?.status ?? 'unknown'}`)
    await new Promise((resume) => setTimeout(resume, 10))
  }
}

/** A page of 20 sections as a PDF, against the same parts without the product around them. */
export const pdf: Measure = async (bench) => {
  const panelIds = samplePanels(sections)
  const cold: number[] = []
  const warm: number[] = []
  const bare: number[] = []
  const busy: number[] = []
  const list = await makeListWorld(15)
  const ask15 = () => page(`${bench.url}/projects`, list.cookie)
  const idle = await meanwhile(new Promise((end) => setTimeout(end, 1_500)), ask15)
  // The threads that draw start with their first job: not counted on either side.
  await download(bench, await makeEditorWorld(2, brandOf(0)))
  await barePdf(panelIds.slice(0, 2), { name: 'Website', primary: '#111111', secondary: '#222222' })
  for (let run = 1; run <= 2; run += 1) {
    const facts = brandOf(run)
    const world = await makeEditorWorld(sections, facts)
    const { name, primaryColor: primary, secondaryColor: secondary } = facts
    bare.push(await timed(() => barePdf(panelIds, { name, primary, secondary })))
    cold.push(await timed(() => download(bench, world)))
    warm.push(await timed(() => download(bench, world)))
  }
  const world = await makeEditorWorld(sections, brandOf(9))
  busy.push(...(await meanwhile(download(bench, world), ask15)))
  await closeBarePdf()
  return [
    told('pdf: 20 sections, cold', figure(median(cold) / 1000, 's')),
    atMost('pdf: cold / bare layout + sharp + pdf-lib', median(cold) / median(bare), 1.3, '×'),
    atMost('pdf: warm / cold', median(warm) / median(cold), 0.2, '×'),
    atMost(
      'pdf: list p99 meanwhile / idle',
      percentile(busy, 0.99) / percentile(idle, 0.99),
      3,
      '×',
    ),
  ]
}

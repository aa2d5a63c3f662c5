import { eq } from 'drizzle-orm'
import { actorOf, makeUser, signIn } from '#tests/fixtures/people'
import { makePage, makeProject, makeSection } from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { exportsTable } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { checkWebsite } from '~/features/exports/website/check-website.server'
import { readWebsite } from '~/features/exports/website/read-website.server'
import { saveFacts } from '~/features/projects/save-facts.server'
import type { Member } from '~/permissions/vocabulary'
import { files } from '~/platform/files/files.server'
import { loadWords } from '../../scripts/demo/load-words'
import { makeWebsite } from '../../scripts/demo/websites'
import type { Bench, Measure } from './bench'
import { ask, page } from './client'
import { meanwhile, percentile, timed } from './measure'
import { figure, told } from './report'
import { makeListWorld, samplePanels } from './world'

/** More than most websites have. */
const large = { pages: 60, sections: 25 }

/** Of the business: no website is taken home while visitors would reach that of the example. */
const facts = {
  ...{ phone: '+45 86 12 04 40', mail: 'hello@large.example' },
  ...{ street: 'Harbour Street 9', city: '8000 Aarhus' },
  places: [{ name: 'Harbour', address: 'Harbour Street 9', phone: '+45 86 12 04 40' }],
}
/** Panels with legal texts of their own, which have to be written anew. */
const isLegal = /^(about-legal-text|login-with-benefits)$/

type Project = { id: string; cookie: string }

/** Posts the form and waits for the archive. @returns its bytes */
async function takeHome({ url }: Bench, { id, cookie }: Project): Promise<number> {
  const site = readWebsite(id)
  const form = { all: site ? (await checkWebsite(site)).claimsKey : '' }
  const answer = await ask(`${url}/projects/${id}/website`, { cookie, form })
  const exportId = /exports\/([\w-]+)/.exec(answer.location)?.[1] ?? ''
  for (;;) {
    const row = db.select().from(exportsTable).where(eq(exportsTable.id, exportId)).get()
    if (row?.status === 'ready') return (await files.stat('exports', row.file ?? ''))?.size ?? 0
    if (row?.status !== 'running') throw new Error(`the download is ${row?.lastError ?? 'unknown'}`)
    await new Promise((resume) => setTimeout(resume, 20))
  }
}

async function largeWebsite(): Promise<Project> {
  const user = makeUser()
  const project = makeProject({ ownerId: user.id, name: 'Large' })
  const { id: projectId, version } = project
  saveFacts(actorOf(user), { projectId, facts, version })
  const panelIds = samplePanels(60).filter((id) => !isLegal.test(id))
  transaction(() => {
    for (let n = 0; n < large.pages; n += 1) {
      const made = makePage(project.id, { name: `Page ${n}`, order: n, home: n === 0 })
      for (let at = 0; at < large.sections; at += 1) {
        makeSection(made, { panelId: panelIds[(7 * n + at) % panelIds.length] })
      }
    }
  })
  return { id: project.id, cookie: await signIn(user) }
}

/** The websites of the demo as files, and a large one beside people who look at a list. */
export const websites: Measure = async (bench) => {
  const rows: ReturnType<typeof told>[] = []
  const megabytes = (bytes: number) => figure(bytes / 1024 ** 2, 'MB')
  for (const website of loadWords().websites) {
    const user = makeUser({ role: 'admin' })
    const project = await makeWebsite(actorOf(user) as Member, website, null)
    const cookie = await signIn(user)
    let bytes = 0
    const time = await timed(async () => {
      bytes = await takeHome(bench, { id: project, cookie })
    })
    rows.push(told(`website: ${website.key}`, `${figure(time / 1000, 's')}, ${megabytes(bytes)}`))
  }
  const list = await makeListWorld(15)
  const project = await largeWebsite()
  let bytes = 0
  let waits: number[] = []
  const time = await timed(async () => {
    waits = await meanwhile(
      takeHome(bench, project).then((size) => {
        bytes = size
      }),
      () => page(`${bench.url}/projects`, list.cookie),
    )
  })
  const what = `website: ${large.pages} pages of ${large.sections} sections`
  rows.push(told(what, `${figure(time / 1000, 's')}, ${megabytes(bytes)}`))
  rows.push(told('website: list p99 meanwhile', figure(percentile(waits, 0.99), 'ms')))
  rows.push(told('website: list worst meanwhile', figure(Math.max(...waits), 'ms')))
  return rows
}

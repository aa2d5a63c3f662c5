import { limits } from '~/permissions/limits'
import type { Measure } from './bench'
import { ask, page } from './client'
import { median, repeated, timed } from './measure'
import { atMost, figure, told } from './report'
import { scriptSize } from './scripts'
import { makeEditorWorld, samplePanels } from './world'

const [panelId = ''] = samplePanels(1)
/** Sections that are added to each measured page. */
const runs = 60

/** The editor as the server sees it: a page with many sections, and one more. */
export const editor: Measure = async ({ url, browser }) => {
  const world = await makeEditorWorld(100)
  const address = `${url}/projects/${world.project.id}`
  const open = () => page(address, world.cookie)
  const html = await open()
  const times = await repeated(20, open, 3)
  const [few, many] = await addTimes(url, 10, limits.sectionsOfPage - runs)
  return [
    told(
      'editor: HTML of 100 sections',
      `${figure(median(times), 'ms')}, ${figure(html.bytes / 1000, 'KB')}`,
    ),
    atMost('editor: script gzip', await scriptSize(browser, address, world.cookie), 140, 'KB'),
    atMost('editor: add the 11th section, median', few, 20, 'ms'),
    atMost('editor: add the 500th section, median', many, 20, 'ms'),
    atMost('editor: 500th / 11th', many / few, 1.3, '×'),
  ]
}

/**
 * Adds `runs` sections to a page with `few` and to one with `many`, in turn, so that whatever else the
 * machine does weighs on both alike. @returns the medians of the POSTs' milliseconds
 */
async function addTimes(url: string, few: number, many: number): Promise<[number, number]> {
  const adders = [await adder(url, few), await adder(url, many)] as const
  const times: [number[], number[]] = [[], []]
  for (let run = 0; run < runs; run += 1) {
    const both = [await timed(adders[0]), await timed(adders[1])] as const
    if (run < 10) continue
    times[0].push(both[0])
    times[1].push(both[1])
  }
  return [median(times[0]), median(times[1])]
}

/** What adds one more section to a page of `count`. */
async function adder(url: string, count: number): Promise<() => Promise<void>> {
  const { project, page, cookie } = await makeEditorWorld(count)
  const target = `${url}/projects/${project.id}/pages/${page.id}/sections`
  return async () => {
    const form = { panelId, orientation: 'left', color: 'light' }
    const { status } = await ask(target, { cookie, form })
    if (status !== 302 && status !== 303) throw new Error(`adding a section: ${status}`)
  }
}

import type { Measure } from './bench'
import { ask, page } from './client'
import { median, repeated } from './measure'
import { atMost, figure, told } from './report'
import { scriptFiles, zippedSize } from './scripts'
import { makeEditorWorld, samplePanels } from './world'

const [panelId = ''] = samplePanels(1)

/** The editor as the server sees it: a page with many sections, and one more. */
export const editor: Measure = async ({ url }) => {
  const world = await makeEditorWorld(100)
  const open = () => page(`${url}/projects/${world.project.id}`, world.cookie)
  const html = await open()
  const times = await repeated(20, open, 3)
  const few = await addTimes(url, 10)
  const many = await addTimes(url, 500)
  return [
    told(
      'editor: HTML of 100 sections',
      `${figure(median(times), 'ms')}, ${figure(html.bytes / 1000, 'KB')}`,
    ),
    atMost('editor: script gzip', zippedSize(scriptFiles(html.body.toString())), 130, 'KB'),
    atMost('editor: add the 11th section, median', few, 20, 'ms'),
    atMost('editor: add the 501st section, median', many, 20, 'ms'),
    atMost('editor: 501st / 11th', many / few, 1.3, '×'),
  ]
}

/** Adds 30 sections to a page with `count`. @returns the median of the POST's milliseconds */
async function addTimes(url: string, count: number): Promise<number> {
  const { project, page, cookie } = await makeEditorWorld(count)
  const target = `${url}/projects/${project.id}/pages/${page.id}/sections`
  const times = await repeated(
    30,
    async () => {
      const form = { panelId, orientation: 'left', color: 'light' }
      const { status } = await ask(target, { cookie, form })
      if (status !== 302 && status !== 303) throw new Error(`adding a section: ${status}`)
    },
    5,
  )
  return median(times)
}

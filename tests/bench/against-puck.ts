import { chromium } from '@playwright/test'
import { panelHeights } from '~/features/panels/panel-heights.server'
import { type SectionView, shownOn } from '~/features/sections/page-document.server'
import { chromiumSwitches, findChromium } from '../../scripts/chromium.mjs'
import type { Measure } from './bench'
import { median } from './measure'
import { type Action, actions, doAll, type Editor, makeEditor, open, usedHeap } from './puck/drive'
import { type PuckPanel, servePuck } from './puck/serve'
import { atMost, figure, type Row } from './report'
import { makeEditorWorld } from './world'

/** How often each is opened, and how often everything is done in it then. */
const turns = 4
const rounds = 3

/**
 * The editor beside Puck with the same pictures in the same Chromium, in turn. Frames are not held
 * back to the screen's rate: what is measured is work, not waiting for the next frame.
 */
export const againstPuck: Measure = async ({ url }) => {
  const puck = await servePuck(url)
  const args = [...chromiumSwitches, '--disable-frame-rate-limit', '--disable-gpu-vsync']
  const browser = await chromium.launch({ executablePath: findChromium(), args })
  try {
    const rows: Row[] = []
    for (const count of [100, 499]) {
      const world = await makeEditorWorld(count)
      const sections = asPuckHasThem(shownOn(world.page).body, world.project.brandId)
      puck.show(sections, { ...sections[1], id: undefined } as PuckPanel)
      const address = `${url}/projects/${world.project.id}?p=${world.page.id}`
      const both = [
        await makeEditor(browser, 'panelry', address, world.cookie),
        await makeEditor(browser, 'puck', puck.url),
      ] as const
      rows.push(...(await compare(count, both)))
      for (const { close } of both) await close()
    }
    return rows
  } finally {
    await browser.close()
    puck.stop()
  }
}

type Both = readonly [Editor, Editor]

/**
 * Only one of them is open at a time: without a screen's rate to hold it back, an editor that moves
 * something all the time, as Puck does, would take a core from the one that is measured.
 */
async function compare(count: number, both: Both): Promise<Row[]> {
  const ready: [number[], number[]] = [[], []]
  const heap: [number[], number[]] = [[], []]
  const times: [Record<Action, number>[], Record<Action, number>[]] = [[], []]
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [side, editor] of both.entries()) {
      const { tab, readyIn } = await open(editor)
      heap[side]?.push(await usedHeap(tab))
      for (let round = 0; round < rounds; round += 1) {
        const done = await doAll(tab, editor.peer)
        // The first draws the pictures.
        if (round > 0) times[side]?.push(done)
      }
      await tab.close()
      // The first fetches what the browser keeps.
      if (turn > 0) ready[side]?.push(readyIn)
    }
  }
  const [ours, theirs] = [median(heap[0]), median(heap[1])]
  return [
    ratio(`${count} sections: ready`, median(ready[0]), median(ready[1]), 0.5),
    ...actions.map((action) => {
      const [ours, theirs] = times.map((all) => median(all.map((each) => each[action])))
      return ratio(`${count} sections: ${action} to paint`, ours ?? 0, theirs ?? 1, 1)
    }),
    atMost(`editor: heap with ${count} sections`, ours, 15, 'MB'),
    ratio(`${count} sections: heap`, ours, theirs, 0.5, 'MB'),
  ]
}

/** How many times Puck's figure ours is, and both. */
function ratio(what: string, ours: number, theirs: number, limit: number, unit = 'ms'): Row {
  const row = atMost(`editor against Puck, ${what}`, ours / theirs, limit, '×')
  const both = `${figure(ours)} and ${figure(theirs)} ${unit}`
  return { ...row, measured: `${row.measured} (${both})` }
}

const asPuckHasThem = (body: readonly SectionView[], brandId: string): PuckPanel[] => {
  const heights = panelHeights(body.map(({ panel }) => panel))
  return body.map(({ id, panel, orientation, color }) => ({
    id,
    panel: panel.id,
    orientation,
    color,
    version: `${brandId}.${panel.revision}`,
    heights: [...(heights.get(panel.id) ?? [])],
  }))
}

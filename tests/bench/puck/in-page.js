// Runs in the page of either editor, before its own script. `bench.toPaint(action)` presses and counts
// until the change is painted.

/** The place of the section that is changed. */
const at = 2

const one = (selector, within = document) => within.querySelector(selector)
const control = (name) => one(`.section[data-selected] [data-control="${name}"]`)

const panelry = {
  // The script has adopted the whole page: earlier no press is answered.
  ready: () => {
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer'))
    return Boolean(key) && !document[key].stateNode.current.memoizedState.isDehydrated
  },
  // A small picture below the large one counts: it is what a person sees.
  pictures: () =>
    Array.from(document.querySelectorAll('.section-picture'), (box) => {
      const image = one('img', box)
      const drawn = image?.complete || box.style.backgroundImage !== ''
      return { src: image?.src, drawn }
    }),
  covered: () => Boolean(one('dialog')?.checkVisibility({ opacityProperty: true })),
  select: () => document.querySelectorAll('.panel-row-link')[at].click(),
  restyle: (color) => control(`style-${color}`).click(),
  undo: () => one('.editor-bar form[action$="/undo"] button').click(),
  move: () => control('step-down').click(),
  duplicate: () => control('duplicate').click(),
  delete: () => control('delete').click(),
  add: () => one('.panel-card-add').click(),
}

const inFrame = () => one('iframe')?.contentDocument

const puck = {
  ready: () => Boolean(window.verbs) && Boolean(inFrame()?.querySelector('[data-panel]')),
  pictures: () =>
    Array.from(inFrame().querySelectorAll('[data-panel]'), ({ src, complete }) => ({
      src,
      drawn: complete,
    })),
  select: () => window.verbs.select(at),
  restyle: (color) => window.verbs.restyle(at, color),
  undo: () => window.verbs.undo(),
  move: () => window.verbs.move(at, at + 1),
  duplicate: () => window.verbs.duplicate(at),
  delete: () => window.verbs.remove(at),
  add: () => window.verbs.add(at + 1),
}

const editor = window.peer === 'puck' ? puck : panelry
const frame = () => new Promise((done) => requestAnimationFrame(done))

/** After what the browser does at the end of a frame. */
const painted = () =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = done
    port2.postMessage(0)
  })

/** What stands around the changed place has another address or count, and its picture is drawn. */
function hasChanged(before) {
  // A dialog hides the page, Puck has none.
  if (editor.covered?.()) return false
  const now = editor.pictures()
  const place = now.findIndex(({ src }, index) => src !== before[index]?.src)
  const there = now[place] ?? (now.length < before.length && now.at(-1))
  return Boolean(there?.drawn)
}

async function toPaint(action, ...facts) {
  const before = editor.pictures()
  const start = performance.now()
  editor[action](...facts)
  do {
    if (performance.now() - start > 10_000)
      throw new Error(`nothing came of ${action} in ${window.peer}`)
    await frame()
  } while (!hasChanged(before))
  await painted()
  return performance.now() - start
}

/**
 * Milliseconds from the navigation until the editor answers. It looks between the tasks, not with the
 * frames: a press is answered also while the first pictures are being drawn.
 */
async function untilReady() {
  while (!editor.ready()) {
    if (performance.now() > 20_000) throw new Error('the editor never answered')
    await new Promise((done) => setTimeout(done, 1))
  }
  return performance.now()
}

Object.assign(window, { bench: { editor, toPaint, untilReady } })

import { createUsePuck, Puck } from '@puckeditor/core'
import { createElement as h, useEffect } from 'react'
import { createRoot } from 'react-dom/client'

// Puck with the panels of a page of ours: see `serve.ts`. Its verbs are called straight from the
// bench, while ours are presses of real controls: what a press costs is not counted against us both.

const destinationZone = 'root:default-zone'
const orientations = ['left', 'center', 'right']
const colors = ['dark', 'grey', 'light']
const usePuck = createUsePuck()

const choice = (values) => ({
  type: 'radio',
  options: values.map((value) => ({ label: value, value })),
})

function Panel({ id, panel, orientation, color, version, heights }) {
  return h('img', {
    'data-panel': id,
    src: `/panels/${panel}/${orientation}/${color}.svg?v=${version}`,
    alt: panel,
    width: 1440,
    height: heights[orientations.indexOf(orientation) * 3 + colors.indexOf(color)],
    loading: 'lazy',
    decoding: 'async',
    style: { display: 'block', width: '100%', height: 'auto' },
  })
}

function Verbs() {
  const dispatch = usePuck((puck) => puck.dispatch)
  const undo = usePuck((puck) => puck.history.back)
  const data = usePuck((puck) => puck.appState.data)
  useEffect(() => {
    window.verbs = {
      undo,
      select: (index) =>
        dispatch({ type: 'setUi', ui: { itemSelector: { index, zone: destinationZone } } }),
      restyle: (index, color) => {
        const { type, props } = data.content[index]
        const changed = { type, props: { ...props, color } }
        dispatch({ type: 'replace', destinationIndex: index, destinationZone, data: changed })
      },
      move: (sourceIndex, destinationIndex) =>
        dispatch({ type: 'reorder', sourceIndex, destinationIndex, destinationZone }),
      duplicate: (sourceIndex) =>
        dispatch({ type: 'duplicate', sourceIndex, sourceZone: destinationZone }),
      remove: (index) => dispatch({ type: 'remove', index, zone: destinationZone }),
      add: (destinationIndex) =>
        dispatch({
          type: 'insert',
          componentType: 'Panel',
          destinationIndex,
          destinationZone,
          id: crypto.randomUUID(),
        }),
    }
  })
  return null
}

const { sections, added } = await (await fetch('/sections.json')).json()
const fields = { orientation: choice(orientations), color: choice(colors) }
createRoot(document.getElementById('root')).render(
  h(Puck, {
    config: { components: { Panel: { fields, defaultProps: added, render: Panel } } },
    data: {
      content: sections.map((props) => ({ type: 'Panel', props })),
      root: { props: {} },
    },
    overrides: {
      headerActions: ({ children }) => h('div', null, children, h(Verbs)),
    },
  }),
)
